import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Booking, parseBooking } from '../contract/booking.ts';
import { bookingsCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';
import { commitWithRetry } from '../platform/commitWithRetry.ts';
import { updateBooking } from './change/updateBooking.ts';

/** `verifiedEmail` is in lower case; `null` unless the sign-in proves it. */
export interface SignedInGuest {
  uid: string;
  verifiedEmail: string | null;
}

/** Must match the read rule for bookings in `firestore.rules`. */
export function belongsTo(booking: Pick<Booking, 'uid' | 'email'>, guest: SignedInGuest): boolean {
  if (booking.uid !== null && booking.uid === guest.uid) return true;
  return guest.verifiedEmail !== null && booking.email === guest.verifiedEmail;
}

export interface FoundBooking {
  document: QueryDocumentSnapshot;
  /** `undefined` if an edit in the console has made the booking unreadable. */
  booking: Booking | undefined;
}

export interface FoundBookings {
  own: FoundBooking[];
  /**
   * Requests that give the guest's email without proof. Anyone can type an email, so they must not be shown in full and
   * must not block anything.
   */
  unproven: FoundBooking[];
}

/** Every booking made by the guest's account or with their verified email, in no particular order. */
export async function readBookingsOf(guest: SignedInGuest): Promise<FoundBookings> {
  const bookings = firestore().collection(bookingsCollection);
  const found = await Promise.all([
    bookings.where('uid', '==', guest.uid).get(),
    ...(guest.verifiedEmail === null ? [] : [bookings.where('email', '==', guest.verifiedEmail).get()]),
  ]);
  const documents = new Map(found.flatMap(({ docs }) => docs).map((document) => [document.id, document])).values();
  const all = [...documents].map((document) => ({ document, booking: parseBooking(document.id, document.data()) }));
  const isOwn = ({ document, booking }: FoundBooking) =>
    document.get('uid') === guest.uid || document.get('emailProven') !== false || (booking && isTakenUp(booking));
  return { own: all.filter(isOwn), unproven: all.filter((one) => !isOwn(one)) };
}

/**
 * Whether the owner has confirmed or moved the booking, and so knows its guest. An instant booking keeps sequence 0 until
 * the owner changes it.
 */
function isTakenUp({ status, sequence }: Booking): boolean {
  return sequence > (status === 'cancelled' ? 1 : 0);
}

/** Moves bookings from one account to another. The caller makes sure that both belong to the same guest. */
export async function transferBookings(fromUid: string, toUid: string): Promise<void> {
  const now = new Date();
  const { docs } = await firestore().collection(bookingsCollection).where('uid', '==', fromUid).get();
  const entry = { action: 'claimed', source: { by: 'guest', email: null } } as const;
  const transfers = docs.map(({ ref }) =>
    commitWithRetry(async () => {
      const document = await ref.get();
      if (document.get('uid') !== fromUid) return { result: undefined };
      const batch = firestore().batch();
      updateBooking(batch, document, { uid: toUid }, entry, now);
      return { result: undefined, batch };
    }),
  );
  await Promise.all(transfers);
}
