import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { nightChanges, nightsIn, readHeldNights, wantedNights, type NightHolder } from '../bookings/nightWrites.ts';
import { settleBlock } from '../bookings/console/settleBlock.ts';
import { settleBooking } from '../bookings/console/settleBooking.ts';
import { blocksCollection, bookingsCollection, ownerNotePath } from '../contract/collections.ts';
import { blockSchema } from '../contract/block.ts';
import { parseBooking } from '../contract/booking.ts';
import type { HistoryEntry } from '../contract/history.ts';
import type { OwnerChange, undoChangeRequest } from '../contract/ownerCallables.ts';
import { historyEntries, revisionOf } from '../history/historyEntry.ts';
import { restoredFields } from '../history/undoFields.ts';
import { mailReference, withheldMailReference } from '../mail/queue/queueMails.ts';
import { firestore } from '../platform/firestore.ts';
import { commitChange, type PlannedWrite, type SignedInOwner } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';

type Undoable = { id: string; entry: HistoryEntry; undo: NonNullable<HistoryEntry['undo']> };

/**
 * Undoes a change within a minute, if nothing has changed since: all documents of the call, their nights, and waiting mails.
 * Not possible once a mail is being delivered. The owner is mailed new links to a request that is pending again, as the old
 * ones no longer work. If the change had taken back a mail about an earlier change, the guest gets that mail now.
 * @throws {OwnerError} `undo-over`; `nights-held` if somebody else took a night meanwhile
 */
export async function undoChange(
  request: z.output<typeof undoChangeRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const [change] = await commitChange({ name: 'undoChange', request, owner, now }, async () => {
    const named = await readUndoable(request.change, now);
    const others = await Promise.all(named.undo.together.map((id) => readUndoable(id, now)));
    return Promise.all([named, ...others].map((one) => planUndo(one, request.requestId, now)));
  });
  return change!;
}

async function readUndoable(id: string, now: Date): Promise<Undoable> {
  const entry = (await historyEntries().doc(id).get()).data();
  const isOver = !entry?.undo || !entry.undoUntil || entry.undoUntil.toMillis() < now.getTime();
  if (isOver || entry.undoneBy !== null || !entry.undo) throw new OwnerError('undo-over');
  return { id, entry, undo: entry.undo };
}

async function planUndo({ id, entry, undo }: Undoable, requestId: string, now: Date): Promise<PlannedWrite> {
  const db = firestore();
  const reference = db.doc(entry.subject);
  // An unsettled edit in the console came after the change, and must not be lost by the undo.
  if (reference.parent.id === bookingsCollection) await settleBooking(reference.id, now);
  if (reference.parent.id === blocksCollection) await settleBlock(reference.id, now);
  const queued = undo.mails.flatMap((mail) => [mailReference(mail), withheldMailReference(mail)]);
  const mails = queued.length > 0 ? await db.getAll(...queued) : [];
  const document = await reference.get();
  const isLast = document.exists
    ? revisionOf(document.data()) === entry.revision
    : undo.fields !== null && entry.action === 'unblocked';
  if (!isLast || mails.some((mail) => mail.exists && mail.get('delivery') !== undefined)) {
    throw new OwnerError('undo-over');
  }
  const fields = undo.fields && restoredFields(undo.fields);
  const note = entry.changes.find(({ field }) => field === 'note');
  const nights = await planNights(reference.parent.id, document, undo.fields);
  return {
    reference,
    ...(document.exists ? { before: document } : { deletedAt: entry.revision }),
    action: 'undone',
    fields,
    ...(nights && { nights }),
    final: true,
    alongside: (batch) => {
      batch.update(historyEntries().doc(id), { undoneBy: requestId }, { exists: true });
      if (note && reference.parent.id === bookingsCollection) {
        batch.set(db.doc(ownerNotePath(reference.id)), { text: note.from ?? '' });
      }
    },
  };
}

/** The changes from the nights that the document holds now to those it held before the change. */
async function planNights(
  collection: string,
  document: DocumentSnapshot,
  before: Record<string, unknown> | null,
): Promise<PlannedWrite['nights']> {
  if (collection !== bookingsCollection && collection !== blocksCollection) return undefined;
  const isBooking = collection === bookingsCollection;
  const holder: Exclude<NightHolder, null> = isBooking ? document.id : { block: document.id };
  const currentNights = await readHeldNights(holder);
  if (before === null) return { holder, ...nightChanges([], currentNights) };
  const restored = { ...document.data(), ...before };
  const booking = isBooking ? parseBooking(document.id, restored) : undefined;
  const block = isBooking ? undefined : blockSchema.safeParse({ ...restored, id: document.id }).data;
  const wanted = booking ? wantedNights(booking.settledStay) : block ? nightsIn(block.settledStay) : undefined;
  // If the restored fields are unreadable, the nights stay.
  return wanted && { holder, ...nightChanges(wanted, currentNights) };
}
