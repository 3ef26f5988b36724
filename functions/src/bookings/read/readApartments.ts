import type { DocumentSnapshot } from 'firebase-admin/firestore';
import villaApartments from '../../../../villa/apartments.json' with { type: 'json' };
import { type Apartment, apartmentSchema, calendarMonthSchema } from '../../contract/apartment.ts';
import { apartmentPath, calendarPath, settingsDocument } from '../../contract/collections.ts';
import { type Settings, settingsSchema } from '../../contract/settings.ts';
import type { IsoDate } from '../../domain/isoDate.ts';
import { monthsOf, type Stay } from '../../domain/stay.ts';
import { firestore } from '../../platform/firestore.ts';
import { readOrLastGood } from '../../platform/lastGoodCopy.ts';
import * as log from '../../platform/log.ts';
import { readDocuments } from '../../platform/storedDocuments.ts';
import { BookingError } from '../BookingError.ts';

/** @throws {BookingError} `apartment-not-found` */
export async function readApartment(slug: string): Promise<Apartment> {
  return parseApartment(await firestore().doc(apartmentPath(slug)).get());
}

/** Apartments by slug, without those that do not exist, and the settings, in one round trip. */
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

/** Apartments with their taken nights in the months of the stay. Leaves out those that `readFacts` or `readTaken` leave out. */
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

/**
 * Apartments in the order of the slugs. Leaves out missing and unreadable ones. Throws if a single apartment is requested and
 * it is unreadable.
 */
export async function readFacts(slugs: readonly string[], read = readDocuments): Promise<Apartment[]> {
  const documents = await read(slugs.map(apartmentPath));
  const found = await Promise.all(
    documents.map(async (document) => {
      if (!document.exists) return [];
      try {
        return [{ ...(await parseApartment(document)), slug: document.id }];
      } catch (error) {
        if (slugs.length === 1) throw error;
        log.error('apartment cannot be read', { id: document.id, error });
        return [];
      }
    }),
  );
  return found.flat();
}

/**
 * Taken nights in the months of the stay, by slug. Reads one document per apartment and month, whatever the number of bookings.
 * Leaves out apartments with unreadable months; throws if only one apartment is requested.
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
      log.error('apartment cannot be read', { id: slug, error });
      return [];
    }
  });
  return new Map(found);
}

/** The taken nights of a month's document; none if the document is missing. */
export function takenNights(month: DocumentSnapshot | undefined): IsoDate[] {
  if (!month?.exists) return [];
  return Object.keys(calendarMonthSchema.parse(month.data()).nights) as IsoDate[];
}

/** @throws {BookingError} `apartment-not-found` */
async function parseApartment(document: DocumentSnapshot): Promise<Apartment> {
  if (!document.exists) throw new BookingError('apartment-not-found');
  return readOrLastGood(document, (data) => apartmentSchema.parse(data));
}

/**
 * All offered apartments that can be read, in the order of the site.
 * @throws {BookingError} `no-apartments` if none can be read
 */
export async function readOfferedApartments(): Promise<Apartment[]> {
  const found = await readFacts(offeredSlugs);
  if (found.length === 0) throw new BookingError('no-apartments');
  return found;
}

/** Only apartments with texts and pictures in the repository are offered. */
export const offeredSlugs: readonly string[] = villaApartments.map(({ slug }) => slug);

/**
 * Whether guests may request the apartment. An apartment removed from the site may still have its document. Tests in the
 * emulators use their own apartments, `test-...`.
 */
export function isOffered(slug: string): boolean {
  return offeredSlugs.includes(slug) || (isEmulated && slug.startsWith('test-'));
}

const isEmulated = process.env.FIRESTORE_EMULATOR_HOST !== undefined;
