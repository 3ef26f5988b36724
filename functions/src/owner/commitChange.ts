import { type DocumentSnapshot, type DocumentReference, type WriteBatch, FieldValue } from 'firebase-admin/firestore';
import { readGroup } from '../bookings/bookings.ts';
import { composeChange } from '../bookings/change/composeChange.ts';
import { type NightChanges, type NightHolder, readHolders, writeNights } from '../bookings/nightWrites.ts';
import { parseBooking, type Booking } from '../contract/booking.ts';
import { bookingsCollection } from '../contract/collections.ts';
import type { HistoryAction } from '../contract/history.ts';
import type { OwnerChange } from '../contract/ownerCallables.ts';
import type { Settings } from '../contract/settings.ts';
import { othersOf } from '../domain/bookingGroup.ts';
import { undoableUntil } from '../domain/undoTime.ts';
import { historyEntries, historyEntry, nextRevision, revisionOf, writeHistory } from '../history/historyEntry.ts';
import { earlierFields } from '../history/undoFields.ts';
import { type ChangeMails, inOneMail, queueChangeMails, readWaitingMails } from '../mail/queue/queueMails.ts';
import { commitWithRetry, type Plan } from '../platform/commitWithRetry.ts';
import { contentHash } from '../platform/contentHash.ts';
import { firestore } from '../platform/firestore.ts';
import { isFailedPrecondition } from '../platform/firestoreError.ts';
import { readSettings } from '../platform/readSettings.ts';
import { getAll, ifUnchanged } from '../platform/storedDocuments.ts';
import { OwnerError } from './OwnerError.ts';

/** A call by an owner. */
export interface OwnerCall<Request = object> {
  /** Name of the callable. */
  name: string;
  request: { requestId: string } & Request;
  owner: SignedInOwner;
  now: Date;
  /**
   * Whether the owner used a link from a mail. Others may have that link, so the owner's mail is sent at once and not
   * only when the undo time is over.
   */
  byLink?: boolean;
  /** Maximum number of attempts while others change the same documents. */
  attempts?: number;
}

/**
 * Commits an owner's change: one batch with the read versions as precondition, a history entry per document, and mails that
 * wait until the change can no longer be undone. A repeated request changes nothing.
 * @param plan reads everything anew, so it may run several times; it checks the revisions
 * @returns the change of each document, in the order of the plan
 * @throws {OwnerError} `request-id-reused`, `nights-held`, `changed-meanwhile`, and the errors of `plan`
 */
export async function commitChange(call: OwnerCall, plan: () => Promise<PlannedWrite[]>): Promise<OwnerChange[]> {
  const { requestId, ...content } = call.request;
  const requestHash = contentHash([call.name, content]);
  const readReplay = async () => {
    const result = await readEarlier(requestId, requestHash);
    return result && { result };
  };
  const planOnce = async (): Promise<Plan<OwnerChange[]>> => {
    const writes = await plan();
    if (writes.length === 0) throw new OwnerError('not-possible');
    const ifExists = async () => {
      const replay = await readReplay();
      if (replay) return replay;
      const holders = await readHolders(writes.flatMap(({ nights }) => nights?.nightsToAdd ?? []));
      // Without a holder, the night has just been released: try again.
      if (holders.length === 0) return undefined;
      const nights = [...new Set(holders.flatMap((holder) => holder.nights))].sort();
      throw new OwnerError('nights-held', { nights, holders });
    };
    return { ...(await planBatch(call, writes, requestHash)), ifExists };
  };
  try {
    return await commitWithRetry(async () => (await readReplay()) ?? (await planOnce()), call.attempts);
  } catch (error) {
    // The same request may have been sent twice, and its other copy may have caused the conflict.
    const replay = await readReplay();
    if (replay) return replay.result;
    // A failed precondition means that another change won every attempt. After any other error the caller may try again.
    throw isFailedPrecondition(error) ? new OwnerError('changed-meanwhile') : error;
  }
}

/** {@link commitChange} of a single document. */
export async function commitOne(call: OwnerCall, plan: () => Promise<PlannedWrite>): Promise<OwnerChange> {
  const [change] = await commitChange(call, async () => [await plan()]);
  return change!;
}

/**
 * @param seen the revision that the owner's page showed
 * @throws {OwnerError} `changed-meanwhile`
 */
export function requireRevision(document: DocumentSnapshot, seen: number): void {
  const revision = revisionOf({ revision: document.get('revision') as unknown });
  if (revision !== seen) throw new OwnerError('changed-meanwhile', { revision });
}

/** ID of the history entry for the document at `place` in the call's plan, from 0. */
export function entryId(requestId: string, place: number): string {
  return place === 0 ? requestId : `${requestId}-${place}`;
}

async function planBatch(
  { request: { requestId }, owner, now, byLink = false }: OwnerCall,
  planned: readonly PlannedWrite[],
  requestHash: string,
): Promise<Plan<OwnerChange[]>> {
  const settings = await readSettings();
  const writes = await withBookingMails(planned, settings, now);
  const batch = firestore().batch();
  const until = undoableUntil(now);
  const changes = writes.map((write, place): OwnerChange => {
    const before = write.before?.data();
    const earlier = before ?? { revision: write.deletedAt };
    const revision = nextRevision(earlier);
    const after = write.fields && { ...write.fields, revision };
    if (!write.before) batch.create(write.reference, after ?? {});
    else if (after) batch.update(write.reference, after, ifUnchanged(write.before));
    else batch.delete(write.reference, ifUnchanged(write.before));
    write.alongside?.(batch);
    if (write.nights) writeNights(batch, write.nights.holder, write.nights);
    const isUndo = write.action === 'undone';
    const mails = write.mails ? queueChangeMails(batch, write.mails, now, isUndo ? undefined : until, byLink) : [];
    const id = entryId(requestId, place);
    const entry = historyEntry({
      subject: write.reference.path,
      action: write.action,
      by: 'owner',
      email: owner.email,
      now,
      before: { ...(write.compared?.before ?? before), revision: earlier.revision },
      after: write.compared?.after ?? (after ? withoutDeletions(after) : undefined),
      requestHash,
      ...(!write.final && {
        undo: {
          until,
          fields: before ? earlierFields(before, after) : null,
          mails,
          together: writes.map((_, other) => entryId(requestId, other)).filter((other) => other !== id),
        },
      }),
    });
    writeHistory(batch, entry, id);
    return { subject: write.reference.path, change: id, revision, undoUntil: write.final ? null : until.toISOString() };
  });
  return { result: changes, batch };
}

/**
 * The response to this request if it was already committed.
 * @throws {OwnerError} `request-id-reused`
 */
async function readEarlier(requestId: string, requestHash: string): Promise<OwnerChange[] | undefined> {
  const entries = historyEntries();
  const first = (await entries.doc(requestId).get()).data();
  if (!first) return undefined;
  if (first.requestHash !== requestHash) throw new OwnerError('request-id-reused');
  const others = first.undo?.together ?? [];
  const documents = await getAll(others.map((id) => entries.doc(id)));
  const all = [{ id: requestId, entry: first }, ...documents.map((one) => ({ id: one.id, entry: one.data() }))];
  return all.flatMap(({ id, entry }) => {
    if (!entry) return [];
    const { subject, revision, undoUntil } = entry;
    return { subject, change: id, revision, undoUntil: undoUntil?.toDate().toISOString() ?? null };
  });
}

/** The write of one document, with its nights, mails and history. */
export interface PlannedWrite {
  reference: DocumentReference;
  /** The document as read; missing for a new one. */
  before?: DocumentSnapshot;
  /** For a restored document: the revision of its deletion, from which counting continues. */
  deletedAt?: number;
  action: HistoryAction;
  /** Fields to change, or all of a new document; `null` deletes it. */
  fields: Record<string, unknown> | null;
  /** Adds writes of other documents to the batch. */
  alongside?: (batch: WriteBatch) => void;
  nights?: Partial<NightChanges> & { holder: Exclude<NightHolder, null> };
  /** Mails of a booking whose stay changes. `withBookingMails` adds those of other changes. */
  mails?: ChangeMails;
  /** Whether the change cannot be undone. */
  final?: boolean;
  /** The values that the history compares, if not the document before and `fields`. */
  compared?: { before: Record<string, unknown>; after: Record<string, unknown> };
}

/** A caller whose email `settings/access` lists as an owner's. */
export interface SignedInOwner {
  /** In lower case. */
  email: string;
}

/**
 * Adds mails to writes of bookings for which the plan has composed none, such as an undo or an edit. Waiting mails are taken
 * back, and composed anew if they still apply: one for all bookings that are written together.
 */
async function withBookingMails(
  writes: readonly PlannedWrite[],
  settings: Settings,
  now: Date,
): Promise<PlannedWrite[]> {
  const changed = new Map(writes.flatMap((write) => bookingAfter(write) ?? []).map((booking) => [booking.id, booking]));
  const mailed = await Promise.all(writes.map(compose));
  if (changed.size < 2) return mailed;
  const mails = inOneMail(mailed.flatMap((write) => write.mails ?? []));
  return mailed.map((write) => (write.mails ? { ...write, mails: mails.shift()! } : write));

  async function compose(write: PlannedWrite): Promise<PlannedWrite> {
    const { reference, before, fields, mails } = write;
    if (reference.parent.id !== bookingsCollection || !before || mails) return write;
    const current = parseBooking(before.id, before.data());
    const booking = changed.get(before.id);
    if (!fields || !current || !booking) {
      const waiting = await readWaitingMails(before.id);
      return waiting.documents.length === 0 ? write : { ...write, mails: { mails: [], waiting, knownStays: {} } };
    }
    const group = changed.size > 1 ? (await readGroup(booking)).map(({ data }) => data) : undefined;
    const others = group && othersOf(booking, group).map((other) => changed.get(other.id) ?? other);
    const together = [...changed.keys()].filter((id) => id !== booking.id);
    const same = { ...booking, sequence: current.sequence, together };
    const { settledStay } = current;
    const effects = await composeChange(same, settledStay, booking.settledStay, 'owner', settings, now, others);
    // A restored sequence would repeat an earlier one, but calendars and links rely on it to increase.
    const isMailed = effects.mails.length + effects.waiting.documents.length > 0 || 'sequence' in fields;
    return isMailed ? { ...write, fields: { ...fields, ...effects.fields }, mails: effects } : write;
  }
}

/** The booking after the write, with the sequence that its mails will have. */
function bookingAfter({ reference, before, fields }: PlannedWrite): Booking | undefined {
  if (reference.parent.id !== bookingsCollection || !before || !fields) return undefined;
  const current = parseBooking(before.id, before.data());
  const booking = parseBooking(before.id, { ...before.data(), ...withoutDeletions(fields) });
  return current && booking && { ...booking, sequence: current.sequence + 1 };
}

/** Replaces field deletions by `null`. */
function withoutDeletions(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof FieldValue ? null : value]),
  );
}
