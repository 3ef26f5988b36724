import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { StoredBooking } from '../contract/booking.ts';
import { bookingsCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';

/** Who asks: `verifiedEmail` only when the sign-in has proven it, in lower case. */
export interface SignedInGuest {
  uid: string;
  verifiedEmail: string | null;
}

/** The same as `firestore.rules` say of reading. */
export function belongsTo(booking: StoredBooking, guest: SignedInGuest): boolean {
  if (booking.uid !== null && booking.uid === guest.uid) return true;
  return guest.verifiedEmail !== null && booking.email === guest.verifiedEmail;
}

/** Every booking that belongs to the guest, in no order. */
export async function readBookingsOf(guest: SignedInGuest): Promise<QueryDocumentSnapshot[]> {
  const bookings = firestore().collection(bookingsCollection);
  const found = await Promise.all([
    bookings.where('uid', '==', guest.uid).get(),
    ...(guest.verifiedEmail === null ? [] : [bookings.where('email', '==', guest.verifiedEmail).get()]),
  ]);
  return [...new Map(found.flatMap(({ docs }) => docs).map((booking) => [booking.id, booking])).values()];
}
