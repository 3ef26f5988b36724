import { isDeepStrictEqual } from 'node:util';
import { propertyTermsSchema } from '../../contract/apartment.ts';
import { apartmentPath, apartmentsCollection } from '../../contract/collections.ts';
import { firestore } from '../../platform/firestore.ts';
import { readSettings } from '../../platform/readSettings.ts';

/**
 * Copies the public part of the settings to one apartment or to all. Reads everything anew, so that concurrent and late
 * events do no harm.
 * @returns how many apartments were written
 */
export async function publishPropertyTerms(slug?: string): Promise<number> {
  const db = firestore();
  return db.runTransaction(async (transaction) => {
    const propertyTerms = propertyTermsSchema.parse(await readSettings());
    const found = slug
      ? [await transaction.get(db.doc(apartmentPath(slug)))]
      : (await transaction.get(db.collection(apartmentsCollection))).docs;
    const stale = found.filter(
      (apartment) => apartment.exists && !isDeepStrictEqual(apartment.get('propertyTerms'), propertyTerms),
    );
    for (const apartment of stale) transaction.update(apartment.ref, { propertyTerms });
    return stale.length;
  });
}
