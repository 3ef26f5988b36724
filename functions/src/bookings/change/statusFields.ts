import { Timestamp } from 'firebase-admin/firestore';
import { bookingTermsSchema } from '../../contract/apartment.ts';
import type { BookedStay, StoredBooking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { advanceDueDate } from '../../domain/advanceDueDate.ts';
import { type IsoDate, todayIn } from '../../domain/isoDate.ts';
import { endOf } from '../../domain/ledger.ts';
import { nightCount } from '../../domain/stay.ts';

type Fields = Partial<StoredBooking>;

/** The fields of a booking, besides its stay, that `statusFields` depends on. */
type BookingState = Pick<
  StoredBooking,
  'declineMessage' | 'endedBy' | 'end' | 'boundBy' | 'payments' | 'quote' | 'terms' | 'advanceDueOn'
>;

/**
 * Fields that follow from the status of a booking.
 * @param before the stay until now; `undefined` for a new booking
 */
export function statusFields(
  next: BookedStay,
  booking: BookingState,
  settings: Settings,
  now: Date,
  before?: BookedStay,
): Fields {
  const confirmed = next.status === 'confirmed';
  return {
    // Cleared, so that a later decline does not repeat an old message.
    ...(next.status !== 'cancelled' && booking.declineMessage ? { declineMessage: null } : {}),
    ...endFields(next, booking, settings, now, before),
    // Moving or reopening a request restarts its waiting time.
    pendingSince: next.status === 'pending' ? Timestamp.fromDate(now) : null,
    endedBy: next.status !== 'cancelled' ? null : before?.status === 'cancelled' ? booking.endedBy : 'owner',
    advanceDueOn: confirmed ? advanceDueOn(next, booking, settings, now, before) : null,
  };
}

/** Fields about the end of a booking, for the ledger. A reopened booking has no end, and a reopened request binds nobody. */
function endFields(
  next: BookedStay,
  booking: BookingState,
  settings: Settings,
  now: Date,
  before: BookedStay | undefined,
): Fields {
  if (next.status === 'cancelled') {
    const ends = before && before.status !== 'cancelled';
    return ends ? { end: endOf(before, todayIn(settings.timeZone, now), [booking]) } : {};
  }
  return {
    ...(booking.end ? { end: null } : {}),
    ...(next.status === 'pending' && booking.boundBy ? { boundBy: null } : {}),
  };
}

/**
 * Due date of the advance payment of a confirmed booking; `null` if no advance is due.
 * @param before the stay until now; if it was confirmed, its due date stays, but never later than the new arrival
 */
export function advanceDueOn(
  next: BookedStay,
  booking: Pick<BookingState, 'quote' | 'terms' | 'advanceDueOn'>,
  settings: Settings,
  now: Date,
  before: BookedStay | undefined,
): IsoDate | null {
  if (booking.quote.advancePayment === 0) return null;
  const due = advanceDueDate(todayIn(settings.timeZone, now), next, booking.terms.advanceDueDays);
  const given = before?.status === 'confirmed' ? booking.advanceDueOn : null;
  if (!given) return due;
  return given < next.checkIn ? given : next.checkIn;
}

/** Fields that are the same for every new booking. */
const initialFields = {
  pendingSince: null,
  endedBy: null,
  end: null,
  advanceDueOn: null,
  payments: [],
  boundBy: null,
  remindedOf: null,
  advanceRemindedOf: null,
  offerAskedOf: null,
  sequence: 0,
  revision: 1,
  linkVersion: 0,
  problem: null,
  declineMessage: null,
  platformsUnread: false,
  anonymisedAt: null,
} satisfies Partial<StoredBooking>;

/** The fields of a new booking that the caller provides. */
type Given = Omit<
  StoredBooking,
  keyof typeof initialFields | keyof BookedStay | 'settledStay' | 'nights' | 'terms' | 'createdAt'
>;

/** The fields of a new booking, with the current terms. */
export function newBooking(given: Given, settledStay: BookedStay, settings: Settings, now: Date): StoredBooking {
  const booking: StoredBooking = {
    ...initialFields,
    ...given,
    ...settledStay,
    settledStay,
    nights: nightCount(settledStay),
    terms: bookingTermsSchema.parse(settings),
    createdAt: Timestamp.fromDate(now),
  };
  return { ...booking, ...statusFields(settledStay, booking, settings, now) };
}
