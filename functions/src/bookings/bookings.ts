import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { blockSchema, type Block } from '../contract/block.ts';
import { bookedStaySchema, bookingSchema, type BookedStay, type Booking } from '../contract/booking.ts';
import { blocksCollection, bookingsCollection } from '../contract/collections.ts';
import { inGroupOrder, othersOf } from '../domain/bookingGroup.ts';
import { readable, storedCollection, type Read } from '../platform/storedDocuments.ts';

/**
 * `bookings`. If an edit in the console makes a booking unreadable, it keeps its nights and is marked (`settleBooking`). Lists
 * leave it out, and it can be changed in the console only.
 */
export function bookings(): CollectionReference<Booking> {
  return storedCollection(bookingsCollection, bookingSchema);
}

export function bookingReference(id: string): DocumentReference<Booking> {
  return bookings().doc(id);
}

/** `blocks`, without documents created by hand in the console. */
export function blocks(): CollectionReference<Block> {
  return storedCollection(blocksCollection, blockSchema);
}

/** The settled stays of bookings, even if another field of a booking is unreadable. */
export function bookedStays(): CollectionReference<{ settledStay: BookedStay }> {
  return storedCollection(bookingsCollection, z.object({ settledStay: bookedStaySchema }));
}

/** The bookings of a group, in the order of `inGroupOrder`. Reads nothing for a booking without a group. */
export async function readGroup({ group }: Pick<Booking, 'group'>): Promise<Read<Booking>[]> {
  if (group === null) return [];
  const found = readable((await bookings().where('group', '==', group).get()).docs);
  return found.toSorted((a, b) => inGroupOrder(a.data, b.data));
}

/** The other bookings of a booking's group. */
export async function readOthers(booking: Booking): Promise<Booking[]> {
  return othersOf(
    booking,
    (await readGroup(booking)).map(({ data }) => data),
  );
}

/**
 * Whether the booking is confirmed, and the owner has typed no other status in the console since. Otherwise a guest
 * could be reminded of a stay that the owner is cancelling.
 */
export function isConfirmed({ document, data }: Read<Booking>): boolean {
  return data.status === 'confirmed' && document.get('status') === 'confirmed';
}

export function isSameBookedStay(a: BookedStay, b: BookedStay): boolean {
  return a.apartment === b.apartment && a.checkIn === b.checkIn && a.checkOut === b.checkOut && a.status === b.status;
}
