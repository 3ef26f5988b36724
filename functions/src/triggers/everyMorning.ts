import { onSchedule } from 'firebase-functions/scheduler';
import settings from '../../../villa/settings.json' with { type: 'json' };
import { remindGuests } from '../bookings/change/remindGuests.ts';
import { remindOfAdvance } from '../bookings/change/remindOfAdvance.ts';
import { settleBlocks } from '../bookings/console/settleBlocks.ts';
import { settleBookings } from '../bookings/console/settleBookings.ts';
import { reportFailedMails } from '../mail/ownerNotes/reportFailedMails.ts';
import { settleCalendars } from '../calendars/settleCalendars.ts';
import * as log from '../platform/log.ts';
import { numberKey } from '../platform/numberKey.ts';
import { runAll } from './runAll.ts';

/** Settles all bookings including past ones, reminds guests, and reports failed mails to the owner. */
export const everyMorning = onSchedule(
  { schedule: 'every day 08:00', timeZone: settings.timeZone, retryCount: 2, secrets: [numberKey.name] },
  () =>
    runAll(
      {
        settleBookings: async (now) => log.bookingsSettled(await settleBookings(now, 'all')),
        settleBlocks: async (now) => log.blocksSettled(await settleBlocks(now, 'all')),
        settleCalendars: async (now) => log.calendarsSettled(await settleCalendars(now)),
        remindGuests: async (now) => log.guestsReminded(await remindGuests(now)),
        remindOfAdvance: async (now) => log.guestsReminded(await remindOfAdvance(now)),
        reportFailedMails: async (now) => log.failedMailsReported(await reportFailedMails(now)),
      },
      new Date(),
    ),
);
