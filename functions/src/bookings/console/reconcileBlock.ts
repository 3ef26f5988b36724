import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { apartmentPath, blockPath } from '../../contract/collections.ts';
import { historyEntry } from '../../history/historyEntry.ts';
import { writeHistory } from '../../history/writeHistory.ts';
import { firestore } from '../../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition, isTransient, waitBeforeRetry } from '../../platform/firestoreError.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { readHeldNights, writeNights, type HeldNight } from '../nightWrites.ts';
import { apartmentOfBlock, planBlock, type BlockSettlement } from './planBlock.ts';
import { isSettled } from '../change/planSettlement.ts';

const mostAttempts = 10;

/**
 * Makes a block and its nights consistent after it was made, edited or deleted in the console. Like `reconcileBooking`,
 * it reads everything anew, so it may run late, twice, concurrently or out of order.
 * @returns what was done
 */
export async function reconcileBlock(id: string, now: Date): Promise<'agreed' | 'changed'> {
  const reference = firestore().doc(blockPath(id));
  let outcome: 'agreed' | 'changed' = 'agreed';
  for (let attempt = 1; ; attempt += 1) {
    const document = await reference.get();
    try {
      const settled = document.exists ? await settle(document, now) : await releaseOrphans(reference, now);
      if (settled) return outcome;
      outcome = 'changed';
    } catch (error) {
      // Changed meanwhile: read again.
      if (!isFailedPrecondition(error) && !isTransient(error)) throw error;
      if (attempt >= mostAttempts) throw error;
      await waitBeforeRetry(attempt);
    }
  }
}

/**
 * A deleted block holds nothing. The nights are read first and the block once more after them: should undoing have
 * brought it back in between, its new nights are not among those released.
 * @returns whether there was nothing to do
 */
async function releaseOrphans(reference: DocumentReference, now: Date): Promise<boolean> {
  const held = await readHeldNights({ block: reference.id });
  if (held.length === 0) return true;
  if ((await reference.get()).exists) return false;
  const batch = firestore().batch();
  writeNights(batch, { block: reference.id }, [], held);
  const before = { apartment: held[0]?.apartment };
  const subject = reference.path;
  writeHistory(batch, historyEntry({ subject, action: 'unblocked', by: 'console', now, before, after: {} }));
  await batch.commit();
  return false;
}

/**
 * One attempt.
 * @returns whether there was nothing to do
 */
async function settle(document: DocumentSnapshot, now: Date): Promise<boolean> {
  const data = document.data() ?? {};
  const slug = apartmentOfBlock(data);
  const [held, apartment, { ownerLanguage }] = await Promise.all([
    readHeldNights({ block: document.id }),
    slug === undefined ? undefined : firestore().doc(apartmentPath(slug)).get(),
    readSettings(),
  ]);
  const plan = planBlock({ data, held, apartmentExists: apartment?.exists ?? false, language: ownerLanguage, now });
  if (isSettled(plan)) return true;
  try {
    await commit(document, plan, now);
    return false;
  } catch (error) {
    if (!plan.ifTaken || !isAlreadyExists(error)) throw error;
    if (isSettled(plan.ifTaken)) return true;
    await commit(document, plan.ifTaken, now);
    return false;
  }
}

async function commit(
  document: DocumentSnapshot,
  { fields, take, release, change, reverts }: BlockSettlement<HeldNight>,
  now: Date,
): Promise<void> {
  const batch = firestore().batch();
  // Updated even if only nights change, so that concurrent writers of the block fail their precondition.
  batch.update(
    document.ref,
    { problem: (document.get('problem') as unknown) ?? null, ...fields },
    { lastUpdateTime: document.updateTime as Timestamp },
  );
  writeNights(batch, { block: document.id }, take, release);
  if (change || reverts) {
    const { apartment, revision } = document.data() ?? {};
    const entry = historyEntry({
      subject: document.ref.path,
      action: reverts ? 'reverted' : change?.before ? 'moved' : 'blocked',
      by: 'console',
      now,
      // The edit itself is in the document already.
      before: { apartment, revision, ...(change && { ...emptyNights, ...change.before }) },
      after: { ...change?.after },
    });
    writeHistory(batch, entry);
  }
  await batch.commit();
}

const emptyNights = { apartment: null, checkIn: null, checkOut: null };
