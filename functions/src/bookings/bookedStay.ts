import type { BookedStay } from '../contract/booking.ts';
import { isBookingStatus, mayChange, type Actor, type BookingStatus } from '../domain/bookingState.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import { parseMoveTo } from '../domain/moveTo.ts';
import { parseStay } from '../domain/stay.ts';

/** Why an edit in the console was reverted. Texts: `editProblem` in `locales/{language}/owner.json`. */
export type EditProblem =
  | 'status-unknown'
  | 'status-not-allowed'
  | 'ended-by-guest'
  | 'use-move-to'
  | 'move-wrong'
  | 'apartment-missing'
  | 'nights-taken'
  | 'mail-not-written';

/** What a booking entered by the owner still lacks. Texts are in the same file. */
export type EntryProblem = 'status' | 'apartment' | 'dates' | 'nights-taken';

/** Fields as stored: whoever edits them in the console may have typed anything. */
type Typed = Readonly<Record<string, unknown>>;

/** `undefined` when the field is missing or was made unreadable in the console. */
export function readAgreed(agreed: unknown): BookedStay | undefined {
  if (typeof agreed !== 'object' || agreed === null) return undefined;
  const read = readEntry(agreed as Typed);
  return 'entry' in read ? read.entry : undefined;
}

/** A booking entered by the owner that was never agreed, or what it still lacks. */
export function readEntry(typed: Typed): { entry: BookedStay } | { problems: EntryProblem[] } {
  const status = readStatus(typed.status);
  const apartment = readSlug(typed.apartment);
  const parsed = parseStay(textOf(typed.checkIn), textOf(typed.checkOut));
  if (status && apartment && 'stay' in parsed) return { entry: { apartment, ...parsed.stay, status } };
  const problems: EntryProblem[] = [];
  if (!apartment) problems.push('apartment');
  if (!('stay' in parsed)) problems.push('dates');
  if (!status) problems.push('status');
  return { problems };
}

/**
 * What the owner's edit of an agreed booking asks for, and why it cannot be done. The console saves one field at a
 * time, so new dates are only read from `moveTo`.
 */
export function readEdit(
  typed: Typed,
  agreed: BookedStay,
  today: IsoDate,
): { wanted: BookedStay; problem: EditProblem | null } {
  const { wanted, problem } = readStatusEdit(typed, agreed, today);
  if (!isEmpty(typed.moveTo)) {
    const target = typeof typed.moveTo === 'string' ? parseMoveTo(typed.moveTo) : undefined;
    if (!target) return { wanted, problem: 'move-wrong' };
    return { wanted: { ...wanted, apartment: target.apartment ?? agreed.apartment, ...target.stay }, problem };
  }
  const isTypedOver = (['apartment', 'checkIn', 'checkOut'] as const).some((field) => typed[field] !== agreed[field]);
  return { wanted, problem: problem ?? (isTypedOver ? 'use-move-to' : null) };
}

function readStatusEdit(
  typed: Typed,
  agreed: BookedStay,
  today: IsoDate,
): { wanted: BookedStay; problem: EditProblem | null } {
  const status = readStatus(typed.status);
  if (!status) return { wanted: agreed, problem: 'status-unknown' };
  const endedBy = (typed.endedBy ?? null) as Actor | null;
  if (mayChange(agreed.status, status, 'owner', { stay: agreed, today, endedBy })) {
    return { wanted: { ...agreed, status }, problem: null };
  }
  return { wanted: agreed, problem: agreed.status === 'cancelled' ? 'ended-by-guest' : 'status-not-allowed' };
}

/** Tolerates capitals and spaces around the status. */
function readStatus(value: unknown): BookingStatus | undefined {
  const text = textOf(value);
  const status = typeof text === 'string' ? text.toLowerCase() : text;
  return isBookingStatus(status) ? status : undefined;
}

function readSlug(value: unknown): string | undefined {
  const text = textOf(value);
  return typeof text === 'string' && /^[a-z0-9-]{1,40}$/.test(text) ? text : undefined;
}

function textOf(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

export function isSameBookedStay(a: BookedStay, b: BookedStay): boolean {
  return a.apartment === b.apartment && a.checkIn === b.checkIn && a.checkOut === b.checkOut && a.status === b.status;
}
