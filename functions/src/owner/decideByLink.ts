import { randomUUID } from 'node:crypto';
import { bookingReference, readGroup } from '../bookings/bookings.ts';
import type { PlatformConflictWarning } from '../calendars/checkPlatforms.ts';
import type { Booking } from '../contract/booking.ts';
import type { Settings } from '../contract/settings.ts';
import { todayIn } from '../domain/isoDate.ts';
import { isRequestOver } from '../domain/requestExpiry.ts';
import { requestVersion, type Decision } from '../mail/compose/pageUrl.ts';
import { decisionKey, isSameKey, type SignedDecision } from '../platform/linkKey.ts';
import { readSettings } from '../platform/readSettings.ts';
import { dataOf } from '../platform/storedDocuments.ts';
import { changeBookingStatus } from './changeBookingStatus.ts';
import { OwnerError } from './OwnerError.ts';
import { PlatformConflict } from './requirePlatformsFree.ts';

/** Longest text for the guest, in characters. */
export const longestDeclineMessage = 500;

/** A link from the owner's mail. */
export interface DecisionLink extends SignedDecision {
  key: string;
}

interface DecisionForm {
  decision: Decision;
  /** Text for the guest in the mail that declines. Ignored unless {@link mayWriteToGuest}. */
  message?: string;
  /** IDs of the platform calendars that the page has warned about. */
  ignoredPlatformIds?: string[];
}

export type DecisionState =
  /** The owner has not answered yet. `bookings` are the pending ones of the request. */
  | { state: 'open'; bookings: Booking[] }
  /** Not confirmed: a platform's calendar lists the nights as taken, or cannot be read. The owner may confirm anyway. */
  | { state: 'platformConflict'; bookings: Booking[]; warning: PlatformConflictWarning }
  /** Answered by the owner just now, or `earlier`. */
  | { state: 'confirmed' | 'declined'; bookings: Booking[]; earlier: boolean }
  | { state: 'cancelledByGuest' | 'expired'; bookings: Booking[] }
  /** Changed since the mail: moved, reopened, one of its bookings answered, or an answer undone. */
  | { state: 'changed'; bookings: Booking[] }
  /** Unknown, truncated or forged link, or one mailed to a former owner's address. */
  | { state: 'unknown' };

/**
 * Answers a request after the owner pressed the button on the link's page: all of its pending bookings, or none. Pressing
 * twice answers once. The answer can be undone at the desk for a minute, and the mail to the guest waits as long. The owner's
 * mail goes out at once, as somebody else may have pressed the button from a quoted copy of the mail.
 */
export async function decideByLink(
  link: DecisionLink,
  { decision, message = '', ignoredPlatformIds = [] }: DecisionForm,
  now: Date,
): Promise<DecisionState> {
  const found = await openDecision(link, now);
  if (found.state !== 'open') return found;
  const { bookings } = found;
  const isSaid = decision === 'decline' && mayWriteToGuest(bookings);
  const { ownerEmail } = await readSettings();
  try {
    await changeBookingStatus(
      {
        ...{ requestId: randomUUID(), decision, booking: bookings[0]?.id ?? link.number, version: link.version },
        ...{ message: isSaid ? message.trim() : '', atWishOf: 'owner', together: false },
        despitePlatforms: ignoredPlatformIds,
      },
      { email: ownerEmail },
      now,
    );
  } catch (error) {
    if (error instanceof PlatformConflict) return { state: 'platformConflict', bookings, warning: error.warning };
    // Answered, moved or deleted meanwhile: read the new state.
    if (!(error instanceof OwnerError)) throw error;
    return openDecision(link, now);
  }
  const answered = await openDecision(link, now);
  return answered.state === 'confirmed' || answered.state === 'declined' ? { ...answered, earlier: false } : answered;
}

/**
 * Whether the owner may add text to the mail that declines: only if the guest has proven the email. Otherwise a quoted or
 * leaked link would be enough to send any text to any address.
 */
export function mayWriteToGuest(bookings: readonly Booking[]): boolean {
  return bookings.every(({ emailProven }) => emailProven);
}

/** The state of the request behind the link. Changes nothing, because mail scanners open links too. */
export async function openDecision({ key, ...signed }: DecisionLink, now: Date): Promise<DecisionState> {
  const [document, settings] = await Promise.all([bookingReference(signed.number).get(), readSettings()]);
  const isKnown = isSameKey(key, decisionKey(signed, settings.ownerEmail));
  const booking = isKnown ? dataOf(document) : undefined;
  if (!booking) return { state: 'unknown' };
  const group = booking.group === null ? [booking] : (await readGroup(booking)).map(({ data }) => data);
  return stateOf(booking, group, signed, settings, now);
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
  const since = booking.pendingSince?.toMillis();
  return isRequestOver(booking, since, requestExpiresAfterDays, now, todayIn(timeZone, now));
}
