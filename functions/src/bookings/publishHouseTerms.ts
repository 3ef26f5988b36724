import { houseTermsSchema } from '../contract/apartment.ts';
import { apartmentsCollection, settingsDocument } from '../contract/collections.ts';
import { settingsSchema } from '../contract/settings.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';

/**
 * Copies the public part of the settings onto every apartment. Reads them anew, so that it does not matter in which
 * order several edits arrive. Settings that cannot be read change nothing.
 * @returns how many apartments have the terms now
 */
export async function publishHouseTerms(): Promise<number> {
  const db = firestore();
  return db.runTransaction(async (transaction) => {
    const [settings, apartments] = await Promise.all([
      transaction.get(db.doc(settingsDocument)),
      transaction.get(db.collection(apartmentsCollection)),
    ]);
    const parsed = settingsSchema.safeParse(settings.data());
    if (!parsed.success) {
      log.settingsUnreadable(parsed.error);
      return 0;
    }
    const houseTerms = houseTermsSchema.parse(parsed.data);
    apartments.forEach((apartment) => transaction.update(apartment.ref, { houseTerms }));
    return apartments.size;
  });
}
