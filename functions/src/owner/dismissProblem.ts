import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { blocks } from '../bookings/bookings.ts';
import { settleBlock } from '../bookings/console/settleBlock.ts';
import { readCalendarsOf } from '../calendars/exportedEvents.ts';
import type { Block } from '../contract/block.ts';
import type { dismissProblemRequest, OwnerChange } from '../contract/ownerCallables.ts';
import { includesSale, type PlatformSale } from '../contract/platformSale.ts';
import { salesOn } from '../domain/platformConflict.ts';
import { dataOf } from '../platform/storedDocuments.ts';
import { commitOne, requireRevision, type SignedInOwner } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';
import { readOwnersBooking } from './readOwnersBooking.ts';

/**
 * Removes the note about an edit in the console that was put back, or records that an owner has seen a platform's sales of
 * blocked nights.
 * @throws {OwnerError} `booking-not-found`, `block-not-found`, `changed-meanwhile`; `not-possible` if there is no such note or sale,
 * or if the document was created in the console and holds no nights: that problem remains
 */
export async function dismissProblem(
  request: z.output<typeof dismissProblemRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const { noteOn, revision } = request;
  return commitOne({ name: 'dismissProblem', request, owner, now }, async () => {
    if (noteOn.kind === 'sales') {
      const { document, block } = await readHoldingBlock(noteOn.id, now);
      requireRevision(document, revision);
      const salesSeen = await readSalesSeen(block, noteOn.sales);
      return { reference: document.ref, before: document, action: 'problemSeen', fields: { salesSeen } };
    }
    const read = noteOn.kind === 'booking' ? readOwnersBooking : readHoldingBlock;
    const { document }: { document: DocumentSnapshot } = await read(noteOn.id, now);
    requireRevision(document, revision);
    if (!document.get('problem')) throw new OwnerError('not-possible');
    return { reference: document.ref, before: document, action: 'problemSeen', fields: { problem: null } };
  });
}

/** The current sales that an owner has seen, now including the named ones. */
async function readSalesSeen(block: Block, named: readonly PlatformSale[]): Promise<PlatformSale[]> {
  const sales = (await readCalendarsOf(block.apartment)).flatMap(({ id, feed }) =>
    salesOn(feed.holds, block).map(({ checkIn, checkOut }) => ({ calendar: id, checkIn, checkOut })),
  );
  if (!named.some((sale) => includesSale(sales, sale))) throw new OwnerError('not-possible');
  return sales.filter((sale) => includesSale([...block.salesSeen, ...named], sale));
}

async function readHoldingBlock(id: string, now: Date): Promise<{ document: DocumentSnapshot; block: Block }> {
  // Settles an earlier edit in the console first.
  await settleBlock(id, now);
  const document = await blocks().doc(id).get();
  if (!document.exists) throw new OwnerError('block-not-found');
  const block = dataOf(document);
  if (!block) throw new OwnerError('not-possible');
  return { document, block };
}
