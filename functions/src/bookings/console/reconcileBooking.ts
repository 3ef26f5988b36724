import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Apartment } from '../../contract/apartment.ts';
import { bookingPath } from '../../contract/collections.ts';
import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { firestore } from '../../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition, isTransient, waitBeforeRetry } from '../../platform/firestoreError.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { forgetDeletedBooking } from '../change/bookingHistory.ts';
import { BookingError } from '../BookingError.ts';
import { readHeldNights, writeNights, type HeldNight } from '../nightWrites.ts';
import { apartmentToRead, isSettled, planSettlement, type Settlement } from '../change/planSettlement.ts';
import { readApartment } from '../read/readApartments.ts';
import { byConsole } from '../change/recordChange.ts';
import { writeSettlement } from '../change/writeSettlement.ts';

const mostAttempts = 10;

/**
 * Makes a booking, its nights and its agreed state consistent after any edit: cancelled, revived, moved, entered or
 * deleted in the console. An impossible edit (night taken, unknown apartment) is reverted with a note in `problem`.
 * Reads the booking anew and uses nothing of the event, so it may run late, twice, concurrently or out of order. Every
 * write has the read version as precondition.
 * @returns what was done
 */
export async function reconcileBooking(id: string, now: Date): Promise<'agreed' | 'changed'> {
  const reference = firestore().doc(bookingPath(id));
  let outcome: 'agreed' | 'changed' = 'agreed';
  for (let attempt = 1; ; attempt += 1) {
    const document = await reference.get();
    try {
      const settled = document.exists ? await settle(document, now) : await releaseOrphans(reference);
      if (settled) return outcome;
      outcome = 'changed';
    } catch (error) {
      // Changed meanwhile: read again.
      if (!isFailedPrecondition(error) && !isTransient(error)) throw error;
      if (attempt >= mostAttempts) throw error;
      await waitBeforeRetry(attempt);
    }
  }
}

/**
 * A deleted booking holds nothing. The nights are read first and the booking once more after them: should it have come
 * back in between (a guest's repeated request makes it anew), its new nights are not among those released. Its history says
 * nothing about the guest any more.
 * @returns whether there was nothing to do
 */
async function releaseOrphans(reference: DocumentReference): Promise<boolean> {
  const held = await readHeldNights(reference.id);
  if (held.length === 0) {
    await forgetDeletedBooking(reference.id);
    return true;
  }
  if ((await reference.get()).exists) return false;
  const batch = firestore().batch();
  writeNights(batch, reference.id, [], held);
  await batch.commit();
  return false;
}

/**
 * One attempt.
 * @returns whether there was nothing to do
 */
async function settle(document: DocumentSnapshot, now: Date): Promise<boolean> {
  const data = document.data() ?? {};
  const settings = await readSettings();
  const slug = apartmentToRead(data, todayIn(settings.timeZone, now));
  const [held, apartment] = await Promise.all([
    readHeldNights(document.id),
    slug === undefined ? undefined : readApartmentIfThere(slug),
  ]);
  const plan = planSettlement({ id: document.id, data, held, apartment, settings, now });
  if (isSettled(plan)) return true;
  try {
    await commit(document, plan, settings, now);
    return false;
  } catch (error) {
    if (!plan.ifTaken || !isAlreadyExists(error)) throw error;
    if (isSettled(plan.ifTaken)) return true;
    await commit(document, plan.ifTaken, settings, now);
    return false;
  }
}

async function commit(
  document: DocumentSnapshot,
  plan: Settlement<HeldNight>,
  settings: Settings,
  now: Date,
): Promise<void> {
  const batch = firestore().batch();
  await writeSettlement(batch, document, plan, byConsole, settings, now);
  await batch.commit();
}

async function readApartmentIfThere(slug: string): Promise<Apartment | 'missing'> {
  try {
    return await readApartment(slug);
  } catch (error) {
    if (error instanceof BookingError) return 'missing';
    throw error;
  }
}
