import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { BookedStay, StoredBooking } from '../contract/booking.ts';
import { bookingPath } from '../contract/collections.ts';
import { nightCount } from '../domain/stay.ts';
import { firestore } from '../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition, isTransient, waitBeforeRetry } from '../platform/firestoreError.ts';
import { readSettings } from '../platform/readSettings.ts';
import { BookingError } from './BookingError.ts';
import { isSameBookedStay, readEdit, type EditProblem } from './bookedStay.ts';
import { completeBooking } from './completeBooking.ts';
import { editProblemText } from './editProblemText.ts';
import { isSameNight, readHeldNights, wantedNights, writeNights } from './nightWrites.ts';
import { readApartmentAndSettings } from './readHouse.ts';

const mostAttempts = 10;

/**
 * Makes the nights that a booking holds those that its status and dates want, after whatever happened to it: cancelled,
 * revived, moved or deleted in the console. An edit that cannot be kept (a night is somebody else's by now, a status
 * that does not exist) is put back to what was last agreed, and `problem` tells the owner why.
 *
 * Reads the booking anew and is told nothing of the event, so it may run late, twice, at once or out of turn. Every
 * change of a booking's nights also writes the booking, so its `lastUpdateTime` guards them all.
 */
export async function reconcileBooking(number: string): Promise<'agreed' | 'changed' | 'put back'> {
  const reference = firestore().doc(bookingPath(number));
  let outcome: 'agreed' | 'changed' | 'put back' = 'agreed';
  for (let attempt = 1; ; attempt += 1) {
    const booking = await reference.get();
    try {
      const step = booking.exists ? await settle(reference, booking) : await releaseOrphans(reference);
      if (step === 'agreed') return outcome;
      outcome = step;
    } catch (error) {
      // Somebody else changed the booking or its nights meanwhile.
      if (!isFailedPrecondition(error) && !isTransient(error)) throw error;
      if (attempt >= mostAttempts) throw error;
      await waitBeforeRetry(attempt);
    }
  }
}

/**
 * A deleted booking holds nothing. The nights are read first and the booking once more after them: should it have come
 * back in between (a guest's repeated request makes it anew), its new nights are not among those released.
 */
async function releaseOrphans(reference: DocumentReference): Promise<'agreed' | 'changed'> {
  const held = await readHeldNights(reference.id);
  if (held.length === 0) return 'agreed';
  if ((await reference.get()).exists) return 'changed';
  const batch = firestore().batch();
  writeNights(batch, reference.id, [], held);
  await batch.commit();
  return 'changed';
}

async function settle(
  reference: DocumentReference,
  document: DocumentSnapshot,
): Promise<'agreed' | 'changed' | 'put back'> {
  const data = document.data() as Partial<StoredBooking>;
  const agreed = whatStands(data.agreed);
  const read = readEdit(data, agreed);
  if ('problem' in read) return putBack(reference, document, agreed, read.problem);
  const { edit } = read;

  const held = await readHeldNights(reference.id);
  const wanted = wantedNights(edit);
  const take = wanted.filter((night) => !held.some((other) => isSameNight(night, other)));
  const release = held.filter((night) => !wanted.some((other) => isSameNight(night, other)));
  const known = agreed !== undefined && isSameBookedStay(edit, agreed);
  if (known && take.length === 0 && release.length === 0) return 'agreed';
  const house = agreed?.apartment === edit.apartment ? undefined : await readHouse(edit.apartment);
  if (house === 'missing') return putBack(reference, document, agreed, 'apartment-missing');
  const wifiNote = edit.status === 'confirmed' ? ((await readSettings()).wifiNote ?? null) : null;
  const filled = house && !agreed ? completeBooking(reference.id, data, edit, house.apartment, house.settings) : {};

  const batch = firestore().batch();
  batch.update(
    reference,
    { ...filled, agreed: edit, nights: nightCount(edit), problem: null, wifiNote },
    { lastUpdateTime: updateTimeOf(document) },
  );
  writeNights(batch, reference.id, take, release);
  try {
    await batch.commit();
    return 'changed';
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    // What was agreed may itself be gone (a deleted booking that was restored later): going back to it would never end.
    const back = agreed && !known ? agreed : ({ ...edit, status: 'cancelled' } as const);
    return putBack(reference, document, back, 'nights-taken');
  }
}

/**
 * Back to what was last agreed. A booking that never agreed (the owner made it by hand) has nothing to go back to and
 * becomes cancelled, so that it holds nothing that is another's.
 */
async function putBack(
  reference: DocumentReference,
  document: DocumentSnapshot,
  agreed: BookedStay | undefined,
  problem: EditProblem,
): Promise<'put back' | 'agreed'> {
  const text = await editProblemText(problem);
  const back = agreed ? { ...agreed, agreed } : { status: 'cancelled' };
  const note = back.status === 'confirmed' ? {} : { wifiNote: null };
  if (!agreed && document.get('status') === 'cancelled' && document.get('problem') === text) return 'agreed';
  await reference.update({ ...back, ...note, problem: text }, { lastUpdateTime: updateTimeOf(document) });
  return 'put back';
}

/** `agreed` stands in the console like any other field: once it cannot be read, there is nothing to go back to. */
function whatStands(agreed: unknown): BookedStay | undefined {
  if (typeof agreed !== 'object' || agreed === null) return undefined;
  const read = readEdit(agreed as Record<string, unknown>, undefined);
  return 'edit' in read ? read.edit : undefined;
}

async function readHouse(apartment: string) {
  try {
    return await readApartmentAndSettings(apartment);
  } catch (error) {
    if (error instanceof BookingError) return 'missing';
    throw error;
  }
}

function updateTimeOf(document: DocumentSnapshot): Timestamp {
  if (!document.updateTime) throw new Error('a document that exists has an update time');
  return document.updateTime;
}
