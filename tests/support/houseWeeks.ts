import './emulators.ts';
import { bookingsCollection } from '../../functions/src/contract/collections.ts';
import { weekdayOf } from '../../functions/src/domain/isoDate.ts';
import { writeNights, readHeldNights } from '../../functions/src/bookings/nightWrites.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { inDays, stayIn } from './bookingRequest.ts';

/**
 * Two weeks, one after the other, each from Saturday to Saturday, in the part of the calendar that the seed promises to
 * leave free. A stay of whole weeks breaks no stay rule in any season.
 */
export type TwoWeeks = readonly [week: Stay, nextWeek: Stay];

const claims = 'weeksOfTests';
const saturday = 6;
const alreadyExists = 6;

function promisedWeeks(): TwoWeeks[] {
  const saturdays = Array.from({ length: 120 - 14 }, (_, day) => 301 + day).filter(
    (days) => weekdayOf(inDays(days)) === saturday,
  );
  return saturdays.filter((_, index) => index % 2 === 0).map((days) => [stayIn(days, 7), stayIn(days + 7, 7)]);
}

/** Weeks of the whole house for one test alone, even with tests running beside it. */
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

/** Removes what was booked in the weeks and lets another test have them. */
export async function releaseWeeks([week, nextWeek]: TwoWeeks): Promise<void> {
  const db = firestore();
  const booked = await db
    .collection(bookingsCollection)
    .where('checkIn', '>=', week.checkIn)
    .where('checkIn', '<', nextWeek.checkOut)
    .get();
  for (const booking of booked.docs) {
    const batch = db.batch();
    batch.delete(booking.ref);
    writeNights(batch, booking.id, [], await readHeldNights(booking.id));
    await batch.commit();
  }
  await db.collection(claims).doc(week.checkIn).delete();
}
