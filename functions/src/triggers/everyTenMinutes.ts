import { onSchedule } from 'firebase-functions/scheduler';
import { failExpiredDeliveries } from '../mail/deliver/failExpiredDeliveries.ts';
import { retryDueMails } from '../mail/deliver/retryDueMails.ts';
import * as log from '../platform/log.ts';
import { runAll } from './runAll.ts';

/** Retries deferred mails and gives up deliveries that never ended. */
export const everyTenMinutes = onSchedule({ schedule: 'every 10 minutes', retryCount: 2 }, () =>
  runAll(
    {
      retryDueMails: async (now) => log.mailsRetried(await retryDueMails(now)),
      failExpiredDeliveries,
    },
    new Date(),
  ),
);
