import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { apartmentSchema, calendarMonthSchema, type Apartment } from '../../contract/apartment.ts';
import { apartmentPath, calendarPath, settingsDocument } from '../../contract/collections.ts';
import { settingsSchema, type Settings } from '../../contract/settings.ts';
import type { IsoDate } from '../../domain/isoDate.ts';
import { monthsOf, type Stay } from '../../domain/stay.ts';
import { firestore } from '../../platform/firestore.ts';
import { readOrLastGood } from '../../platform/lastGoodCopy.ts';
import * as log from '../../platform/log.ts';
import { readDocuments } from '../../platform/readDocuments.ts';
import { BookingError } from '../BookingError.ts';

/** @throws {BookingError} `apartment-not-found` */
export async function readApartment(slug: string): Promise<Apartment> {
  return parseApartment(await firestore().doc(apartmentPath(slug)).get());
}

/** One round trip. Apartments by slug, without those that do not exist. */
export async function readApartmentsAndSettings(
  slugs: readonly string[],
): Promise<{ apartments: Map<string, Apartment>; settings: Settings }> {
  const db = firestore();
  const documents = await db.getAll(...[settingsDocument, ...slugs.map(apartmentPath)].map((path) => db.doc(path)));
  const [settings, ...apartments] = documents;
  if (!settings) throw new Error('a document was asked for and not answered');
  const found = apartments.filter(({ exists }) => exists);
  const parsed = await Promise.all(
    found.map(async (one) => [one.id, { ...(await parseApartment(one)), slug: one.id }] as const),
  );
  return {
    apartments: new Map(parsed),
    settings: await readOrLastGood(settings, (data) => settingsSchema.parse(data)),
  };
}

/** Apartments with their taken nights in the months of the stay, as `readFacts` and `readTaken` find them. */
export async function readAvailability(
  slugs: readonly string[],
  stay: Stay,
): Promise<{ apartment: Apartment; taken: Set<IsoDate> }[]> {
  const apartments = await readFacts(slugs);
  const taken = await readTaken(slugs, stay);
  return apartments.flatMap((apartment) => {
    const nights = taken.get(apartment.slug);
    return nights ? [{ apartment, taken: nights }] : [];
  });
}

/** Apartments in the order of the slugs. Missing and unreadable ones are left out, unless only one is asked for. */
export async function readFacts(slugs: readonly string[], read = readDocuments): Promise<Apartment[]> {
  const documents = await read(slugs.map(apartmentPath));
  const found = await Promise.all(
    documents.map(async (document) => {
      if (!document.exists) return [];
      try {
        return [{ ...(await parseApartment(document)), slug: document.id }];
      } catch (error) {
        if (slugs.length === 1) throw error;
        log.apartmentUnreadable(document.id, error);
        return [];
      }
    }),
  );
  return found.flat();
}

/**
 * Taken nights in the months of the stay, by slug. Reads one document per apartment and month, whatever the number of bookings.
 * Unreadable apartments are left out, unless only one is asked for.
 */
export async function readTaken(
  slugs: readonly string[],
  stay: Stay,
  read = readDocuments,
): Promise<Map<string, Set<IsoDate>>> {
  const months = monthsOf(stay);
  const documents = await read(slugs.flatMap((slug) => months.map((month) => calendarPath(slug, month))));
  const found = slugs.flatMap((slug, place) => {
    const calendars = documents.slice(place * months.length, (place + 1) * months.length);
    try {
      return [[slug, new Set(calendars.flatMap(takenNights))] as const];
    } catch (error) {
      if (slugs.length === 1) throw error;
      log.apartmentUnreadable(slug, error);
      return [];
    }
  });
  return new Map(found);
}

/** The taken nights of a month's document. A month without one has none. */
export function takenNights(month: DocumentSnapshot | undefined): IsoDate[] {
  if (!month?.exists) return [];
  return Object.keys(calendarMonthSchema.parse(month.data()).nights) as IsoDate[];
}

/** @throws {BookingError} `apartment-not-found` */
export async function parseApartment(document: DocumentSnapshot): Promise<Apartment> {
  if (!document.exists) throw new BookingError('apartment-not-found');
  return readOrLastGood(document, (data) => apartmentSchema.parse(data));
}
