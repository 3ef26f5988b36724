import { createHash } from 'node:crypto';
import type { DocumentData, DocumentSnapshot, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { historyPath } from '../contract/collections.ts';
import type { HistoryEntry } from '../contract/history.ts';
import type { OwnerChange } from '../contract/ownerCallables.ts';
import { revisionOf } from '../history/historyEntry.ts';
import { writeHistory } from '../history/writeHistory.ts';
import { firestore } from '../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition, isTransient, waitBeforeRetry } from '../platform/firestoreError.ts';
import { OwnerError } from './OwnerError.ts';

const mostAttempts = 6;

/** A history entry that is written under its own ID. */
export interface OwnEntry {
  id: string;
  entry: HistoryEntry<Timestamp>;
}

/**
 * Carries out what an owner asks for once, in one batch with its history entries. The first entry has the request ID: a
 * repeated request changes nothing and gets the same response.
 * @param prepare reads everything anew and adds all other writes to the batch, with the read versions as preconditions
 * @param refusal why the batch failed at a night that exists; `undefined` if the night is free again by now
 * @throws {OwnerError} `request-id-reused`, and what the other two throw or return
 * @returns one for each entry, in their order
 */
export async function changeOnce(
  request: { requestId: string },
  prepare: (batch: WriteBatch, requestHash: string) => Promise<OwnEntry[]>,
  refusal: () => Promise<OwnerError | undefined> = () => Promise.resolve(undefined),
): Promise<OwnerChange[]> {
  const requestHash = hashOf(request);
  for (let attempt = 1; ; attempt += 1) {
    const earlier = await earlierChanges(request.requestId, requestHash);
    if (earlier) return earlier;
    const batch = firestore().batch();
    const entries = await prepare(batch, requestHash);
    for (const { id, entry } of entries) writeHistory(batch, entry, id);
    try {
      await batch.commit();
      return entries.map(({ id, entry }) => changeOf(id, entry));
    } catch (error) {
      if (isAlreadyExists(error)) {
        const replay = await earlierChanges(request.requestId, requestHash);
        if (replay) return replay;
        const refused = await refusal();
        if (refused) throw refused;
      } else if (!isFailedPrecondition(error) && !isTransient(error)) {
        throw error;
      }
      // Changed meanwhile: read again.
      if (attempt === mostAttempts) throw error;
      await waitBeforeRetry(attempt);
    }
  }
}

/** IDs of the history entries of one request: the request ID, then `-2`, `-3`. */
export function entryId(requestId: string, place: number): string {
  return place === 0 ? requestId : `${requestId}-${place + 1}`;
}

/** @throws {OwnerError} `changed-meanwhile` if the page showed another revision of the document */
export function expectRevision(document: DocumentSnapshot, revision: number): void {
  const current = revisionOf(document.data());
  if (current !== revision) throw new OwnerError('changed-meanwhile', { revision: current });
}

/** The fields of a document as they were, of those that a change writes; a missing one as `null`. */
export function fieldsBefore(document: DocumentSnapshot, written: object): Record<string, unknown> {
  const data: DocumentData = document.data() ?? {};
  return Object.fromEntries(Object.keys(written).map((name) => [name, (data[name] as unknown) ?? null]));
}

async function earlierChanges(requestId: string, requestHash: string): Promise<OwnerChange[] | undefined> {
  const db = firestore();
  const changes: OwnerChange[] = [];
  for (;;) {
    const id = entryId(requestId, changes.length);
    const entry = (await db.doc(historyPath(id)).get()).data() as HistoryEntry<Timestamp> | undefined;
    if (!entry) return changes.length > 0 ? changes : undefined;
    if (entry.requestHash !== requestHash) throw new OwnerError('request-id-reused');
    changes.push(changeOf(id, entry));
  }
}

function changeOf(id: string, { revision, undoUntil }: HistoryEntry<Timestamp>): OwnerChange {
  return { change: id, revision, undoUntil: undoUntil?.toDate().toISOString() ?? null };
}

/** SHA-256 of the request without its ID, independent of the order of its fields. */
function hashOf({ requestId: _, ...content }: { requestId: string }): string {
  const ordered = JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(ordered).digest('hex');
}
