import { randomUUID } from 'node:crypto';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { agreedBookings, readGroup } from '../read/readGroup.ts';
import { readAgreed } from '../bookedStay.ts';
import { readHeldNights } from '../nightWrites.ts';
import { planSettlement } from './planSettlement.ts';
import { reconcileBooking } from '../console/reconcileBooking.ts';
import { toBooking } from '../toBooking.ts';
import { writeSettlement } from './writeSettlement.ts';
import type { PlatformCheck, PlatformDoubt } from '../request/PlatformCheck.ts';
import type { BlockedNights } from '../../contract/block.ts';
import type { Booking, StoredBooking } from '../../contract/booking.ts';
import { bookingPath } from '../../contract/collections.ts';
import type { Settings } from '../../contract/settings.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { othersOf } from '../../domain/bookingGroup.ts';
import { isRequestOver } from '../../domain/requestExpiry.ts';
import { undoableUntil } from '../../domain/undoTime.ts';
import { requestVersion, type Decision } from '../../mail/compose/decideRequestUrl.ts';
import { isDecisionKey, type SignedDecision } from '../../platform/decisionKey.ts';
import { firestore } from '../../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition, isTransient, waitBeforeRetry } from '../../platform/firestoreError.ts';
import { readSettings } from '../../platform/readSettings.ts';

/** Longest text for the guest, in characters. */
export const longestDeclineMessage = 500;

const mostAttempts = 6;

/** A link from the owner's mail. */
export interface DecisionLink extends SignedDecision {
  key: string;
}

/** What the form on the link's page sends. */
interface DecisionForm {
  decision: Decision;
  /** To the guest, for the mail that declines. Left out unless {@link mayWriteToGuest}. */
  message?: string;
  /** Confirms even if a platform's calendar has the nights, or cannot be read. */
  despitePlatforms?: boolean;
}

/** State of the request behind a link. */
export type DecisionState =
  /** Waits for the button to be pressed. `bookings` are those of the request that wait. */
  | { state: 'open'; bookings: Booking[] }
  /** Not confirmed: a platform's calendar has the nights too, or cannot be read. The owner may confirm all the same. */
  | { state: 'doubt'; bookings: Booking[]; doubt: PlatformDoubt }
  /** Answered just now, or `earlier`: by the owner, its guest, or because nobody did. */
  | { state: 'confirmed' | 'declined'; bookings: Booking[]; earlier: boolean }
  | { state: 'cancelledByGuest' | 'expired'; bookings: Booking[] }
  /** Since the mail, it was moved, reopened, one of its bookings was answered, or an answer was undone. */
  | { state: 'changed'; bookings: Booking[] }
  /** Unknown, truncated or forged link, or one that was mailed to an earlier owner. */
  | { state: 'unknown' };

interface Found {
  link: DecisionState;
  waiting: DocumentSnapshot[];
}

/** Changes nothing, because mail scanners open links too. */
export async function openDecision(link: DecisionLink, linkSecret: string, now: Date): Promise<DecisionState> {
  return (await find(link, linkSecret, now)).link;
}

/**
 * Answers a request after the button on the link's page was pressed: all of its bookings that wait, or none. What follows
 * is the same as after an edit of `status` in the console: mails, nights, terms of payment. Pressing twice answers once. As
 * with an answer at the desk, it can be undone there for a minute, and the mail to the guest waits as long. The owner's mail
 * goes out at once, as somebody else may have pressed the button in a quoted copy of the mail.
 * Before it confirms, it looks at the calendars of other platforms once more.
 */
export async function decideRequest(
  link: DecisionLink,
  { decision, message = '', despitePlatforms = false }: DecisionForm,
  linkSecret: string,
  now: Date,
  checkPlatforms: PlatformCheck,
): Promise<DecisionState> {
  let isChecked = decision === 'decline' || despitePlatforms;
  for (let attempt = 1; ; attempt += 1) {
    const { link: found, waiting } = await find(link, linkSecret, now);
    if (found.state !== 'open') return found;
    try {
      // An edit in the console that is not settled yet came first.
      const edited = waiting.filter((one) => one.get('status') !== 'pending' || one.get('moveTo'));
      if (edited.length === 0) {
        if (!isChecked) {
          const doubt = await checkPlatforms(agreedBookings(waiting).map(nightsHeldBy), 'binding', now);
          if (doubt.taken.length + doubt.unread.length > 0) return { state: 'doubt', bookings: found.bookings, doubt };
          isChecked = true;
        }
        await answer(waiting, decision, message, now);
        break;
      }
      for (const { id } of edited) await reconcileBooking(id, now);
    } catch (error) {
      // Changed meanwhile: read again.
      const isUnsettled = isAlreadyExists(error);
      if (!isUnsettled && !isFailedPrecondition(error) && !isTransient(error)) throw error;
      if (attempt === mostAttempts) throw error;
      if (isUnsettled) for (const { id } of waiting) await reconcileBooking(id, now);
      await waitBeforeRetry(attempt);
    }
  }
  const { link: found } = await find(link, linkSecret, now);
  return found.state === 'confirmed' || found.state === 'declined' ? { ...found, earlier: false } : found;
}

/**
 * Whether the owner may add a sentence to the mail that declines. A link can be quoted or leaked, so it must not be enough to
 * mail any text to an address that somebody else has typed.
 */
export function mayWriteToGuest(bookings: readonly Booking[]): boolean {
  return bookings.every(({ emailProven }) => emailProven);
}

async function answer(
  waiting: readonly DocumentSnapshot[],
  decision: Decision,
  message: string,
  now: Date,
): Promise<void> {
  const settings = await readSettings();
  const isSaid = decision === 'decline' && message.trim() !== '' && mayWriteToGuest(agreedBookings(waiting));
  const fields = {
    status: decision === 'confirm' ? 'confirmed' : 'cancelled',
    declineMessage: isSaid ? message.trim() : null,
  } satisfies Partial<StoredBooking>;
  const group = agreedBookings(await readGroup(waiting[0]?.data() ?? {}));
  const ids = new Set(waiting.map(({ id }) => id));
  const answered = group.map((booking) => (ids.has(booking.id) ? { ...booking, status: fields.status } : booking));
  const source = { by: 'owner', email: settings.ownerEmail } as const;
  const entries = new Map(waiting.map(({ id }) => [id, randomUUID()]));
  const batch = firestore().batch();
  for (const document of waiting) {
    const data = { ...document.data(), ...fields };
    const held = await readHeldNights(document.id);
    const plan = planSettlement({ id: document.id, data, held, apartment: undefined, settings, now });
    const others = othersOf(toBooking(document), answered);
    const decided = { ...plan, fields: { ...fields, ...plan.fields } };
    const id = entries.get(document.id) ?? randomUUID();
    const together = [...entries.values()].filter((entry) => entry !== id);
    const undo = { id, until: undoableUntil(now), together };
    await writeSettlement(batch, document, decided, source, settings, now, others, undo);
  }
  await batch.commit();
}

function nightsHeldBy({ agreed: { apartment, checkIn, checkOut } }: Booking): BlockedNights {
  return { apartment, checkIn, checkOut };
}

/** The link's state, and the documents of the request that wait for an answer or for it to be settled. */
async function find({ key, ...signed }: DecisionLink, linkSecret: string, now: Date): Promise<Found> {
  const [document, settings] = await Promise.all([firestore().doc(bookingPath(signed.number)).get(), readSettings()]);
  const known = isDecisionKey(key, signed, settings.ownerEmail, linkSecret);
  const [booking] = known ? agreedBookings([document]) : [];
  if (!booking) return { link: { state: 'unknown' }, waiting: [] };
  const group = await readGroup(booking);
  const documents = group.length > 0 ? group : [document];
  const waiting = documents.filter((one) => readAgreed(one.get('agreed'))?.status === 'pending');
  return { link: stateOf(booking, agreedBookings(documents), signed, settings, now), waiting };
}

function stateOf(
  booking: Booking,
  group: Booking[],
  { version }: SignedDecision,
  settings: Settings,
  now: Date,
): DecisionState {
  const pending = group.filter(({ status }) => status === 'pending');
  if (pending.length === 0) return answeredState(booking, group);
  if (requestVersion(pending) !== version) {
    return { state: 'changed', bookings: [booking] };
  }
  const isOver = pending.every((one) => isOverNow(one, settings, now));
  return isOver ? { state: 'expired', bookings: pending } : { state: 'open', bookings: pending };
}

function answeredState({ status, endedBy }: Booking, bookings: Booking[]): DecisionState {
  if (status === 'confirmed') return { state: 'confirmed', bookings, earlier: true };
  if (endedBy === 'guest') return { state: 'cancelledByGuest', bookings };
  if (endedBy === 'system') return { state: 'expired', bookings };
  return { state: 'declined', bookings, earlier: true };
}

function isOverNow(booking: Booking, { requestExpiresAfterDays, timeZone }: Settings, now: Date): boolean {
  const since = (booking.pendingSince as Timestamp | null)?.toMillis();
  return isRequestOver(booking, since, requestExpiresAfterDays, now, todayIn(timeZone, now));
}
