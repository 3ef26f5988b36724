import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { nightChanges, nightsIn, readHeldNights, writeNights } from '../bookings/nightWrites.ts';
import type { BlockedNights, StoredBlock } from '../contract/block.ts';
import { blockPath } from '../contract/collections.ts';
import type { OwnerChange, changeBlockRequest } from '../contract/ownerCallables.ts';
import { longestBlock, parseStay } from '../domain/stay.ts';
import { undoableUntil } from '../domain/undoTime.ts';
import { historyEntry, nextRevision } from '../history/historyEntry.ts';
import { firestore } from '../platform/firestore.ts';
import { expectApartments, heldByOthers } from './blockNights.ts';
import { changeOnce, expectRevision, fieldsBefore } from './changeOnce.ts';
import { OwnerError } from './OwnerError.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

type ChangeBlock = z.output<typeof changeBlockRequest>;

/**
 * Changes nights and reason of a block, or removes it and frees its nights.
 * @throws {OwnerError} `block-not-found`, `changed-meanwhile`, `dates-required`, `dates-invalid`, `stay-too-long`,
 * `apartment-not-found`, `nights-held`
 */
export async function changeBlock(request: ChangeBlock, owner: SignedInOwner, now: Date): Promise<OwnerChange> {
  const reference = firestore().doc(blockPath(request.block));
  const nights = await readNights(request);
  const [changed] = await changeOnce(
    request,
    async (batch, requestHash) => {
      const [document, held] = await Promise.all([reference.get(), readHeldNights({ block: request.block })]);
      if (!document.exists) throw new OwnerError('block-not-found');
      expectRevision(document, request.revision);
      const lastUpdateTime = document.updateTime as Timestamp;
      const { take, release } = nightChanges(nights ? nightsIn(nights) : [], held);
      const fields = nights && changedBlock(document, nights, request.reason);
      if (fields) batch.update(reference, fields, { lastUpdateTime });
      else batch.delete(reference, { lastUpdateTime });
      // Nights change only together with their block, so the precondition covers them too.
      writeNights(batch, { block: request.block }, take, release);
      const isMoved = take.length > 0 || release.length > 0;
      const entry = historyEntry({
        subject: reference.path,
        action: nights === null ? 'unblocked' : isMoved ? 'moved' : 'edited',
        by: 'owner',
        email: owner.email,
        now,
        before: document.data(),
        after: fields ?? undefined,
        requestHash,
        undo: {
          until: undoableUntil(now),
          fields: fields ? fieldsBefore(document, fields) : { ...document.data() },
          mails: [],
        },
      });
      return [{ id: request.requestId, entry }];
    },
    () => (nights ? heldByOthers([nights], request.block) : Promise.resolve(undefined)),
  );
  if (!changed) throw new Error('a block was changed without a history entry');
  return changed;
}

function changedBlock(
  document: DocumentSnapshot,
  nights: BlockedNights,
  reason: string | undefined,
): Partial<StoredBlock<Timestamp>> {
  return {
    ...nights,
    agreed: nights,
    problem: null,
    revision: nextRevision(document.data()),
    ...(reason === undefined ? {} : { reason }),
  };
}

async function readNights({ nights }: ChangeBlock): Promise<BlockedNights | null> {
  if (nights === null) return null;
  const parsed = parseStay(nights.checkIn, nights.checkOut, longestBlock);
  if ('problem' in parsed) throw new OwnerError(parsed.problem);
  await expectApartments([nights.apartment]);
  return { apartment: nights.apartment, ...parsed.stay };
}
