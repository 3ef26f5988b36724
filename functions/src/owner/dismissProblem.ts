import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { readAgreedNights } from '../bookings/console/planBlock.ts';
import { reconcileBlock } from '../bookings/console/reconcileBlock.ts';
import { readCalendarsOf } from '../calendars/exportedEvents.ts';
import { blockPath } from '../contract/collections.ts';
import type { dismissProblemRequest, OwnerChange } from '../contract/ownerCallables.ts';
import { includesSale, salesSeenSchema, type PlatformSale } from '../contract/platformSale.ts';
import { salesOn } from '../domain/platformConflict.ts';
import { firestore } from '../platform/firestore.ts';
import { commitChange, onlyChange, requireRevision } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';
import { readOwnersBooking } from './readOwnersBooking.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

/**
 * Takes away the note on an edit in the console that was put back, or keeps which sales of closed nights an owner knows of.
 * @throws {OwnerError} `booking-not-found`, `block-not-found`, `changed-meanwhile`; `not-possible` without a note or such a sale, or
 * while what was entered in the console holds no nights: that problem is still there
 */
export async function dismissProblem(
  request: z.output<typeof dismissProblemRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const { noteOn, revision } = request;
  const changes = await commitChange({ name: 'dismissProblem', request, owner, now }, async () => {
    const document =
      noteOn.kind === 'booking'
        ? (await readOwnersBooking(noteOn.id, now)).document
        : await readHoldingBlock(noteOn.id, now);
    requireRevision(document, revision);
    if (noteOn.kind === 'sales') {
      const salesSeen = await readSalesSeen(document, noteOn.sales);
      return [{ reference: document.ref, before: document, action: 'problemSeen', fields: { salesSeen } }];
    }
    if (!document.get('problem')) throw new OwnerError('not-possible');
    return [{ reference: document.ref, before: document, action: 'problemSeen', fields: { problem: null } }];
  });
  return onlyChange(changes);
}

/** Sales that the block's owners know of, with those that are named now; what is no longer sold is left out. */
async function readSalesSeen(block: DocumentSnapshot, named: readonly PlatformSale[]): Promise<PlatformSale[]> {
  const nights = readAgreedNights(block.get('agreed'));
  const calendars = nights ? await readCalendarsOf(nights.apartment) : [];
  const sales = calendars.flatMap(({ id, feed }) =>
    salesOn(feed.holds, nights!).map(({ checkIn, checkOut }) => ({ calendar: id, checkIn, checkOut })),
  );
  if (!named.some((sale) => includesSale(sales, sale))) throw new OwnerError('not-possible');
  const seen = [...salesSeenSchema.parse(block.get('salesSeen')), ...named];
  return sales.filter((sale) => includesSale(seen, sale));
}

async function readHoldingBlock(id: string, now: Date): Promise<DocumentSnapshot> {
  // An edit in the console that is not settled yet came first.
  await reconcileBlock(id, now);
  const document = await firestore().doc(blockPath(id)).get();
  if (!document.exists) throw new OwnerError('block-not-found');
  if (!readAgreedNights(document.get('agreed'))) throw new OwnerError('not-possible');
  return document;
}
