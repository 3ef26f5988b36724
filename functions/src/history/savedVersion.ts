import { Timestamp } from 'firebase-admin/firestore';
import type { SavedVersion } from '../contract/savedVersion.ts';
import { revisionOf } from './historyEntry.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that functions write into apartments and settings. Saving does not change them, and versions do not contain them. */
const functionsFields: readonly string[] = [
  'dataProblem',
  'mailProblem',
  'mailProblemSince',
  'platformsUnreadSince',
  'problem',
  'propertyTerms',
  'revision',
];

/** The fields of an apartment or settings that owners edit. */
export function ownersFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !functionsFields.includes(name)));
}

/**
 * The version to save of a document before it is replaced.
 * @param fields the document's fields
 * @param replacedBy email of the owner who changed it; `null` for an edit in the console
 */
export function savedVersion(fields: Fields, replacedBy: string | null, now: Date): SavedVersion {
  return {
    values: ownersFields(fields),
    revision: revisionOf(fields),
    replacedAt: Timestamp.fromDate(now),
    replacedBy,
  };
}
