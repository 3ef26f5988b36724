import { Timestamp, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { BookedStay, StoredBooking } from '../contract/booking.ts';
import { bookingPath } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import { nightCount } from '../domain/stay.ts';
import type { ComposedMail } from '../mail/ComposedMail.ts';
import { firestore } from '../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition, isTransient, waitBeforeRetry } from '../platform/firestoreError.ts';
import { readSettings } from '../platform/readSettings.ts';
import { BookingError } from './BookingError.ts';
import { isSameBookedStay, readEdit, type EditProblem } from './bookedStay.ts';
import { completeBooking } from './completeBooking.ts';
import { composeChange } from './composeChange.ts';
import { editProblemText } from './editProblemText.ts';
import { isSameNight, readHeldNights, wantedNights, writeNights } from './nightWrites.ts';
import { queueMails } from './queueMails.ts';
import { readApartmentAndSettings } from './readHouse.ts';

const mostAttempts = 10;

/** What a change writes besides itself, so that its people are told of it. */
interface Told {
  fields: Partial<StoredBooking>;
  mails: ComposedMail[];
}

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
  const settings = house?.settings ?? (await readSettings());
  const wifiNote = edit.status === 'confirmed' ? (settings.wifiNote ?? null) : null;
  const filled = house && !agreed ? completeBooking(reference.id, data, edit, house.apartment, house.settings) : {};
  const booking = { ...data, ...filled, wifiNote } as StoredBooking;
  const told = known ? undefined : await tell(booking, agreed, edit, settings);

  const batch = firestore().batch();
  batch.update(
    reference,
    { ...filled, agreed: edit, nights: nightCount(edit), problem: null, wifiNote, ...told?.fields },
    { lastUpdateTime: updateTimeOf(document) },
  );
  writeNights(batch, reference.id, take, release);
  queueMails(batch, told?.mails ?? [], new Date());
  try {
    await batch.commit();
    return 'changed';
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    // What was agreed may itself be gone (a deleted booking that was restored later): going back to it would never end.
    const back = agreed && !known ? agreed : ({ ...edit, status: 'cancelled' } as const);
    const ended = known ? await tell(booking, agreed, back, settings) : undefined;
    return putBack(reference, document, back, 'nights-taken', ended);
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
  told?: Told,
): Promise<'put back' | 'agreed'> {
  const text = await editProblemText(problem);
  const back = agreed ? { ...agreed, agreed } : { status: 'cancelled' };
  const note = back.status === 'confirmed' ? {} : { wifiNote: null };
  if (!agreed && document.get('status') === 'cancelled' && document.get('problem') === text) return 'agreed';
  const batch = firestore().batch();
  batch.update(
    reference,
    { ...back, ...note, ...told?.fields, problem: text },
    { lastUpdateTime: updateTimeOf(document) },
  );
  queueMails(batch, told?.mails ?? [], new Date());
  await batch.commit();
  return 'put back';
}

/** What the owner's edit has people told; a request that they leave open begins to wait anew. */
async function tell(
  booking: StoredBooking,
  agreed: BookedStay | undefined,
  edit: BookedStay,
  settings: Settings,
): Promise<Told> {
  const now = new Date();
  const { fields, mails } = await composeChange(booking, agreed, edit, 'owner', settings, now);
  const pendingSince = edit.status === 'pending' ? Timestamp.fromDate(now) : null;
  return { fields: { ...fields, pendingSince }, mails };
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
