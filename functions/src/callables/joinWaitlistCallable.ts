import { BookingError } from '../bookings/BookingError.ts';
import { joinWaitlistRequest } from '../contract/callables.ts';
import { requestWindow } from '../contract/limits.ts';
import { count } from '../limits/count.ts';
import { readLimits } from '../limits/readLimits.ts';
import { reportOpenBreaker } from '../mail/ownerNotes/reportOpenBreaker.ts';
import { joinWaitlist } from '../waitlist/joinWaitlist.ts';
import { defineCallable } from './defineCallable.ts';

/** Counted per network, because nobody is signed in, and for all callers together, because each call may send a mail. */
export const joinWaitlistCallable = defineCallable('joinWaitlist', joinWaitlistRequest, async (request, _, network) => {
  const now = new Date();
  const { waitlist: limits } = await readLimits();
  if (limits) {
    const own = { what: 'waitlist', who: `network ${network}`, most: limits.perNetwork, window: requestWindow };
    const rateLimit = await count([own], { what: 'waitlist', most: limits.overall }, now);
    if (!rateLimit.allowed) {
      if (rateLimit.breakerOpen) await reportOpenBreaker(now);
      throw new BookingError('too-many-requests', { retryAfter: rateLimit.retryAfter });
    }
  }
  await joinWaitlist(request, limits?.mailsPerEmail, now);
  return { asked: true } as const;
});
