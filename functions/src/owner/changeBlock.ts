import type * as z from 'zod/mini';
import { nightChanges, nightsIn, readHeldNights } from '../bookings/nightWrites.ts';
import { reconcileBlock } from '../bookings/console/reconcileBlock.ts';
import type { BlockedNights } from '../contract/block.ts';
import { blockPath } from '../contract/collections.ts';
import type { OwnerChange, changeBlockRequest } from '../contract/ownerCallables.ts';
import { longestBlock, parseStay } from '../domain/stay.ts';
import { firestore } from '../platform/firestore.ts';
import { expectApartments } from './blockNights.ts';
import { commitChange, onlyChange, requireRevision } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

type ChangeBlock = z.output<typeof changeBlockRequest>;

/**
 * Changes nights and reason of a block, or removes it and frees its nights.
 * @throws {OwnerError} `block-not-found`, `changed-meanwhile`, `dates-required`, `dates-invalid`, `stay-too-long`,
 * `apartment-not-found`, `nights-held`
 */
export async function changeBlock(request: ChangeBlock, owner: SignedInOwner, now: Date): Promise<OwnerChange> {
  const { block, revision, reason } = request;
  const changes = await commitChange({ name: 'changeBlock', request, owner, now }, async () => {
    // An edit in the console that is not settled yet came first.
    await reconcileBlock(block, now);
    const [nights, document, held] = await Promise.all([
      readNights(request),
      firestore().doc(blockPath(block)).get(),
      readHeldNights({ block }),
    ]);
    if (!document.exists) throw new OwnerError('block-not-found');
    requireRevision(document, revision);
    const { take, release } = nightChanges(nights ? nightsIn(nights) : [], held);
    const isMoved = take.length > 0 || release.length > 0;
    return [
      {
        reference: document.ref,
        before: document,
        action: nights === null ? 'unblocked' : isMoved ? 'moved' : 'edited',
        fields: nights && { ...nights, agreed: nights, problem: null, ...(reason !== undefined && { reason }) },
        nights: { holder: { block }, take, release },
      },
    ];
  });
  return onlyChange(changes);
}

async function readNights({ nights }: ChangeBlock): Promise<BlockedNights | null> {
  if (nights === null) return null;
  const parsed = parseStay(nights.checkIn, nights.checkOut, longestBlock);
  if ('problem' in parsed) throw new OwnerError(parsed.problem);
  await expectApartments([nights.apartment]);
  return { apartment: nights.apartment, ...parsed.stay };
}
