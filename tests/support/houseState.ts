import { expect } from 'vitest';
import type { StoredBooking, StoredNight } from '../../functions/src/contract/booking.ts';
import { apartmentPath, bookingsCollection, nightsCollection } from '../../functions/src/contract/collections.ts';
import { holdsNights } from '../../functions/src/domain/bookingState.ts';
import { nightsOf, overlaps } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

/** All that Firestore knows of an apartment's nights, in one comparable form. */
export async function readHouseState(slug: string) {
  const db = firestore();
  const [bookings, nights, calendar] = await Promise.all([
    db.collection(bookingsCollection).where('apartment', '==', slug).get(),
    db.collection(nightsCollection).where('apartment', '==', slug).get(),
    db.doc(apartmentPath(slug)).collection('calendar').get(),
  ]);
  const holding = bookings.docs.map((doc) => doc.data() as StoredBooking).filter(({ status }) => holdsNights(status));
  return {
    bookings: bookings.docs.map((doc) => doc.data() as StoredBooking),
    holding,
    /** What the bookings want: `night booking`. */
    wanted: holding.flatMap((booking) => nightsOf(booking).map((night) => `${night} ${booking.number}`)).sort(),
    /** What the nights say: `night booking`. */
    held: nights.docs
      .map((doc) => doc.data() as StoredNight)
      .map(({ night, booking }) => `${night} ${booking}`)
      .sort(),
    /** What the public calendar says: nights only. */
    published: calendar.docs.flatMap((month) => Object.keys(month.data().nights as object)).sort(),
  };
}

/** No two stays overlap, no night is lost or leaked, and the public calendar says exactly what the nights say. */
export async function expectSoundHouse(slug: string) {
  const state = await readHouseState(slug);
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

/** Waits until the trigger has made nights and bookings agree; fails with the difference after the time limit. */
export async function eventuallySound(slug: string, limitMs = 60_000) {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      return await expectSoundHouse(slug);
    } catch (difference) {
      if (Date.now() > end) throw difference;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
