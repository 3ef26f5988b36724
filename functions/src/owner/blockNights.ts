import { Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { nightsIn } from '../bookings/nightWrites.ts';
import type { BlockedNights, StoredBlock } from '../contract/block.ts';
import { apartmentPath, blockPath } from '../contract/collections.ts';
import type { BlockNightsResponse, blockNightsRequest } from '../contract/ownerCallables.ts';
import { longestBlock, parseStay } from '../domain/stay.ts';
import { firestore } from '../platform/firestore.ts';
import { commitChange, entryId } from './commitChange.ts';
import type { PlannedWrite } from './PlannedWrite.ts';
import { OwnerError } from './OwnerError.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

/**
 * Closes nights of one or more apartments by one block each: all of them or none. A block has the ID of its history entry.
 * @throws {OwnerError} `dates-required`, `dates-invalid`, `stay-too-long`, `apartment-not-found`, `nights-held`
 */
export async function blockNights(
  request: z.output<typeof blockNightsRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<BlockNightsResponse> {
  const { requestId, apartments, reason } = request;
  const changes = await commitChange({ name: 'blockNights', request, owner, now }, async () => {
    const parsed = parseStay(request.checkIn, request.checkOut, longestBlock);
    if ('problem' in parsed) throw new OwnerError(parsed.problem);
    await expectApartments(apartments);
    return apartments.map((apartment, place): PlannedWrite => {
      const nights: BlockedNights = { apartment, ...parsed.stay };
      const id = entryId(requestId, place);
      const block: Omit<StoredBlock<Timestamp>, 'revision'> = {
        ...nights,
        reason,
        createdAt: Timestamp.fromDate(now),
        agreed: nights,
        problem: null,
      };
      return {
        reference: firestore().doc(blockPath(id)),
        action: 'blocked',
        fields: block,
        compared: { before: {}, after: { ...nights, reason } },
        nights: { holder: { block: id }, take: nightsIn(nights), release: [] },
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
