import { isDeepStrictEqual } from 'node:util';
import { propertyTermsSchema } from '../../contract/apartment.ts';
import {
  apartmentPath,
  apartmentsCollection,
  bookingsCollection,
  settingsDocument,
} from '../../contract/collections.ts';
import { settingsSchema } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { commitUntilSettled, type Outcome } from '../../platform/commitWithRetry.ts';
import { firestore } from '../../platform/firestore.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { ifUnchanged } from '../../platform/storedDocuments.ts';

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

const maxWritesPerBatch = 500;

/**
 * Copies the owner's Wi-Fi note to every confirmed booking whose stay is not over. Confirming a booking copies it too, so
 * bookings are read again until none is left. Does nothing if the settings are unreadable.
 */
export async function publishWifiNote(now: Date): Promise<Outcome> {
  const db = firestore();
  return commitUntilSettled(async () => {
    const settings = settingsSchema.safeParse((await db.doc(settingsDocument).get()).data());
    if (!settings.success) return { result: 'settled' };
    const { timeZone, wifiNote = null } = settings.data;
    const found = await db
      .collection(bookingsCollection)
      .where('status', '==', 'confirmed')
      .where('checkOut', '>=', todayIn(timeZone, now))
      .get();
    const stale = found.docs
      // Only settled confirmations, not a status just typed in the console.
      .filter((booking) => booking.get('settledStay.status') === 'confirmed')
      .filter((booking) => (booking.get('wifiNote') ?? null) !== wifiNote)
      .slice(0, maxWritesPerBatch);
    if (stale.length === 0) return { result: 'settled' };
    const batch = db.batch();
    for (const booking of stale) batch.update(booking.ref, { wifiNote }, ifUnchanged(booking));
    return { result: 'changed', batch };
  });
}
