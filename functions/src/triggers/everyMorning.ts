import { onSchedule } from 'firebase-functions/scheduler';
import settings from '../../../villa/settings.json' with { type: 'json' };
import { remindGuests } from '../bookings/change/remindGuests.ts';
import { remindOfAdvance } from '../bookings/change/remindOfAdvance.ts';
import { settleBlocks } from '../bookings/console/settleBlocks.ts';
import { settleBookings } from '../bookings/console/settleBookings.ts';
import { showDataProblem } from '../audit/showDataProblem.ts';
import { reportFailedMails } from '../mail/ownerNotes/reportFailedMails.ts';
import { settleCalendars } from '../calendars/settleCalendars.ts';
import * as log from '../platform/log.ts';
import { linkSecret } from '../platform/linkSecret.ts';
import { runAll } from './runAll.ts';

/**
 * Settles all bookings including past ones, reminds guests, reports failed mails to the owner, and checks on Mondays whether all
 * that is stored agrees.
 */
export const everyMorning = onSchedule(
  {
    schedule: 'every day 08:00',
    timeZone: settings.timeZone,
    retryCount: 2,
    secrets: [linkSecret.name],
    // For a database of many years.
    timeoutSeconds: 300,
    memory: '512MiB',
  },
  () =>
    runAll(
      {
        settleBookings: async (now) => log.bookingsSettled(await settleBookings(now, 'all')),
        settleBlocks: async (now) => log.blocksSettled(await settleBlocks(now, 'all')),
        settleCalendars: async (now) => log.calendarsSettled(await settleCalendars(now)),
        remindGuests: async (now) => log.guestsReminded(await remindGuests(now)),
        remindOfAdvance: async (now) => log.guestsReminded(await remindOfAdvance(now)),
        // After all that is put right by itself.
        showDataProblem: async (now) => {
          const audit = await showDataProblem(now);
          if (audit) log.dataAudited(audit.findings, audit.reads);
        },
        reportFailedMails: async (now) => log.failedMailsReported(await reportFailedMails(now)),
      },
      new Date(),
    ),
);
