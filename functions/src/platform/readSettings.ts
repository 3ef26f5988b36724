import { settingsDocument } from '../contract/collections.ts';
import { settingsSchema, type Settings } from '../contract/settings.ts';
import { firestore } from './firestore.ts';
import { readOrLastGood } from './lastGoodCopy.ts';

/** The owner's settings, or their last readable version. */
export async function readSettings(): Promise<Settings> {
  return readOrLastGood(await firestore().doc(settingsDocument).get(), (data) => settingsSchema.parse(data));
}
