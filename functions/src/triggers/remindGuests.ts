import { onSchedule } from 'firebase-functions/scheduler';
import settings from '../../../villa/settings.json' with { type: 'json' };
import { remindGuests as remind } from '../bookings/remindGuests.ts';
import * as log from '../platform/log.ts';

/** Guests who arrive soon are told how to get there, in the morning. */
export const remindGuests = onSchedule(
  { schedule: 'every day 08:00', timeZone: settings.timeZone, retryCount: 2 },
  async () => {
    const reminded = await remind(new Date());
    if (reminded.length > 0) log.guestsReminded(reminded);
  },
);
