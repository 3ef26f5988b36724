import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import property from '../../../villa/property.json' with { type: 'json' };
import { bookingsCollection } from '../contract/collections.ts';
import type { FieldChange, HistoryAction, HistoryActor, HistoryEntry } from '../contract/history.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that follow from others or serve the code only: a change of them tells nobody anything. */
const derivedFields = new Set([
  'advanceRemindedOf',
  'agreed',
  'amounts',
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
  'summary',
  'updatedAt',
]);

/** Who changed which document, how, and when. */
export interface Change {
  /** Path of the document. */
  subject: string;
  action: HistoryAction;
  by: HistoryActor;
  /** Email of the owner or guest who was signed in; nobody if missing. */
  email?: string | null;
  now: Date;
  /** The document's fields before; `undefined` if it is new. */
  before: Fields | undefined;
  /** The fields after; `undefined` if it is deleted. May hold only those that changed. */
  after: Fields | undefined;
  /** With a change that an owner's callable makes. */
  requestHash?: string;
  undo?: { until: Date; fields: Fields | null; mails: readonly string[]; together: readonly string[] };
}

/** The entry of a change. `revision` counts up from that of the document before. */
export function historyEntry(change: Change): HistoryEntry<Timestamp> {
  const { before = {}, after, undo } = change;
  const known = [before.apartment, after?.apartment, before.slug];
  return {
    subject: change.subject,
    apartments: [...new Set(known.filter((slug) => typeof slug === 'string'))],
    action: change.action,
    by: change.by,
    email: change.email ?? null,
    at: Timestamp.fromDate(change.now),
    changes: changedFields(before, after).filter(({ field }) => !isCopy(field, change.subject)),
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

/** A booking's `wifiNote` is copied from the settings, whose own history tells of it. */
function isCopy(field: string, subject: string): boolean {
  return field === 'wifiNote' && subject.startsWith(`${bookingsCollection}/`);
}

/** Bookings are stored as long, with what was agreed with the guest. */
function expiryOf(now: Date): Timestamp {
  const expiry = new Date(now);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + property.retention.bookingYears);
  return Timestamp.fromDate(expiry);
}

/** A document's `revision` after its next change. Missing or mistyped means 0. */
export function nextRevision(document: Fields | undefined): number {
  return revisionOf(document) + 1;
}

export function revisionOf(document: Fields | undefined): number {
  const revision = document?.revision;
  return typeof revision === 'number' && Number.isSafeInteger(revision) && revision >= 0 ? revision : 0;
}

/** The fields that differ, maps by their parts (`seasons.2.nightPrice`), in alphabetical order. */
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

/** Nothing, `null` and an empty text are the same to a reader. */
function isSame(from: unknown, to: unknown): boolean {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
  if (isEmpty(from) && isEmpty(to)) return true;
  if (from instanceof Timestamp && to instanceof Timestamp) return from.isEqual(to);
  return isDeepStrictEqual(from, to);
}

/** A map, not a list or a timestamp. */
function isPlainRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
