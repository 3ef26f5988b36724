import { onSchedule } from 'firebase-functions/scheduler';
import settings from '../../../villa/settings.json' with { type: 'json' };
import { reportFailedMails as report } from '../mail/reportFailedMails.ts';
import * as log from '../platform/log.ts';

/** The owner reads with the morning’s mail which mails could not be delivered. */
export const reportFailedMails = onSchedule(
  { schedule: 'every day 07:00', timeZone: settings.timeZone, retryCount: 2 },
  async () => {
    const failures = await report(new Date());
    if (failures > 0) log.failedMailsReported(failures);
  },
);
