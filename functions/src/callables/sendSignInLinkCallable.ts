import { sendSignInLink } from '../account/sendSignInLink.ts';
import { BookingError } from '../bookings/BookingError.ts';
import { sendSignInLinkRequest } from '../contract/callables.ts';
import { breakerWindow, requestWindow } from '../contract/limits.ts';
import { count } from '../limits/count.ts';
import { readLimits } from '../limits/readLimits.ts';
import { reportOpenBreaker } from '../mail/ownerNotes/reportOpenBreaker.ts';
import { linkSecret } from '../platform/linkSecret.ts';
import { defineCallable } from './defineCallable.ts';

const what = 'linkSignIn';

/**
 * Counted per network and per email, and for all callers together, because each call sends a mail. The window of an
 * email is as long as its links work: whoever is refused because somebody else asked too often has a link that works.
 */
export const sendSignInLinkCallable = defineCallable(
  'sendSignInLink',
  sendSignInLinkRequest,
  async (request, _, network) => {
    const now = new Date();
    const { linkSignIn: limits } = await readLimits();
    if (limits) {
      const own = [
        { what, who: `network ${network}`, most: limits.perNetwork, window: requestWindow },
        { what, who: `email ${request.email}`, most: limits.linksPerEmail, window: breakerWindow },
      ];
      const rateLimit = await count(own, { what, most: limits.overall }, now);
      if (!rateLimit.allowed) {
        if (rateLimit.breakerOpen) await reportOpenBreaker(now);
        throw new BookingError('too-many-requests', { retryAfter: rateLimit.retryAfter });
      }
    }
    await sendSignInLink(request, linkSecret.value(), now);
    return { sent: true } as const;
  },
  { secrets: [linkSecret.name] },
);
