import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { StoredBooking } from '../contract/booking.ts';
import { bookingsCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';

/** `verifiedEmail` is in lower case, and `null` unless the sign-in has verified it. */
export interface SignedInGuest {
  uid: string;
  verifiedEmail: string | null;
}

/** Must match the read rule for bookings in `firestore.rules`. */
export function belongsTo(booking: StoredBooking, guest: SignedInGuest): boolean {
  if (booking.uid !== null && booking.uid === guest.uid) return true;
  return guest.verifiedEmail !== null && booking.email === guest.verifiedEmail;
}

/** Any field may be missing or mistyped: the owner can enter bookings by hand. */
export interface FoundBooking {
  document: QueryDocumentSnapshot;
  booking: Partial<StoredBooking>;
}

export interface FoundBookings {
  own: FoundBooking[];
  /**
   * Requests that give the guest's email without proof. Anyone can type an email, so they must not be shown in full and
   * must not block anything.
   */
  unproven: FoundBooking[];
}

/** Every booking of the guest's account or with their verified email, in no order. */
export async function readBookingsOf(guest: SignedInGuest): Promise<FoundBookings> {
  const bookings = firestore().collection(bookingsCollection);
  const found = await Promise.all([
    bookings.where('uid', '==', guest.uid).get(),
    ...(guest.verifiedEmail === null ? [] : [bookings.where('email', '==', guest.verifiedEmail).get()]),
  ]);
  const documents = new Map(found.flatMap(({ docs }) => docs).map((document) => [document.id, document])).values();
  const all = [...documents].map((document): FoundBooking => ({ document, booking: document.data() }));
  const isOwn = ({ booking }: FoundBooking) =>
    booking.uid === guest.uid || booking.emailProven !== false || isTakenUp(booking);
  return { own: all.filter(isOwn), unproven: all.filter((one) => !isOwn(one)) };
}

/**
 * True once the owner has confirmed or moved it: then its guest is known to them. One that was confirmed at once has
 * the sequence 0.
 */
function isTakenUp({ status, agreed, sequence }: Partial<StoredBooking>): boolean {
  const confirmed = status === 'confirmed' || agreed?.status === 'confirmed';
  if (sequence === undefined) return confirmed;
  return sequence > (agreed?.status === 'cancelled' ? 1 : 0);
}
