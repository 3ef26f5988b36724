import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { bookedStaySchema } from '../../contract/booking.ts';
import { bookingsCollection } from '../../contract/collections.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { firestore } from '../../platform/firestore.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { workThrough } from '../workThrough.ts';
import { settleBooking } from './settleBooking.ts';

/**
 * Settles bookings of stays that are not over, to make up for lost or failed events. Settles 50 in a run; the next run does
 * the rest.
 * @returns the IDs of the bookings that were written
 */
export async function settleBookings(now: Date): Promise<string[]> {
  const { timeZone } = await readSettings();
  const { docs } = await firestore()
    .collection(bookingsCollection)
    .where('settledStay.checkOut', '>=', todayIn(timeZone, now))
    .select('settledStay', 'apartment', 'checkIn', 'checkOut', 'status')
    .get();
  const edited = docs.filter((document) => !isSettled(document));
  const settle = async ({ id }: { id: string }) => (await settleBooking(id, now)) === 'changed';
  return workThrough(edited, settle, 'booking could not be settled', 50);
}

/** Whether the fields that decide nights match the settled stay. Reads no nights: that would cost far more than it finds. */
export function isSettled(document: DocumentSnapshot): boolean {
  const settledStay = bookedStaySchema.safeParse(document.get('settledStay')).data;
  return settledStay === undefined || isDeepStrictEqual(bookedStaySchema.safeParse(document.data()).data, settledStay);
}
