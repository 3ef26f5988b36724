import { createHash } from 'node:crypto';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { bookingsCollection, historyPath } from '../contract/collections.ts';
import type { HistoryEntry } from '../contract/history.ts';
import type { OwnerChange } from '../contract/ownerCallables.ts';
import { undoableUntil } from '../domain/undoTime.ts';
import { describeBooking } from '../bookings/console/describeBooking.ts';
import { writeNights } from '../bookings/nightWrites.ts';
import { readHolders } from '../bookings/read/readHolders.ts';
import { queueChangeMails } from '../bookings/queueMails.ts';
import { historyEntry, nextRevision, revisionOf } from '../history/historyEntry.ts';
import { earlierFields } from '../history/undoFields.ts';
import { writeHistory } from '../history/writeHistory.ts';
import { firestore } from '../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition, isTransient, waitBeforeRetry } from '../platform/firestoreError.ts';
import { readSettings } from '../platform/readSettings.ts';
import { OwnerError } from './OwnerError.ts';
import type { PlannedWrite } from './PlannedWrite.ts';
import type { SignedInOwner } from './SignedInOwner.ts';
import { withBookingMails, withoutDeletions } from './withBookingMails.ts';

const mostAttempts = 6;

/** A call of an owner. */
export interface OwnerCall {
  /** Name of the callable. */
  name: string;
  request: { requestId: string };
  owner: SignedInOwner;
  now: Date;
}

/**
 * Carries out what an owner asks for: one batch with the read versions as precondition, a history entry per document,
 * and mails that wait until the change can no longer be undone. The same request again changes nothing.
 * @param plan reads everything anew, so it may run several times; it checks the revisions
 * @returns what each document has become, in the order of the plan
 * @throws {OwnerError} `request-id-reused`, `nights-held`, `changed-meanwhile`, and what `plan` throws
 */
export async function commitChange(call: OwnerCall, plan: () => Promise<PlannedWrite[]>): Promise<OwnerChange[]> {
  const requestHash = hashOf(call);
  for (let attempt = 1; ; attempt += 1) {
    const earlier = await readEarlier(call.request.requestId, requestHash);
    if (earlier) return earlier;
    const writes = await plan().catch(async (error: unknown) => {
      // What is in the way may be this very request, which was sent twice and committed since it was looked for.
      const replayed = await readEarlier(call.request.requestId, requestHash);
      if (replayed) return { replayed };
      throw error;
    });
    if ('replayed' in writes) return writes.replayed;
    if (writes.length === 0) throw new OwnerError('not-possible');
    try {
      return await commit(call, writes, requestHash);
    } catch (error) {
      if (isAlreadyExists(error)) {
        const replayed = await readEarlier(call.request.requestId, requestHash);
        if (replayed) return replayed;
        const holders = await readHolders(writes.flatMap(({ nights }) => nights?.take ?? []));
        if (holders.length > 0) {
          const nights = [...new Set(holders.flatMap((holder) => holder.nights))].sort();
          throw new OwnerError('nights-held', { nights, holders });
        }
        // The night was released in this moment: try again.
      } else if (!isFailedPrecondition(error) && !isTransient(error)) {
        throw error;
      }
      if (attempt === mostAttempts) {
        // Whoever was faster each time has changed it. Anything else is `unexpected`, which may be tried again.
        throw isFailedPrecondition(error) ? new OwnerError('changed-meanwhile') : error;
      }
      await waitBeforeRetry(attempt);
    }
  }
}

/** The response for a single document. */
export function onlyChange([only]: readonly OwnerChange[]): OwnerChange {
  if (!only) throw new Error('a change of nothing');
  return only;
}

/**
 * @param seen the revision that the owner's page showed
 * @throws {OwnerError} `changed-meanwhile`
 */
export function requireRevision(document: DocumentSnapshot, seen: number): void {
  const revision = revisionOf(document.data());
  if (revision !== seen) throw new OwnerError('changed-meanwhile', { revision });
}

/** ID of the history entry of a call's document. */
export function entryId(requestId: string, place: number): string {
  return place === 0 ? requestId : `${requestId}-${place}`;
}

async function commit(
  { request: { requestId }, owner, now }: OwnerCall,
  planned: readonly PlannedWrite[],
  requestHash: string,
): Promise<OwnerChange[]> {
  const settings = await readSettings();
  const writes = await withBookingMails(planned, settings, now);
  const batch = firestore().batch();
  const until = undoableUntil(now);
  const changes = writes.map((write, place): OwnerChange => {
    const before = write.before?.data();
    const earlier = before ?? { revision: write.deletedAt };
    const revision = nextRevision(earlier);
    const changed = write.fields && { ...write.fields, revision };
    const isBooking = write.reference.parent.id === bookingsCollection;
    // What a booking says of itself in text follows from its fields.
    const description = isBooking && changed && describeBooking({ ...before, ...withoutDeletions(changed) }, settings);
    const after = changed && { ...changed, ...description };
    if (!write.before) batch.create(write.reference, after ?? {});
    else if (after) batch.update(write.reference, after, { lastUpdateTime: write.before.updateTime as Timestamp });
    else batch.delete(write.reference, { lastUpdateTime: write.before.updateTime as Timestamp });
    write.alongside?.(batch);
    if (write.nights) writeNights(batch, write.nights.holder, write.nights.take, write.nights.release);
    const isUndo = write.action === 'undone';
    const mails = write.mails ? queueChangeMails(batch, write.mails, now, isUndo ? undefined : until) : [];
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
  await batch.commit();
  return changes;
}

/**
 * The response to this request if it was carried out already.
 * @throws {OwnerError} `request-id-reused`
 */
async function readEarlier(requestId: string, requestHash: string): Promise<OwnerChange[] | undefined> {
  const db = firestore();
  const first = await db.doc(historyPath(requestId)).get();
  if (!first.exists) return undefined;
  const entry = first.data() as HistoryEntry<Timestamp>;
  if (entry.requestHash !== requestHash) throw new OwnerError('request-id-reused');
  const others = entry.undo?.together ?? [];
  const documents = others.length > 0 ? await db.getAll(...others.map((id) => db.doc(historyPath(id)))) : [];
  return [first, ...documents].map((document) => {
    const { subject, revision, undoUntil } = document.data() as HistoryEntry<Timestamp>;
    return { subject, change: document.id, revision, undoUntil: undoUntil?.toDate().toISOString() ?? null };
  });
}

/** Hash of the request without its ID, independent of the order of fields. */
function hashOf({ name, request: { requestId: _, ...content } }: OwnerCall): string {
  const sorted = (_name: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256')
    .update(`${name} ${JSON.stringify(content, sorted)}`)
    .digest('hex');
}
