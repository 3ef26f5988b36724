import { Timestamp } from 'firebase-admin/firestore';
import type { SavedVersion } from '../contract/savedVersion.ts';
import { revisionOf } from './historyEntry.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that functions write into apartments and settings. Saving leaves them as they are, and no version has them. */
const functionsFields: readonly string[] = [
  'dataProblem',
  'mailProblem',
  'mailProblemSince',
  'platformsUnreadSince',
  'problem',
  'propertyTerms',
  'revision',
];

/** What an owner has written into an apartment or settings. */
export function ownersFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !functionsFields.includes(name)));
}

/**
 * The version that a document was.
 * @param fields of the document
 * @param replacedBy email of the owner who changed it; `null` for an edit in the console
 */
export function savedVersion(fields: Fields, replacedBy: string | null, now: Date): SavedVersion<Timestamp> {
  return {
    values: ownersFields(fields),
    revision: revisionOf(fields),
    replacedAt: Timestamp.fromDate(now),
    replacedBy,
  };
}
