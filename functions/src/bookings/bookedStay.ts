import type { BookedStay } from '../contract/booking.ts';
import { isBookingStatus, mayChange } from '../domain/bookingState.ts';
import { parseStay } from '../domain/stay.ts';

/** Why an edit in the console cannot stand. Words for the owner are in `locales/{language}/owner.json`. */
export type EditProblem =
  'status-unknown' | 'status-not-allowed' | 'dates-wrong' | 'apartment-missing' | 'nights-taken' | 'mail-not-written';

/** The deciding fields of a booking as somebody left them in the console, or what is wrong with them. */
export function readEdit(
  data: Record<string, unknown>,
  agreed: BookedStay | undefined,
): { edit: BookedStay } | { problem: EditProblem } {
  const { status, apartment } = data;
  if (!isBookingStatus(status)) return { problem: 'status-unknown' };
  if (agreed && !mayChange(agreed.status, status, 'owner')) return { problem: 'status-not-allowed' };
  if (typeof apartment !== 'string' || !/^[a-z0-9-]+$/.test(apartment)) return { problem: 'apartment-missing' };
  const parsed = parseStay(data.checkIn, data.checkOut);
  if ('problem' in parsed) return { problem: 'dates-wrong' };
  return { edit: { apartment, ...parsed.stay, status } };
}

export function isSameBookedStay(a: BookedStay, b: BookedStay): boolean {
  return a.apartment === b.apartment && a.checkIn === b.checkIn && a.checkOut === b.checkOut && a.status === b.status;
}
