import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { blockPath } from '../../contract/collections.ts';
import { historyEntry, nextRevision, writeHistory } from '../../history/historyEntry.ts';
import { commitUntilSettled, type Outcome, type Plan } from '../../platform/commitWithRetry.ts';
import { firestore } from '../../platform/firestore.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { ifUnchanged } from '../../platform/storedDocuments.ts';
import { changedFields } from '../change/updateBooking.ts';
import { readHeldNights, spanOf, writeNights } from '../nightWrites.ts';
import { consoleProblem } from './consoleProblem.ts';

/**
 * Settles a block after any edit in the console: edited dates and apartments are put back from its nights, a deleted block
 * releases its nights, and a document created by hand is marked. Like `settleBooking`, it reads everything anew, so it may
 * run late, twice, concurrently or out of order.
 */
export async function settleBlock(id: string, now: Date): Promise<Outcome> {
  const reference = firestore().doc(blockPath(id));
  return commitUntilSettled(async () => {
    const document = await reference.get();
    return document.exists ? settle(document, now) : releaseOrphans(reference, now);
  });
}

/**
 * Releases the nights of a deleted block. Reads the nights first and then the block again: if an undo has restored the
 * block in between, its new nights are not released.
 */
async function releaseOrphans(reference: DocumentReference, now: Date): Promise<Plan<Outcome>> {
  const nightsToRemove = await readHeldNights({ block: reference.id });
  if (nightsToRemove.length === 0) return { result: 'settled' };
  if ((await reference.get()).exists) return { result: 'changed' };
  const batch = firestore().batch();
  writeNights(batch, { block: reference.id }, { nightsToRemove });
  const before = { apartment: nightsToRemove[0]?.apartment };
  const subject = reference.path;
  writeHistory(batch, historyEntry({ subject, action: 'unblocked', by: 'console', now, before, after: {} }));
  return { result: 'changed', batch };
}

async function settle(document: DocumentSnapshot, now: Date): Promise<Plan<Outcome>> {
  const data = document.data() ?? {};
  const [nights, { ownerLanguage }] = await Promise.all([readHeldNights({ block: document.id }), readSettings()]);
  const settledStay = spanOf(nights);
  const putBack = settledStay ? changedFields(data, { ...settledStay, settledStay }) : {};
  const isSettled = settledStay ? Object.keys(putBack).length === 0 : Boolean(data.problem);
  if (isSettled) return { result: 'settled' };
  const fields = { ...putBack, problem: consoleProblem('useDesk', ownerLanguage), revision: nextRevision(data) };
  const batch = firestore().batch();
  batch.update(document.ref, fields, ifUnchanged(document));
  if (settledStay) {
    const { apartment, revision } = data;
    const before = { apartment, revision };
    const subject = document.ref.path;
    writeHistory(batch, historyEntry({ subject, action: 'reverted', by: 'console', now, before, after: {} }));
  }
  return { result: 'changed', batch };
}
