import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { propertyTermsSchema } from '../../functions/src/contract/apartment.ts';
import {
  accessDocument,
  apartmentPath,
  lastGoodCopyPath,
  settingsDocument,
} from '../../functions/src/contract/collections.ts';
import { settingsSchema } from '../../functions/src/contract/settings.ts';
import { done, missing, step, type Step } from './Step.ts';
import type { Villa } from './readVilla.ts';

type Fields = Record<string, unknown>;
interface VillaDocument {
  path: string;
  /** What the villa's files say. */
  fields: Fields;
}

function documentsOf({ settings, access, apartments }: Villa): VillaDocument[] {
  return [
    { path: settingsDocument, fields: settings },
    { path: accessDocument, fields: access },
    ...apartments.map((facts) => ({ path: apartmentPath(facts.slug), fields: facts })),
  ];
}

/** One line per field that differs from the file. Fields that only functions write are not in the files. */
function differences({ path, fields }: VillaDocument, stored: Fields): string[] {
  return Object.entries(fields)
    .filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, stored[field]))
    .map(([field]) => `~ ${path} ${field}: stays as it is stored; the file says something else`);
}

/**
 * Writes missing settings, access and apartments in the form in which the owner edits them. Stored documents belong to the owner: they are
 * compared and stay. Each gets its fallback copy for the functions, since no trigger may run yet.
 *
 * Prints names of fields, never their values, which can be a Wi-Fi password, an IBAN or an owner's email: others may read the log.
 */
export function documentsStep(openDatabase: () => Firestore, villa: Villa): Step {
  return step('documents', async () => {
    const db = openDatabase();
    const wanted = documentsOf(villa);
    const stored = await db.getAll(...wanted.map(({ path }) => db.doc(path)));
    const existing = new Map(stored.filter(({ exists }) => exists).map((one) => [one.ref.path, one.data() as Fields]));
    const lacking = wanted.filter(({ path }) => !existing.has(path));
    const kept = wanted.flatMap((one) => differences(one, existing.get(one.path) ?? one.fields));
    if (lacking.length === 0) return done('settings, access and apartments are stored', kept);
    const create = async (): Promise<void> => {
      const settings = settingsSchema.safeParse(existing.get(settingsDocument));
      const propertyTerms = propertyTermsSchema.parse(settings.success ? settings.data : villa.settings);
      const batch = db.batch();
      for (const { path, fields } of lacking) {
        const data = path === settingsDocument || path === accessDocument ? fields : { ...fields, propertyTerms };
        // Fails if somebody else has written it first.
        batch.create(db.doc(path), data);
        batch.set(db.doc(lastGoodCopyPath(path)), { data, storedAt: FieldValue.serverTimestamp() });
      }
      await batch.commit();
    };
    const lines = [...lacking.map(({ path, fields }) => `+ ${path}: ${Object.keys(fields).join(', ')}`), ...kept];
    return missing("to store, from the villa's files:", create, lines);
  });
}
