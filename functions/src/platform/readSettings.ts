import { settingsDocument } from '../contract/collections.ts';
import { settingsSchema, type Settings } from '../contract/settings.ts';
import { firestore } from './firestore.ts';

/** What the owner set, as it stands now. Throws when an edit in the console left it in a shape that cannot be read. */
export async function readSettings(): Promise<Settings> {
  return settingsSchema.parse((await firestore().doc(settingsDocument).get()).data());
}
