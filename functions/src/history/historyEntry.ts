import { isDeepStrictEqual } from 'node:util';
import { type CollectionReference, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import property from '../../../villa/property.json' with { type: 'json' };
import { historyCollection } from '../contract/collections.ts';
import {
  type FieldChange,
  type HistoryAction,
  type HistoryActor,
  type HistoryEntry,
  historyEntrySchema,
} from '../contract/history.ts';
import { storedCollection } from '../platform/storedDocuments.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Derived and internal fields, whose changes are not recorded. */
const derivedFields = new Set([
  'advanceRemindedOf',
  'anonymisedAt',
  'boundBy',
  'emailProven',
  'end',
  'group',
  'nights',
  'number',
  'offerAskedOf',
  'pendingSince',
  'problem',
  'remindedOf',
  'requestHash',
  'revision',
  'sequence',
  'settledStay',
  'updatedAt',
]);

export interface Change {
  /** Path of the document. */
  subject: string;
  action: HistoryAction;
  by: HistoryActor;
  /** Email of the signed-in owner or guest; missing if nobody was signed in. */
  email?: string | null;
  now: Date;
  /** The document's fields before; `undefined` if it is new. */
  before: Fields | undefined;
  /** The fields after, or only the changed ones; `undefined` if the document is deleted. */
  after: Fields | undefined;
  /** Set for a change by an owner's callable. */
  requestHash?: string;
  undo?: { until: Date; fields: Fields | null; mails: readonly string[]; together: readonly string[] };
}

/** The entry of a change, with the document's next `revision`. */
export function historyEntry(change: Change): HistoryEntry {
  const { before = {}, after, undo } = change;
  const known = [before.apartment, after?.apartment, before.slug];
  return {
    subject: change.subject,
    apartments: [...new Set(known.filter((slug) => typeof slug === 'string'))],
    action: change.action,
    by: change.by,
    email: change.email ?? null,
    at: Timestamp.fromDate(change.now),
    changes: changedFields(before, after),
    revision: nextRevision(before),
    requestHash: change.requestHash ?? null,
    undoUntil: undo ? Timestamp.fromDate(undo.until) : null,
    undo: undo
      ? { fields: undo.fields ? { ...undo.fields } : null, mails: [...undo.mails], together: [...undo.together] }
      : null,
    undoneBy: null,
    expiresAt: expiryOf(change.now),
  };
}

/** History is kept as long as bookings. */
function expiryOf(now: Date): Timestamp {
  const expiry = new Date(now);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + property.retention.bookingYears);
  return Timestamp.fromDate(expiry);
}

/** A document's `revision` after its next change. A missing or invalid one counts as 0. */
export function nextRevision(document: Fields | undefined): number {
  return revisionOf(document) + 1;
}

export function revisionOf(document: Fields | undefined): number {
  const revision = document?.revision;
  return typeof revision === 'number' && Number.isSafeInteger(revision) && revision >= 0 ? revision : 0;
}

/** The fields that differ, in alphabetical order; nested values by path (`seasons.2.nightPrice`). */
function changedFields(before: Fields, after: Fields | undefined): FieldChange[] {
  const names = new Set([...(after ? [] : Object.keys(before)), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((name) => !derivedFields.has(name))
    .flatMap((name) => differences(name, before[name], after?.[name]))
    .sort((a, b) => (a.field < b.field ? -1 : 1));
}

function differences(field: string, from: unknown, to: unknown): FieldChange[] {
  if (isSame(from, to)) return [];
  if (isPlainRecord(from) && isPlainRecord(to)) {
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((part) =>
      differences(`${field}.${part}`, from[part], to[part]),
    );
  }
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length && from.some(isPlainRecord)) {
    return from.flatMap((one: unknown, place) => differences(`${field}.${place}`, one, to[place]));
  }
  return [{ field, from: from ?? null, to: to ?? null }];
}

/** Whether two values look the same to a reader: missing, `null` and '' do. */
function isSame(from: unknown, to: unknown): boolean {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
  if (isEmpty(from) && isEmpty(to)) return true;
  return isDeepStrictEqual(from, to);
}

/** A map, not a list or a timestamp. */
function isPlainRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** `history` */
export function historyEntries(): CollectionReference<HistoryEntry> {
  return storedCollection(historyCollection, historyEntrySchema);
}

/**
 * Adds an entry to the batch of the change that it records.
 * @param id the request ID of an owner's call, so that the batch of a repeated call fails with ALREADY_EXISTS. A new ID if
 * missing
 * @returns the entry's ID
 */
export function writeHistory(batch: WriteBatch, entry: HistoryEntry, id?: string): string {
  const entries = historyEntries();
  const reference = id === undefined ? entries.doc() : entries.doc(id);
  batch.create(reference, entry);
  return reference.id;
}
