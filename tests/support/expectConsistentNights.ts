import { expect } from 'vitest';
import { auditData } from '../../functions/src/audit/auditData.ts';
import { groupOf } from '../../functions/src/audit/Finding.ts';
import type { Block, StoredBlock } from '../../functions/src/contract/block.ts';
import type { Booking, StoredBooking } from '../../functions/src/contract/booking.ts';
import type { StoredNight } from '../../functions/src/contract/night.ts';
import {
  apartmentPath,
  blocksCollection,
  bookingsCollection,
  nightsCollection,
} from '../../functions/src/contract/collections.ts';
import { holdsNights } from '../../functions/src/domain/bookingState.ts';
import { nightsOf } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

/** Bookings, blocks, nights and calendar of an apartment in comparable form. */
export async function readNightState(slug: string) {
  const db = firestore();
  const [bookings, blocks, nights, calendar] = await Promise.all([
    db.collection(bookingsCollection).where('apartment', '==', slug).get(),
    db.collection(blocksCollection).where('settledStay.apartment', '==', slug).get(),
    db.collection(nightsCollection).where('apartment', '==', slug).get(),
    db.doc(apartmentPath(slug)).collection('calendar').get(),
  ]);
  const holding = bookings.docs
    .map((doc): Booking => ({ id: doc.id, ...(doc.data() as StoredBooking) }))
    // Incomplete documents that somebody created in the console hold nothing.
    .filter(({ settledStay, status }) => settledStay && holdsNights(status));
  const closed = blocks.docs.map((doc): Block => ({ id: doc.id, ...(doc.data() as StoredBlock) }));
  const stored = nights.docs.map((doc) => doc.data() as StoredNight);
  return {
    bookings: bookings.docs.map((doc) => doc.data() as StoredBooking),
    holding,
    closed,
    /** Nights that the bookings and blocks want, as `night id`. */
    wanted: [...holding, ...closed.map(({ id, settledStay }) => ({ id, ...settledStay }) as Booking)]
      .flatMap((holder) => nightsOf(holder).map((night) => `${night} ${holder.id}`))
      .sort(),
    /** Stored nights that bookings and blocks hold, as `night id`. */
    held: stored
      .filter(({ booking, block, feeds }) => booking !== null || block !== undefined || !feeds)
      .map(({ night, booking, block }) => `${night} ${booking ?? block}`)
      .sort(),
    /** Nights that platforms hold, as `night id id`. */
    claimed: stored
      .filter(({ feeds = [] }) => feeds.length > 0)
      .map(({ night, feeds = [] }) => [night, ...feeds.toSorted()].join(' '))
      .sort(),
    /** Nights in the public calendar. */
    published: calendar.docs.flatMap((month) => Object.keys(month.data().nights as object)).sort(),
  };
}

/** Expects that no two stays or blocks overlap, no night is lost or leaked, and the public calendar equals the nights. */
export async function expectConsistentNights(slug: string) {
  const { findings } = await auditData(new Date(), slug);
  expect(findings.filter(({ kind }) => groupOf(kind) === 'nights')).toEqual([]);
  return readNightState(slug);
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

/** Waits until all stored data of an apartment are consistent, with all console edits settled. */
export async function eventuallyAgreed(slug: string, limitMs = 600_000): Promise<void> {
  const later = () => new Date(Date.now() + 3_600_000);
  // Reads everything each time, while triggers still run.
  const options = { timeout: limitMs, interval: 1000 };
  await expect.poll(async () => (await auditData(later(), slug)).findings, options).toEqual([]);
}
