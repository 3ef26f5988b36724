import type * as z from 'zod/mini';
import type { Booking } from '../../contract/booking.ts';
import type { LinkedBooking, OpenBookingResponse, openBookingRequest } from '../../contract/callables.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { bookingLinkKey, isSameKey } from '../../platform/linkKey.ts';
import { dataOf } from '../../platform/storedDocuments.ts';
import { BookingError } from '../BookingError.ts';
import { bookingReference, readOthers } from '../bookings.ts';
import { readApartmentsAndSettings } from './readApartments.ts';

/**
 * Opens a booking with its whole group, read-only, by the link in the guest's mails.
 * @throws {BookingError} `booking-not-found` for an unknown booking, for a wrong or revoked key, and once the day of departure is over
 */
export async function openBooking(
  { number: id, key }: z.output<typeof openBookingRequest>,
  now: Date,
): Promise<OpenBookingResponse> {
  const booking = dataOf(await bookingReference(id).get());
  // Anonymised bookings have no email.
  if (!booking?.email || !isSameKey(key, bookingLinkKey(booking))) {
    throw new BookingError('booking-not-found');
  }
  const { apartments, settings } = await readApartmentsAndSettings([booking.apartment]);
  const { timeZone, checkInFrom, checkInUntil, checkOutUntil } = settings;
  const today = todayIn(timeZone, now);
  if (booking.checkOut < today) throw new BookingError('booking-not-found');
  const group = await readOthers(booking);
  const others = group.filter((other) => other.email === booking.email && other.checkOut >= today);
  return {
    booking: linked(booking),
    others: others.map(linked),
    limits: apartments.get(booking.apartment)?.limits ?? null,
    times: { checkInFrom, checkInUntil, checkOutUntil },
    today,
  };
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
