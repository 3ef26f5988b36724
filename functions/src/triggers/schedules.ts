import { onSchedule } from 'firebase-functions/scheduler';
import settings from '../../../villa/settings.json' with { type: 'json' };
import { showDataProblem } from '../audit/showDataProblem.ts';
import { remindGuests } from '../bookings/change/remindGuests.ts';
import { remindOfAdvance } from '../bookings/change/remindOfAdvance.ts';
import { settleBookings } from '../bookings/console/settleBookings.ts';
import { forgetGuests } from '../bookings/forgetGuests.ts';
import { clearRegisters } from '../bookings/register/clearRegisters.ts';
import { expireRequests } from '../bookings/request/expireRequests.ts';
import { readDueCalendars } from '../calendars/readPlatformCalendars.ts';
import { settleCalendars } from '../calendars/settleCalendars.ts';
import { clearUndoFields } from '../history/undoFields.ts';
import { releaseOverdueMails } from '../mail/deliver/releaseWithheldMail.ts';
import {
  failExpiredDeliveries,
  resumeLostMails,
  resumeOverdueMails,
  retryDueMails,
} from '../mail/deliver/resumeLostMails.ts';
import { reportFailedMails } from '../mail/ownerNotes/reportFailedMails.ts';
import { showMailProblem } from '../mail/ownerNotes/showMailProblem.ts';
import { linkSecret } from '../platform/linkKey.ts';
import { notifyWaitlist } from '../waitlist/notifyWaitlist.ts';
import { runAll } from './runAll.ts';

/**
 * Retries deferred mails, fails deliveries that never ended, sends withheld mails whose task was lost, notifies waiting guests
 * of free nights, and reads platform calendars that are due.
 */
export const everyTenMinutes = onSchedule({ schedule: 'every 10 minutes', retryCount: 2, timeoutSeconds: 300 }, () =>
  runAll(
    {
      retryDueMails,
      failExpiredDeliveries,
      resumeOverdueMails,
      releaseOverdueMails,
      notifyWaitlist,
      // Last, because it waits for other servers.
      readDueCalendars: async (now) => void (await readDueCalendars(now)),
    },
    new Date(),
  ),
);

/** Expires unanswered requests, resumes lost mails and shows mail problems. */
export const everyHour = onSchedule({ schedule: 'every 60 minutes', retryCount: 2, secrets: [linkSecret.name] }, () =>
  runAll(
    {
      expireRequests,
      // Before `resumeLostMails`, because it also counts lost mails.
      showMailProblem,
      resumeLostMails,
    },
    new Date(),
  ),
);

/**
 * Reminds guests and reports failed mails to the owner. Then settles bookings whose events were lost and platform calendars,
 * removes data past its retention period, and on Mondays checks the stored data for contradictions.
 */
export const everyMorning = onSchedule(
  {
    schedule: 'every day 08:00',
    timeZone: settings.timeZone,
    retryCount: 2,
    secrets: [linkSecret.name],
    // Enough for many years of data.
    timeoutSeconds: 300,
    memory: '512MiB',
  },
  () =>
    runAll(
      {
        remindGuests,
        remindOfAdvance,
        reportFailedMails,
        settleBookings,
        forgetGuests,
        clearRegisters,
        clearUndoFields,
        settleCalendars,
        // Last, so that it does not report what the other use cases repair.
        showDataProblem: async (now) => void (await showDataProblem(now)),
      },
      new Date(),
    ),
);
