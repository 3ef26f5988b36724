import { onSchedule } from 'firebase-functions/scheduler';
import { expireRequests } from '../bookings/request/expireRequests.ts';
import { settleBlocks } from '../bookings/console/settleBlocks.ts';
import { settleBookings } from '../bookings/console/settleBookings.ts';
import { resumeLostMails } from '../mail/deliver/resumeLostMails.ts';
import { showMailProblem } from '../mail/ownerNotes/showMailProblem.ts';
import * as log from '../platform/log.ts';
import { linkSecret } from '../platform/linkSecret.ts';
import { runAll } from './runAll.ts';

/** Settles edits whose event was lost, expires unanswered requests, resumes lost mails and shows mail problems. */
export const everyHour = onSchedule({ schedule: 'every 60 minutes', retryCount: 2, secrets: [linkSecret.name] }, () =>
  runAll(
    {
      settleBookings: async (now) => log.bookingsSettled(await settleBookings(now, 'coming')),
      settleBlocks: async (now) => log.blocksSettled(await settleBlocks(now, 'coming')),
      expireRequests: async (now) => log.requestsExpired(await expireRequests(now)),
      // First, because it also counts lost mails.
      showMailProblem: async (now) => log.mailProblemShown(await showMailProblem(now)),
      resumeLostMails: async (now) => log.mailsResumed(await resumeLostMails(now)),
    },
    new Date(),
  ),
);
