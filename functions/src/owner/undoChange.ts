import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { readAgreed } from '../bookings/bookedStay.ts';
import { nightChanges, nightsIn, readHeldNights, wantedNights, type NightHolder } from '../bookings/nightWrites.ts';
import { readAgreedNights } from '../bookings/console/planBlock.ts';
import { reconcileBlock } from '../bookings/console/reconcileBlock.ts';
import { reconcileBooking } from '../bookings/console/reconcileBooking.ts';
import { blocksCollection, bookingsCollection, historyPath, ownerNotePath } from '../contract/collections.ts';
import type { HistoryEntry } from '../contract/history.ts';
import type { OwnerChange, undoChangeRequest } from '../contract/ownerCallables.ts';
import { revisionOf } from '../history/historyEntry.ts';
import { restoredFields } from '../history/undoFields.ts';
import { mailReference, withheldMailReference } from '../mail/queue/mailDocument.ts';
import { firestore } from '../platform/firestore.ts';
import { commitChange, onlyChange } from './commitChange.ts';
import type { PlannedWrite } from './PlannedWrite.ts';
import { OwnerError } from './OwnerError.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

type Undoable = { id: string; entry: HistoryEntry<Timestamp>; undo: NonNullable<HistoryEntry<Timestamp>['undo']> };

/**
 * Undoes a change within its minute, if nothing changed since: all documents of the call, their nights, and the mails
 * that wait. A mail that is on its way can no longer be undone. The owner is mailed new links to a request that waits
 * again, as the earlier ones have ended. The guest is mailed what an earlier change should have told, if its mail was taken
 * back.
 * @throws {OwnerError} `undo-over`; `nights-held` if somebody else took a night meanwhile
 */
export async function undoChange(
  request: z.output<typeof undoChangeRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const changes = await commitChange({ name: 'undoChange', request, owner, now }, async () => {
    const named = await readUndoable(request.change, now);
    const others = await Promise.all(named.undo.together.map((id) => readUndoable(id, now)));
    return Promise.all([named, ...others].map((one) => planUndo(one, request.requestId, now)));
  });
  return onlyChange(changes);
}

async function readUndoable(id: string, now: Date): Promise<Undoable> {
  const document = await firestore().doc(historyPath(id)).get();
  const entry = document.data() as HistoryEntry<Timestamp> | undefined;
  const isOver = !entry?.undo || !entry.undoUntil || entry.undoUntil.toMillis() < now.getTime();
  if (isOver || entry.undoneBy !== null || !entry.undo) throw new OwnerError('undo-over');
  return { id, entry, undo: entry.undo };
}

async function planUndo({ id, entry, undo }: Undoable, requestId: string, now: Date): Promise<PlannedWrite> {
  const db = firestore();
  const reference = db.doc(entry.subject);
  // An edit in the console that is not settled yet came after the change, and must not be lost with it.
  if (reference.parent.id === bookingsCollection) await reconcileBooking(reference.id, now);
  if (reference.parent.id === blocksCollection) await reconcileBlock(reference.id, now);
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
      batch.update(db.doc(historyPath(id)), { undoneBy: requestId }, { exists: true });
      if (note && reference.parent.id === bookingsCollection) {
        batch.set(db.doc(ownerNotePath(reference.id)), { text: note.from ?? '' });
      }
    },
  };
}

/** The nights that the document held before the change, against those that it holds now. */
async function planNights(
  collection: string,
  document: DocumentSnapshot,
  before: Record<string, unknown> | null,
): Promise<PlannedWrite['nights']> {
  if (collection !== bookingsCollection && collection !== blocksCollection) return undefined;
  const isBooking = collection === bookingsCollection;
  const holder: Exclude<NightHolder, null> = isBooking ? document.id : { block: document.id };
  const held = await readHeldNights(holder);
  if (before === null) return { holder, ...nightChanges([], held) };
  const agreed = before.agreed ?? document.get('agreed');
  const booked = isBooking ? readAgreed(agreed) : undefined;
  const blocked = isBooking ? null : readAgreedNights(agreed);
  const wanted = booked ? wantedNights(booked) : blocked ? nightsIn(blocked) : [];
  return { holder, ...nightChanges(wanted, held) };
}
