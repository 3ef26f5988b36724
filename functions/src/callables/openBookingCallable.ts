import { openBooking } from '../bookings/read/openBooking.ts';
import { openBookingRequest } from '../contract/callables.ts';
import { readLimits } from '../limits/readLimits.ts';
import { numberKey } from '../platform/numberKey.ts';
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
    return openBooking(request, numberKey.value(), now);
  },
  { secrets: [numberKey.name] },
);
