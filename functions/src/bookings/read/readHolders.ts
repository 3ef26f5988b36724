import type { StoredNight } from '../../contract/booking.ts';
import { blockPath, bookingPath, nightPath, platformCalendarPath } from '../../contract/collections.ts';
import type { IsoDate } from '../../domain/isoDate.ts';
import { firestore } from '../../platform/firestore.ts';
import type { ApartmentNight } from '../nightWrites.ts';

/** The bookings, blocks and platform calendars that hold any of the nights, by path. Older nights may only be marked as taken. */
export async function readHolders(nights: readonly ApartmentNight[]): Promise<{ path: string; nights: IsoDate[] }[]> {
  if (nights.length === 0) return [];
  const db = firestore();
  const documents = await db.getAll(...nights.map(({ apartment, night }) => db.doc(nightPath(apartment, night))));
  const holders = new Map<string, IsoDate[]>();
  for (const document of documents) {
    const held = document.data() as StoredNight | undefined;
    if (!held) continue;
    const path = holderPath(held) ?? document.ref.path;
    holders.set(path, [...(holders.get(path) ?? []), held.night]);
  }
  return [...holders].map(([path, itsNights]) => ({ path, nights: itsNights }));
}

function holderPath({ booking, block, feeds }: StoredNight): string | undefined {
  if (booking) return bookingPath(booking);
  if (block) return blockPath(block);
  return feeds?.[0] && platformCalendarPath(feeds[0]);
}
