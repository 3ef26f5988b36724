import { onSchedule } from 'firebase-functions/scheduler';
import { readDueCalendars } from '../calendars/readPlatformCalendars.ts';
import { failExpiredDeliveries } from '../mail/deliver/failExpiredDeliveries.ts';
import { retryDueMails } from '../mail/deliver/retryDueMails.ts';
import { releaseOverdueMails } from '../mail/deliver/releaseWithheldMail.ts';
import { resumeOverdueMails } from '../mail/deliver/resumeLostMails.ts';
import * as log from '../platform/log.ts';
import { notifyWaitlist } from '../waitlist/notifyWaitlist.ts';
import { runAll } from './runAll.ts';

/**
 * Retries deferred mails, gives up deliveries that never ended, sends withheld mails whose task was lost, tells guests of nights that
 * became free, and reads the platforms' calendars when they are due.
 */
export const everyTenMinutes = onSchedule({ schedule: 'every 10 minutes', retryCount: 2, timeoutSeconds: 300 }, () =>
  runAll(
    {
      retryDueMails: async (now) => log.mailsRetried(await retryDueMails(now)),
      failExpiredDeliveries,
      resumeOverdueMails: async (now) => log.mailsResumed(await resumeOverdueMails(now)),
      releaseOverdueMails: async (now) => log.mailsResumed(await releaseOverdueMails(now)),
      notifyWaitlist: async (now) => {
        const { notified, ended } = await notifyWaitlist(now);
        log.waitlistNotified(notified, ended);
      },
      // Last, since it waits for other servers.
      readDueCalendars: async (now) => void (await readDueCalendars(now)),
    },
    new Date(),
  ),
);
