import { FieldPath, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { Apartment } from '../contract/apartment.ts';
import { apartmentPath, calendarCollection } from '../contract/collections.ts';
import type { TakenNightsResponse } from '../contract/takenNights.ts';
import { lastPossibleNight } from '../domain/lastPossibleNight.ts';
import { monthOf, todayIn, type IsoDate } from '../domain/isoDate.ts';
import { rangesOf } from '../domain/nightRanges.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';
import { BookingError } from './BookingError.ts';
import { offeredSlugs } from './offeredSlugs.ts';
import { parseApartment, takenNights } from './readApartments.ts';

/**
 * The taken nights of all offered apartments, from today until after the last stay that can be booked. Reads one document
 * per apartment, then the months from today on that have a document. Missing and unreadable apartments are left out.
 * @throws {BookingError} `no-apartments` if none can be read
 */
export async function readTakenNights(now: Date): Promise<TakenNightsResponse> {
  const db = firestore();
  const documents = await db.getAll(...offeredSlugs.map((slug) => db.doc(apartmentPath(slug))));
  const found = (await Promise.all(documents.map(readIfPossible))).flat();
  const [first] = found;
  if (!first) throw new BookingError('no-apartments');
  const from = todayIn(first.apartment.propertyTerms.timeZone, now);
  const ends = found.map(({ apartment }) => lastPossibleNight(from, apartment));
  const to = ends.reduce((latest, end) => (end > latest ? end : latest));
  const taken = await Promise.all(found.map(({ slug }) => readNights(slug, from, to)));
  return { from, apartments: Object.fromEntries(taken.flat()) };
}

async function readIfPossible(document: DocumentSnapshot): Promise<{ slug: string; apartment: Apartment }[]> {
  if (!document.exists) return [];
  try {
    return [{ slug: document.id, apartment: await parseApartment(document) }];
  } catch (error) {
    log.apartmentUnreadable(document.id, error);
    return [];
  }
}

/** The apartment's entry in the response, none if a month cannot be read. Both `from` and `to` are included. */
async function readNights(slug: string, from: IsoDate, to: IsoDate) {
  const months = await firestore()
    .collection(calendarCollection(slug))
    .orderBy(FieldPath.documentId())
    .startAt(monthOf(from))
    .endAt(monthOf(to))
    .get();
  try {
    const nights = months.docs.flatMap(takenNights).filter((night) => night >= from && night <= to);
    return [[slug, rangesOf(nights)] as const];
  } catch (error) {
    log.apartmentUnreadable(slug, error);
    return [];
  }
}
