import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Booking } from '../../contract/booking.ts';
import { bookingsCollection } from '../../contract/collections.ts';
import { groupOf, othersOf } from '../../domain/bookingGroup.ts';
import { firestore } from '../../platform/firestore.ts';
import { readAgreed } from '../bookedStay.ts';
import { toBooking } from '../toBooking.ts';

/** The bookings of a group, in the order of their IDs. Reads nothing for a booking without a group. */
export async function readGroup(booking: { group?: unknown }): Promise<QueryDocumentSnapshot[]> {
  const group = groupOf(booking);
  if (group === null) return [];
  return (await firestore().collection(bookingsCollection).where('group', '==', group).get()).docs;
}

/** The other bookings of a booking's group, as they were last agreed. */
export async function readOthers(booking: Booking): Promise<Booking[]> {
  return othersOf(booking, agreedBookings(await readGroup(booking)));
}

/** Bookings as they were last agreed, without those that the owner has not completed. */
export function agreedBookings(documents: readonly DocumentSnapshot[]): Booking[] {
  return documents.flatMap((document) => {
    const agreed = readAgreed(document.get('agreed'));
    return agreed ? [toBooking(document, agreed)] : [];
  });
}
