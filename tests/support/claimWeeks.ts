import './emulators.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { bookingsCollection } from '../../functions/src/contract/collections.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOf,
  isoDate,
  weekdayOf,
  type IsoMonth,
} from '../../functions/src/domain/isoDate.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { inDays, stayIn } from './bookingRequest.ts';
import { removeBooking } from './removeBooking.ts';

/**
 * Two consecutive weeks from Saturday to Saturday in the period that the seed leaves free. Whole weeks break no stay
 * rule. The week after them stays free too, so that a test may look beyond its own weeks.
 */
export type TwoWeeks = readonly [week: Stay, nextWeek: Stay];

const claims = 'weeksOfTests';
const saturday = 6;
const alreadyExists = 6;

function promisedWeeks(): TwoWeeks[] {
  const saturdays = Array.from({ length: 120 - 21 }, (_, day) => 301 + day).filter(
    (days) => weekdayOf(inDays(days)) === saturday,
  );
  // Counted from a fixed Saturday, so that midnight does not shift claimed weeks.
  const weeksSince = (days: number) => daysBetween(isoDate('2024-01-06'), inDays(days)) / 7;
  return saturdays.filter((days) => weeksSince(days) % 3 === 0).map((days) => [stayIn(days, 7), stayIn(days + 7, 7)]);
}

/** How long a test waits until others have released their weeks, in milliseconds. */
const patience = 240_000;

/** Reserves two weeks in all apartments for one test, even if tests run in parallel. */
export async function claimWeeks(): Promise<TwoWeeks> {
  for (const began = Date.now(); Date.now() - began < patience; await pause(500)) {
    for (const weeks of promisedWeeks()) if (await claim(weeks)) return weeks;
  }
  throw new Error('every promised week is claimed: a test did not give its weeks back');
}

/**
 * Runs a test that takes any free nights of these months, while no other test books there. First waits until all
 * claimed weeks that a stay in these months may touch have been released.
 */
export async function withMonths(months: IsoMonth[], run: () => Promise<void>): Promise<void> {
  const claimed: TwoWeeks[] = [];
  try {
    for (const weeks of promisedWeeks()) {
      const [{ checkIn }, { checkOut }] = weeks;
      const isTouched = months.some(
        (month) => checkIn < addDays(firstDayOf(addMonths(month, 1)), 7) && checkOut > addDays(firstDayOf(month), -7),
      );
      if (!isTouched) continue;
      while (!(await claim(weeks))) await pause(500);
      claimed.push(weeks);
    }
    await run();
  } finally {
    for (const weeks of claimed) await releaseWeeks(weeks);
  }
}

/** @returns whether no other test had claimed them */
async function claim([{ checkIn }]: TwoWeeks): Promise<boolean> {
  try {
    await firestore().collection(claims).doc(checkIn).create({});
    return true;
  } catch (error) {
    if ((error as { code?: number }).code !== alreadyExists) throw error;
    return false;
  }
}

/** Deletes the bookings of the weeks and releases them. */
export async function releaseWeeks([week, nextWeek]: TwoWeeks): Promise<void> {
  const db = firestore();
  const booked = await db
    .collection(bookingsCollection)
    .where('checkIn', '>=', week.checkIn)
    .where('checkIn', '<', nextWeek.checkOut)
    .get();
  for (const { id } of booked.docs) await removeBooking(id);
  await db.collection(claims).doc(week.checkIn).delete();
}
