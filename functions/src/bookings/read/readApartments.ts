import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { apartmentSchema, calendarMonthSchema, type Apartment } from '../../contract/apartment.ts';
import { apartmentPath, calendarPath, settingsDocument } from '../../contract/collections.ts';
import { settingsSchema, type Settings } from '../../contract/settings.ts';
import type { IsoDate } from '../../domain/isoDate.ts';
import { monthsOf, type Stay } from '../../domain/stay.ts';
import { firestore } from '../../platform/firestore.ts';
import { readOrLastGood } from '../../platform/lastGoodCopy.ts';
import * as log from '../../platform/log.ts';
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
  const parsed = await Promise.all(found.map(async (one) => [one.id, await parseApartment(one)] as const));
  return {
    apartments: new Map(parsed),
    settings: await readOrLastGood(settings, (data) => settingsSchema.parse(data)),
  };
}

/**
 * Apartments with their taken nights in the months of the stay. One round trip reads one document per apartment and one
 * per month of each, whatever the number of bookings. Missing and unreadable apartments are left out, unless only one
 * is asked for.
 */
export async function readAvailability(
  slugs: readonly string[],
  stay: Stay,
): Promise<{ apartment: Apartment; taken: Set<IsoDate> }[]> {
  const db = firestore();
  const months = monthsOf(stay);
  const perApartment = slugs.map((slug) => [apartmentPath(slug), ...months.map((month) => calendarPath(slug, month))]);
  const documents = await db.getAll(...perApartment.flat().map((path) => db.doc(path)));
  const byPath = new Map(documents.map((document) => [document.ref.path, document]));
  const found = await Promise.all(
    perApartment.map(async ([path, ...calendars]) => {
      const apartment = byPath.get(path ?? '');
      if (!apartment?.exists) return [];
      try {
        const taken = calendars.flatMap((calendar) => takenNights(byPath.get(calendar)));
        return [{ apartment: { ...(await parseApartment(apartment)), slug: apartment.id }, taken: new Set(taken) }];
      } catch (error) {
        if (slugs.length === 1) throw error;
        log.apartmentUnreadable(apartment.id, error);
        return [];
      }
    }),
  );
  return found.flat();
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
