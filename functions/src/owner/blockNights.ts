import { Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { settleBlock } from '../bookings/console/settleBlock.ts';
import { nightsIn, nightChanges, readHeldNights, spanOf } from '../bookings/nightWrites.ts';
import { blockSchema, type BlockedNights, type StoredBlock } from '../contract/block.ts';
import { apartmentPath, blockPath } from '../contract/collections.ts';
import type {
  BlockNightsResponse,
  blockNightsRequest,
  OwnerChange,
  changeBlockRequest,
} from '../contract/ownerCallables.ts';
import { longestBlock } from '../domain/stay.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { OwnerError } from './OwnerError.ts';
import {
  commitChange,
  entryId,
  type PlannedWrite,
  type SignedInOwner,
  commitOne,
  requireRevision,
} from './commitChange.ts';
import { readOwnersStay } from './readOwnersBooking.ts';

/**
 * Closes nights of one or more apartments with one block each: all of them or none. A block has the ID of its history entry.
 * @throws {OwnerError} `dates-required`, `dates-invalid`, `stay-too-long`, `dates-past`, `dates-far`, `apartment-not-found`,
 * `nights-held`
 */
export async function blockNights(
  request: z.output<typeof blockNightsRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<BlockNightsResponse> {
  const { requestId, apartments, reason } = request;
  const changes = await commitChange({ name: 'blockNights', request, owner, now }, async () => {
    const [settings] = await Promise.all([readSettings(), expectApartments(apartments)]);
    const stay = readOwnersStay(request, settings, now, { most: longestBlock });
    return apartments.map((apartment, place): PlannedWrite => {
      const nights: BlockedNights = { apartment, ...stay };
      const id = entryId(requestId, place);
      const block: Omit<StoredBlock, 'revision'> = {
        ...nights,
        reason,
        createdAt: Timestamp.fromDate(now),
        settledStay: nights,
        problem: null,
        salesSeen: [],
      };
      return {
        reference: firestore().doc(blockPath(id)),
        action: 'blocked',
        fields: block,
        compared: { before: {}, after: { ...nights, reason } },
        nights: { holder: { block: id }, nightsToAdd: nightsIn(nights) },
      };
    });
  });
  return { blocks: changes.map((change) => ({ ...change, block: change.change })) };
}

/** @throws {OwnerError} `apartment-not-found` */
export async function expectApartments(slugs: readonly string[]): Promise<void> {
  const db = firestore();
  const documents = await db.getAll(...slugs.map((slug) => db.doc(apartmentPath(slug))));
  const missing = documents.find(({ exists }) => !exists);
  if (missing) throw new OwnerError('apartment-not-found', { apartment: missing.id });
}

type ChangeBlock = z.output<typeof changeBlockRequest>;

/**
 * Changes nights and reason of a block, or removes it and frees its nights.
 * @throws {OwnerError} `block-not-found`, `changed-meanwhile`, `not-possible` for a document that was created by hand or has
 * an unreadable field (it can only be removed), `dates-required`, `dates-invalid`, `stay-too-long`, `dates-past`,
 * `dates-far`, `apartment-not-found`, `nights-held`
 */
export async function changeBlock(request: ChangeBlock, owner: SignedInOwner, now: Date): Promise<OwnerChange> {
  const { block, revision, reason } = request;
  return commitOne({ name: 'changeBlock', request, owner, now }, async () => {
    // Settles an earlier edit in the console first.
    await settleBlock(block, now);
    const [settings, document, currentNights] = await Promise.all([
      readSettings(),
      firestore().doc(blockPath(block)).get(),
      readHeldNights({ block }),
    ]);
    if (!document.exists) throw new OwnerError('block-not-found');
    requireRevision(document, revision);
    const isReadable = blockSchema.safeParse({ ...document.data(), id: block }).success;
    if (request.nights && !isReadable) throw new OwnerError('not-possible');
    const nights = request.nights && {
      apartment: request.nights.apartment,
      ...readOwnersStay(request.nights, settings, now, { most: longestBlock, present: spanOf(currentNights) }),
    };
    if (nights) await expectApartments([nights.apartment]);
    const changes = nightChanges(nights ? nightsIn(nights) : [], currentNights);
    const isMoved = changes.nightsToAdd.length > 0 || changes.nightsToRemove.length > 0;
    return {
      reference: document.ref,
      before: document,
      action: nights === null ? 'unblocked' : isMoved ? 'moved' : 'edited',
      fields: nights && { ...nights, settledStay: nights, problem: null, ...(reason !== undefined && { reason }) },
      nights: { holder: { block }, ...changes },
    };
  });
}
