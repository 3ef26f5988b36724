import { isDeepStrictEqual } from 'node:util';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import property from '../../../villa/property.json' with { type: 'json' };
import villaSettings from '../../../villa/settings.json' with { type: 'json' };
import { normalizedOwners } from '../contract/access.ts';
import { accessDocument, lastGoodCopyPath } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import { defaultLanguage, isLanguage } from '../domain/language.ts';
import { consoleUrl } from '../mail/compose/pageUrl.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { paragraph } from '../mail/format/MailContent.ts';
import { ownerTexts } from '../mail/format/mailTexts.ts';
import { noteToOwner } from '../mail/format/plainMail.ts';
import { mailDocument } from '../mail/queue/queueMails.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';
import { readSettings } from '../platform/readSettings.ts';
import { describeFaults } from './describeFaults.ts';

type Owner = Pick<Settings, 'ownerEmail' | 'ownerLanguage'>;

/**
 * Checks a document that the owner may edit in the console. If it is readable, stores a copy as the functions' fallback
 * (`readOrLastGood`). If not, its field `problem` explains why in the owner's language, and the owner gets one mail. Reads
 * everything anew, so it may run late or twice.
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
    const text = describeFaults(parsed.error.issues, data, owner.ownerLanguage);
    if (problem !== text) transaction.update(reference, { problem: text });
    if (problem === undefined) {
      const mail = mailDocument(composeUnreadableDocument(path, text, owner, now), now);
      transaction.set(mail.reference, mail.document);
    }
    return 'unreadable';
  });
  if (outcome === 'unreadable') log.error('document cannot be read', { path });
  return outcome;
}

/** The owner in the current or last readable settings. Without either, the owner in the villa's own files. */
async function findOwner(data: Record<string, unknown>): Promise<Owner> {
  try {
    return await readSettings();
  } catch {
    const language = [data.ownerLanguage, villaSettings.ownerLanguage].find(isLanguage);
    return { ownerEmail: property.email, ownerLanguage: language ?? defaultLanguage };
  }
}

/** Mail to the owner about an unreadable document: the faults, that the site still works, and where to correct them. */
export function composeUnreadableDocument(path: string, problem: string, owner: Owner, now: Date): ComposedMail {
  const t = ownerTexts(owner.ownerLanguage);
  return noteToOwner(`unreadable-${path.replaceAll('/', '-')}-${now.getTime()}`, owner, {
    subject: t('unreadableMail.subject', { path }),
    preheader: t('unreadableMail.preheader'),
    heading: t('unreadableMail.heading'),
    sections: [
      paragraph(t('unreadableMail.intro', { path })),
      { kind: 'state', text: problem, tone: 'waiting' },
      paragraph(t('unreadableMail.next')),
      { kind: 'button', label: t('unreadableMail.button'), href: consoleUrl(path) },
    ],
  });
}

/**
 * Normalizes the stored emails of the owners: lower case, no surrounding spaces. Security rules cannot normalize the entries of a
 * list, and must give access to the same owners as the functions.
 */
export async function normalizeOwners(): Promise<void> {
  const db = firestore();
  await db.runTransaction(async (transaction) => {
    const document = await transaction.get(db.doc(accessDocument));
    const typed = document.get('owners') as unknown;
    if (!Array.isArray(typed)) return;
    const owners = normalizedOwners(typed);
    if (isDeepStrictEqual(owners, typed)) return;
    transaction.update(document.ref, { owners, revision: FieldValue.increment(1) });
  });
}
