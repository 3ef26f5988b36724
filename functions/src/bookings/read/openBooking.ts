import type * as z from 'zod/mini';
import type { Booking } from '../../contract/booking.ts';
import type {
  LinkedBooking,
  OpenBookingResponse,
  openBookingRequest,
  TransferToMake,
} from '../../contract/callables.ts';
import type { Settings } from '../../contract/settings.ts';
import { todayIn, type IsoDate } from '../../domain/isoDate.ts';
import { ledgerOf } from '../../domain/ledger.ts';
import { drawCodes, transferFor } from '../../mail/payment/paymentSlip.ts';
import { bookingLinkKey, isSameKey } from '../../platform/linkKey.ts';
import { dataOf } from '../../platform/storedDocuments.ts';
import { BookingError } from '../BookingError.ts';
import { bookingReference, readOthers } from '../bookings.ts';
import { belongsTo, type SignedInGuest } from '../SignedInGuest.ts';
import { readArrival } from './readArrival.ts';
import { readApartmentsAndSettings } from './readApartments.ts';

/**
 * Opens a booking with its whole group, read-only, by the link in the guest's mails, or without a key for its signed-in guest.
 * @throws {BookingError} `booking-not-found` for an unknown booking, for a wrong or revoked key, for another guest's booking, and
 * once the day of departure is over
 */
export async function openBooking(
  { number: id, key }: z.output<typeof openBookingRequest>,
  guest: SignedInGuest | null,
  now: Date,
): Promise<OpenBookingResponse> {
  const booking = dataOf(await bookingReference(id).get());
  if (!booking || !isOpenTo(booking, key, guest)) throw new BookingError('booking-not-found');
  const { apartments, settings } = await readApartmentsAndSettings([booking.apartment]);
  const { timeZone, checkInFrom, checkInUntil, checkOutUntil, guestRegister } = settings;
  const today = todayIn(timeZone, now);
  if (booking.checkOut < today) throw new BookingError('booking-not-found');
  const group = await readOthers(booking);
  const others = group.filter((other) => other.email === booking.email && other.checkOut >= today);
  return {
    booking: linked(booking),
    others: others.map(linked),
    limits: apartments.get(booking.apartment)?.limits ?? null,
    times: { checkInFrom, checkInUntil, checkOutUntil },
    guestRegister,
    today,
    transfer: await transferToMake([booking, ...others], settings, today),
    arrival: await readArrival([booking, ...others], settings, now),
  };
}

/** Whether the link's key opens the booking or, without a key, whether it is the signed-in guest's own. */
export function isOpenTo(booking: Booking, key: string | undefined, guest: SignedInGuest | null): boolean {
  // Anonymised bookings have no email.
  if (!booking.email) return false;
  return key === undefined ? guest !== null && belongsTo(booking, guest) : isSameKey(key, bookingLinkKey(booking));
}

/** The transfer of what is due next, for all bookings of a request together; the balance only if it may be transferred. */
async function transferToMake(
  bookings: readonly [Booking, ...Booking[]],
  settings: Settings,
  today: IsoDate,
): Promise<TransferToMake | null> {
  const [first] = bookings;
  const { next } = ledgerOf(bookings, today);
  if (!next || next.kind === 'refund') return null;
  if (next.kind === 'balance' && !first.terms.balanceWays.includes('bankTransfer')) return null;
  const transfer = transferFor(first, next.amount, settings);
  if (!transfer) return null;
  const { sepa, hub3 } = await drawCodes(first, transfer);
  const codes = { sepa: sepa.toString('base64'), hub3: hub3?.toString('base64') ?? null };
  return { ...transfer, kind: next.kind, until: next.on, codes };
}

function linked(booking: Booking): LinkedBooking {
  const { id, number, group, apartment, checkOut, nights, adults, children, babies, email, emailProven } = booking;
  return {
    ...{ id, number, group, apartment, checkOut, nights, adults, children, babies, email, emailProven },
    ...moneyOf(booking),
    // While the email is unproven, the name may be a stranger's message to this address. Mails omit it for the same reason.
    firstName: emailProven ? booking.firstName : '',
    lastName: emailProven ? booking.lastName : '',
  };
}

/** The fields that the ledger needs. */
function moneyOf({ status, checkIn, quote, terms, advanceDueOn, endedBy, payments, boundBy, end }: Booking) {
  return {
    ...{ status, checkIn, quote, terms, advanceDueOn, endedBy, boundBy, end },
    // The note may be about the guest.
    payments: payments.map((payment) => ({ ...payment, note: '' })),
  };
}
