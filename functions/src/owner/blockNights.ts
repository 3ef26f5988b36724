import { Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { nightsIn, readHeldNights, writeNights } from '../bookings/nightWrites.ts';
import { readHolders } from '../bookings/readHolders.ts';
import type { BlockedNights, StoredBlock } from '../contract/block.ts';
import { apartmentPath, blockPath } from '../contract/collections.ts';
import type { BlockNightsResponse, blockNightsRequest } from '../contract/ownerCallables.ts';
import { longestBlock, parseStay } from '../domain/stay.ts';
import { undoableUntil } from '../domain/undoTime.ts';
import { historyEntry } from '../history/historyEntry.ts';
import { firestore } from '../platform/firestore.ts';
import { changeOnce, entryId } from './changeOnce.ts';
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
  const parsed = parseStay(request.checkIn, request.checkOut, longestBlock);
  if ('problem' in parsed) throw new OwnerError(parsed.problem);
  const closed = apartments.map((apartment): BlockedNights => ({ apartment, ...parsed.stay }));
  await expectApartments(apartments);
  const changes = await changeOnce(
    request,
    (batch, requestHash) => {
      const entries = closed.map((nights, place) => {
        const id = entryId(requestId, place);
        const block: StoredBlock<Timestamp> = {
          ...nights,
          reason,
          createdAt: Timestamp.fromDate(now),
          revision: 1,
          agreed: nights,
          problem: null,
        };
        batch.create(firestore().doc(blockPath(id)), block);
        writeNights(batch, { block: id }, nightsIn(nights), []);
        const entry = historyEntry({
          subject: blockPath(id),
          action: 'blocked',
          by: 'owner',
          email: owner.email,
          now,
          before: undefined,
          after: { ...nights, reason },
          requestHash,
          undo: { until: undoableUntil(now), fields: null, mails: [] },
        });
        return { id, entry };
      });
      return Promise.resolve(entries);
    },
    () => heldByOthers(closed),
  );
  return { blocks: changes.map((change) => ({ ...change, block: change.change })) };
}

/** @throws {OwnerError} `apartment-not-found` */
export async function expectApartments(slugs: readonly string[]): Promise<void> {
  const db = firestore();
  const documents = await db.getAll(...slugs.map((slug) => db.doc(apartmentPath(slug))));
  const missing = documents.find(({ exists }) => !exists);
  if (missing) throw new OwnerError('apartment-not-found', { apartment: missing.id });
}

/** Why nights cannot be closed; `undefined` if nothing but the block itself holds them by now. */
export async function heldByOthers(closed: readonly BlockedNights[], block?: string): Promise<OwnerError | undefined> {
  const own = block === undefined ? [] : await readHeldNights({ block });
  const wanted = closed
    .flatMap(nightsIn)
    .filter(({ apartment, night }) => !own.some((held) => held.apartment === apartment && held.night === night));
  const holders = await readHolders(wanted);
  return holders.length > 0 ? new OwnerError('nights-held', { holders }) : undefined;
}
