import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { BlockedNights } from '../../contract/block.ts';
import { bookedStaySchema, parseBooking, type BookedStay, type Booking } from '../../contract/booking.ts';
import { bookingPath } from '../../contract/collections.ts';
import type { HistoryAction } from '../../contract/history.ts';
import type { Settings } from '../../contract/settings.ts';
import { bookingStatuses, holdsNights, mayChange, type BookingStatus } from '../../domain/bookingState.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { commitUntilSettled, type Outcome, type Plan } from '../../platform/commitWithRetry.ts';
import { firestore } from '../../platform/firestore.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { ifUnchanged } from '../../platform/storedDocuments.ts';
import { forgetDeletedBooking } from '../change/bookingHistory.ts';
import { bookingChangeBatch, planBookingChange, type FoundBooking } from '../change/planBookingChange.ts';
import { byConsole, changedFields, updateBooking } from '../change/updateBooking.ts';
import { nightChanges, readHeldNights, spanOf, wantedNights, writeNights, type HeldNight } from '../nightWrites.ts';
import { consoleProblem } from './consoleProblem.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Settles a booking after any edit in the console: an allowed status is accepted, edited dates and apartments are put back,
 * a deleted booking releases its nights, and a document created by hand is marked.
 * Reads the booking anew and uses no data of the event, so it may run late, twice, concurrently or out of order. Every
 * write has the read version as precondition.
 */
export async function settleBooking(id: string, now: Date): Promise<Outcome> {
  const reference = firestore().doc(bookingPath(id));
  return commitUntilSettled(async () => {
    const document = await reference.get();
    return document.exists ? settle(document, now) : releaseOrphans(reference);
  });
}

/**
 * Releases the nights of a deleted booking and removes the guest from its history. Reads the nights first and then the
 * booking again: if a repeated request of the guest has created it again in between, its new nights are not released.
 */
async function releaseOrphans(reference: DocumentReference): Promise<Plan<Outcome>> {
  const nightsToRemove = await readHeldNights(reference.id);
  if (nightsToRemove.length === 0) {
    await forgetDeletedBooking(reference.id);
    return { result: 'settled' };
  }
  if ((await reference.get()).exists) return { result: 'changed' };
  const batch = firestore().batch();
  writeNights(batch, reference.id, { nightsToRemove });
  return { result: 'changed', batch };
}

/** A booking after a write, possibly with edits from the console. */
interface Written {
  document: DocumentSnapshot;
  typed: Fields;
  /** `undefined` if an edit has made the booking unreadable: then only its nights are settled. */
  booking: Booking | undefined;
  settledStay: BookedStay;
  currentNights: readonly HeldNight[];
}

async function settle(document: DocumentSnapshot, now: Date): Promise<Plan<Outcome>> {
  const [settings, currentNights] = await Promise.all([readSettings(), readHeldNights(document.id)]);
  const typed: Fields = document.data() ?? {};
  const useDesk = consoleProblem('useDesk', settings.ownerLanguage);
  const settledStay = settledStayOf(document.id, typed, spanOf(currentNights));
  if (!settledStay) {
    // Created by hand.
    if (typed.problem) return { result: 'settled' };
    const batch = firestore().batch();
    batch.update(document.ref, { problem: useDesk }, ifUnchanged(document));
    return { result: 'changed', batch };
  }
  const booking = parseBooking(document.id, { ...typed, settledStay });
  const written = { document, typed, booking, settledStay, currentNights };
  const status = statusFrom(typed.status);
  const today = todayIn(settings.timeZone, now);
  const mayHold =
    status !== undefined &&
    booking !== undefined &&
    mayChange(settledStay.status, status, 'owner', { stay: settledStay, today, endedBy: booking.endedBy });
  if (!mayHold || status === settledStay.status) {
    const isPutBack = isTypedOver(typed, settledStay) || status !== settledStay.status;
    return restore(written, isPutBack || (!booking && !typed.problem) ? useDesk : null, settings, now);
  }
  const found = { document, booking, currentNights };
  const problem = isTypedOver(typed, settledStay) ? useDesk : null;
  const change = await changeStatus(found, { ...settledStay, status }, problem, settings, now);
  const taken = consoleProblem('nightsTaken', settings.ownerLanguage);
  return { ...change, ifExists: () => restore(written, taken, settings, now) };
}

/**
 * The stored `settledStay`, unless it was itself edited in the console: then it does not match the nights that the booking
 * holds, while the top-level fields do.
 */
function settledStayOf(id: string, typed: Fields, held: BlockedNights | undefined): BookedStay | undefined {
  const stored = bookedStaySchema.safeParse(typed.settledStay).data;
  if (!held) {
    // A booking that holds no night is cancelled. A document created by hand has no terms and no price, so it cannot be parsed.
    const cancelled = bookedStaySchema.safeParse({ ...typed, status: 'cancelled' }).data;
    return stored ?? parseBooking(id, { ...typed, settledStay: cancelled })?.settledStay;
  }
  // A booking that holds nights is not cancelled, unless the top-level status says so too.
  const status = stored && (holdsNights(stored.status) || typed.status === stored.status) ? stored.status : undefined;
  if (stored && status && (!isTypedOver(held, stored) || isTypedOver(typed, held))) return stored;
  return { ...held, status: status ?? (typed.pendingSince ? 'pending' : 'confirmed') };
}

/** The typed status; ignores case and surrounding spaces. */
function statusFrom(typed: unknown): BookingStatus | undefined {
  return bookingStatuses.find((status) => typeof typed === 'string' && typed.trim().toLowerCase() === status);
}

/** Whether the apartment or the dates were edited. */
function isTypedOver(typed: Partial<Record<keyof BlockedNights, unknown>>, settled: BlockedNights): boolean {
  return (['apartment', 'checkIn', 'checkOut'] as const).some((field) => typed[field] !== settled[field]);
}

async function changeStatus(
  found: FoundBooking,
  next: BookedStay,
  problem: string | null,
  settings: Settings,
  now: Date,
): Promise<Plan<Outcome>> {
  const plan = await planBookingChange(found, next, { problem }, settings, now);
  const entry = { action: actionOf(found.booking.settledStay, next), source: byConsole };
  return { result: 'changed', batch: bookingChangeBatch(found, plan, entry, now) };
}

/**
 * Restores the settled stay. Cancels the booking if others hold its nights by now. That happens if it was deleted in
 * the console and created again too late.
 * @param problem why the edit was put back, or that the booking is unreadable; `null` for neither
 */
async function restore(
  written: Written,
  problem: string | null,
  settings: Settings,
  now: Date,
): Promise<Plan<Outcome>> {
  const { document, typed, booking, settledStay, currentNights } = written;
  const fields = changedFields(typed, {
    ...settledStay,
    settledStay,
    ...(problem !== null && { problem }),
    ...normalizedEmail(typed),
  });
  const nights = nightChanges(wantedNights(settledStay), currentNights);
  if (Object.keys(fields).length + nights.nightsToAdd.length + nights.nightsToRemove.length === 0) {
    return { result: 'settled' };
  }
  const batch = firestore().batch();
  // Updated even if only nights change, so that concurrent writers of the booking fail their precondition.
  updateBooking(batch, document, fields, problem === null ? undefined : { action: 'reverted', source: byConsole }, now);
  writeNights(batch, document.id, nights);
  const taken = consoleProblem('nightsTaken', settings.ownerLanguage);
  const cancelled = { ...settledStay, status: 'cancelled' } as const;
  const ifExists = () =>
    booking
      ? changeStatus({ document, booking, currentNights }, cancelled, taken, settings, now)
      : restore({ ...written, settledStay: cancelled }, taken, settings, now);
  return { result: 'changed', batch, ifExists };
}

function actionOf(before: BookedStay, after: BookedStay): HistoryAction {
  if (after.status === 'confirmed') return 'confirmed';
  if (after.status === 'pending') return 'reopened';
  return before.status === 'pending' ? 'declined' : 'cancelled';
}

/** Bookings are looked up by the guest's email in lower case. */
function normalizedEmail({ email }: Readonly<Record<string, unknown>>): { email?: string } {
  return typeof email === 'string' ? { email: email.trim().toLowerCase() } : {};
}
