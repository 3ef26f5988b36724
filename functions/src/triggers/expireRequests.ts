import { onSchedule } from 'firebase-functions/scheduler';
import settings from '../../../villa/settings.json' with { type: 'json' };
import { expireRequests as expire } from '../bookings/expireRequests.ts';
import * as log from '../platform/log.ts';

/** Requests that nobody answered let their nights go; looked for every hour. */
export const expireRequests = onSchedule(
  { schedule: 'every 60 minutes', timeZone: settings.timeZone, retryCount: 2 },
  async () => {
    const expired = await expire(new Date());
    if (expired.length > 0) log.requestsExpired(expired);
  },
);
