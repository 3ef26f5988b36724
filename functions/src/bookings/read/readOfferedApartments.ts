import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Apartment } from '../../contract/apartment.ts';
import { apartmentPath } from '../../contract/collections.ts';
import { firestore } from '../../platform/firestore.ts';
import * as log from '../../platform/log.ts';
import { BookingError } from '../BookingError.ts';
import { offeredSlugs } from './offeredSlugs.ts';
import { parseApartment } from './readApartments.ts';

/**
 * All offered apartments that can be read, in the order of the site.
 * @throws {BookingError} `no-apartments` if none can be read
 */
export async function readOfferedApartments(): Promise<Apartment[]> {
  const db = firestore();
  const documents = await db.getAll(...offeredSlugs.map((slug) => db.doc(apartmentPath(slug))));
  const found = (await Promise.all(documents.map(readIfPossible))).flat();
  if (found.length === 0) throw new BookingError('no-apartments');
  return found;
}

async function readIfPossible(document: DocumentSnapshot): Promise<Apartment[]> {
  if (!document.exists) return [];
  try {
    return [{ ...(await parseApartment(document)), slug: document.id }];
  } catch (error) {
    log.apartmentUnreadable(document.id, error);
    return [];
  }
}
