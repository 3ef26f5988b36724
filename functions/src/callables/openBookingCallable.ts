import { openBooking } from '../bookings/read/openBooking.ts';
import { openBookingRequest } from '../contract/callables.ts';
import { readLimits } from '../limits/readLimits.ts';
import { linkSecret } from '../platform/linkSecret.ts';
import { countOrRefuse } from './countOrRefuse.ts';
import { defineCallable } from './defineCallable.ts';

/** Counted per network, because nobody needs to be signed in. */
export const openBookingCallable = defineCallable(
  'openBooking',
  openBookingRequest,
  async (request, _, network) => {
    const now = new Date();
    const limits = (await readLimits()).openBooking;
    await countOrRefuse('openBooking', `network ${network}`, limits?.perNetwork, now);
    return openBooking(request, linkSecret.value(), now);
  },
  { secrets: [linkSecret.name] },
);
