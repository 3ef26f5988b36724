import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { apartmentSchema, calendarMonthSchema, type Apartment } from '../contract/apartment.ts';
import { apartmentPath, calendarPath, settingsDocument } from '../contract/collections.ts';
import { settingsSchema, type Settings } from '../contract/settings.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import { monthsOf, type Stay } from '../domain/stay.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';
import { BookingError } from './BookingError.ts';

/** One round trip. @throws {BookingError} `apartment-not-found` */
export async function readApartmentAndSettings(slug: string): Promise<{ apartment: Apartment; settings: Settings }> {
  const db = firestore();
  const [apartment, settings] = await db.getAll(db.doc(apartmentPath(slug)), db.doc(settingsDocument));
  if (!apartment?.exists) throw new BookingError('apartment-not-found');
  return { apartment: parseApartment(apartment), settings: settingsSchema.parse(settings?.data()) };
}

/**
 * Apartments with their taken nights in the months of the stay: one document per apartment and one per month of each,
 * in one round trip, however many bookings there are. An apartment that is not there is left out, and so is one that an
 * edit in the console broke, unless it is the only one asked for: it must not take the others with it.
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
  return perApartment.flatMap(([path, ...calendars]) => {
    const apartment = byPath.get(path ?? '');
    if (!apartment?.exists) return [];
    try {
      const taken = calendars.flatMap((calendar) => takenNights(byPath.get(calendar)));
      return [{ apartment: parseApartment(apartment), taken: new Set(taken) }];
    } catch (error) {
      if (slugs.length === 1) throw error;
      log.apartmentUnreadable(apartment.id, error);
      return [];
    }
  });
}

function takenNights(month: DocumentSnapshot | undefined): IsoDate[] {
  if (!month?.exists) return [];
  return Object.keys(calendarMonthSchema.parse(month.data()).nights) as IsoDate[];
}

function parseApartment(document: DocumentSnapshot): Apartment {
  return apartmentSchema.parse(document.data());
}
