import './emulators.ts';
import { bookingsCollection } from '../../functions/src/contract/collections.ts';
import { weekdayOf } from '../../functions/src/domain/isoDate.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { inDays, stayIn } from './bookingRequest.ts';
import { removeBooking } from './removeBooking.ts';

/**
 * Two consecutive weeks from Saturday to Saturday in the period that the seed leaves free. Whole weeks break no stay
 * rule. The week after them stays free, so that a test may look beyond its own.
 */
export type TwoWeeks = readonly [week: Stay, nextWeek: Stay];

const claims = 'weeksOfTests';
const saturday = 6;
const alreadyExists = 6;

function promisedWeeks(): TwoWeeks[] {
  const saturdays = Array.from({ length: 120 - 21 }, (_, day) => 301 + day).filter(
    (days) => weekdayOf(inDays(days)) === saturday,
  );
  return saturdays.filter((_, index) => index % 3 === 0).map((days) => [stayIn(days, 7), stayIn(days + 7, 7)]);
}

/** Reserves two weeks of all apartments for one test, also across parallel tests. */
export async function claimWeeks(): Promise<TwoWeeks> {
  for (const weeks of promisedWeeks()) {
    try {
      await firestore().collection(claims).doc(weeks[0].checkIn).create({});
      return weeks;
    } catch (error) {
      if ((error as { code?: number }).code !== alreadyExists) throw error;
    }
  }
  throw new Error('every promised week is claimed: a test did not give its weeks back');
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
