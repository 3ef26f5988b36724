import { FieldPath } from 'firebase-admin/firestore';
import { calendarCollection } from '../../contract/collections.ts';
import { lastPublicNight, toTakenNights, type TakenNightsResponse } from '../../contract/takenNights.ts';
import { monthOf, todayIn, type IsoDate } from '../../domain/isoDate.ts';
import { firestore } from '../../platform/firestore.ts';
import * as log from '../../platform/log.ts';
import { readOfferedApartments, takenNights } from './readApartments.ts';

/**
 * The taken nights of all offered apartments, from today to the last night that can be booked. Reads one document per
 * apartment, then the existing month documents from today on. Leaves out missing and unreadable apartments.
 * @throws {BookingError} `no-apartments` if none can be read
 */
export async function readTakenNights(now: Date): Promise<TakenNightsResponse> {
  const found = await readOfferedApartments();
  const from = todayIn(found[0]!.propertyTerms.timeZone, now);
  const to = lastPublicNight(found, from);
  const taken = await Promise.all(found.map(({ slug }) => readNights(slug, from, to)));
  return toTakenNights(found, new Map(taken.flat()), from);
}

/** The apartment's entry in the response; none if a month is unreadable. Includes the whole months of `from` and `to`. */
async function readNights(slug: string, from: IsoDate, to: IsoDate) {
  const months = await firestore()
    .collection(calendarCollection(slug))
    .orderBy(FieldPath.documentId())
    .startAt(monthOf(from))
    .endAt(monthOf(to))
    .get();
  try {
    return [[slug, months.docs.flatMap(takenNights)] as const];
  } catch (error) {
    log.error('apartment cannot be read', { id: slug, error });
    return [];
  }
}
