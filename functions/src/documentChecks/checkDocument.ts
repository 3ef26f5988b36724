import { isDeepStrictEqual } from 'node:util';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import property from '../../../villa/property.json' with { type: 'json' };
import villaSettings from '../../../villa/settings.json' with { type: 'json' };
import { lastGoodCopyPath } from '../contract/collections.ts';
import { defaultLanguage, isLanguage } from '../domain/language.ts';
import { mailDocument } from '../mail/queue/mailDocument.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';
import { readSettings } from '../platform/readSettings.ts';
import { composeUnreadableDocument, type Owner } from './composeUnreadableDocument.ts';
import { describeFaults } from './describeFaults.ts';

/**
 * Checks a document that the owner edits in the console. While it is readable, a copy is stored that the functions fall
 * back on (`readOrLastGood`). If not, its field `problem` explains why in the owner's language, and the owner gets one
 * mail. Reads everything anew, so it may run late or twice.
 */
export async function checkDocument(path: string, schema: z.ZodMiniType, now: Date): Promise<'good' | 'unreadable'> {
  const db = firestore();
  const reference = db.doc(path);
  const copyReference = db.doc(lastGoodCopyPath(path));
  const outcome = await db.runTransaction(async (transaction) => {
    const [document, copy] = await transaction.getAll(reference, copyReference);
    const { problem, ...data } = document?.data() ?? {};
    // A deleted document keeps its copy, in case it was deleted by mistake.
    if (!document?.exists) return 'good';
    const parsed = schema.safeParse(data);
    if (parsed.success) {
      if (problem !== undefined) transaction.update(reference, { problem: FieldValue.delete() });
      if (!isDeepStrictEqual(copy?.get('data'), parsed.data)) {
        transaction.set(copyReference, { data: parsed.data, storedAt: Timestamp.fromDate(now) });
      }
      return 'good';
    }
    const owner = await findOwner(data);
    const text = describeFaults(parsed.error.issues, data, owner.language);
    if (problem !== text) transaction.update(reference, { problem: text });
    if (problem === undefined) {
      const mail = mailDocument(composeUnreadableDocument(path, text, owner, now), now);
      transaction.set(mail.reference, mail.document);
    }
    return 'unreadable';
  });
  if (outcome === 'unreadable') log.documentUnreadable(path);
  return outcome;
}

/** The owner by the current or last readable settings, else by the site's own data. */
async function findOwner(data: Record<string, unknown>): Promise<Owner> {
  try {
    const { ownerEmail, ownerLanguage } = await readSettings();
    return { email: ownerEmail, language: ownerLanguage };
  } catch {
    const language = [data.ownerLanguage, villaSettings.ownerLanguage].find(isLanguage);
    return { email: property.email, language: language ?? defaultLanguage };
  }
}
