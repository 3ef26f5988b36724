import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { propertyTermsSchema } from '../../functions/src/contract/apartment.ts';
import { lastGoodCopyPath, settingsDocument } from '../../functions/src/contract/collections.ts';
import { settingsSchema } from '../../functions/src/contract/settings.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };

/**
 * Restores the seed's settings and waits until triggers have copied them. Otherwise the next test could find this
 * test's settings in the last good copy or in an apartment.
 */
export async function restoreSettings(): Promise<void> {
  const db = firestore();
  await db.doc(settingsDocument).set(settings);
  await expect
    .poll(async () => (await db.doc(lastGoodCopyPath(settingsDocument)).get()).get('data') as unknown)
    .toEqual(settingsSchema.parse(settings));
  const terms = propertyTermsSchema.parse(settings);
  const withOthers = async () => {
    const apartments = await db.collection('apartments').get();
    return apartments.docs
      .filter((apartment) => !isDeepStrictEqual(apartment.get('propertyTerms'), terms))
      .map(({ id }) => id);
  };
  await expect.poll(withOthers).toEqual([]);
}
