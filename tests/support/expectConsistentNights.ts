import { expect } from 'vitest';
import type { Booking, StoredBooking, StoredNight } from '../../functions/src/contract/booking.ts';
import { apartmentPath, bookingsCollection, nightsCollection } from '../../functions/src/contract/collections.ts';
import { holdsNights } from '../../functions/src/domain/bookingState.ts';
import { nightsOf, overlaps } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

/** Bookings, nights and calendar of an apartment in comparable form. */
export async function readNightState(slug: string) {
  const db = firestore();
  const [bookings, nights, calendar] = await Promise.all([
    db.collection(bookingsCollection).where('apartment', '==', slug).get(),
    db.collection(nightsCollection).where('apartment', '==', slug).get(),
    db.doc(apartmentPath(slug)).collection('calendar').get(),
  ]);
  const holding = bookings.docs
    .map((doc): Booking => ({ id: doc.id, ...(doc.data() as StoredBooking) }))
    // Incomplete entries of the owner hold nothing.
    .filter(({ agreed, status }) => agreed && holdsNights(status));
  return {
    bookings: bookings.docs.map((doc) => doc.data() as StoredBooking),
    holding,
    /** Nights that the bookings want, as `night booking`. */
    wanted: holding.flatMap((booking) => nightsOf(booking).map((night) => `${night} ${booking.id}`)).sort(),
    /** Stored nights, as `night booking`. */
    held: nights.docs
      .map((doc) => doc.data() as StoredNight)
      .map(({ night, booking }) => `${night} ${booking}`)
      .sort(),
    /** Nights in the public calendar. */
    published: calendar.docs.flatMap((month) => Object.keys(month.data().nights as object)).sort(),
  };
}

/** No two stays overlap, no night is lost or leaked, and the public calendar equals the nights. */
export async function expectConsistentNights(slug: string) {
  const state = await readNightState(slug);
  const clashes = state.holding.flatMap((a, index) =>
    state.holding
      .slice(index + 1)
      .filter((b) => overlaps(a, b))
      .map((b) => `${a.number} and ${b.number}`),
  );
  expect(clashes).toEqual([]);
  expect(state.held).toEqual(state.wanted);
  expect(state.published).toEqual(state.held.map((entry) => entry.slice(0, 10)));
  return state;
}

/** Waits until nights and bookings are consistent; fails with the difference after the time limit. */
export async function eventuallyConsistent(slug: string, limitMs = 300_000) {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      return await expectConsistentNights(slug);
    } catch (difference) {
      if (Date.now() > end) throw difference;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
