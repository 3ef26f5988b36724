import type * as z from 'zod/mini';
import type { Booking } from '../../contract/booking.ts';
import type { LinkedBooking, OpenBookingResponse, openBookingRequest } from '../../contract/callables.ts';
import { bookingPath } from '../../contract/collections.ts';
import { othersOf } from '../../domain/bookingGroup.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { nightCount } from '../../domain/stay.ts';
import { bookingLinkKey, isBookingLinkKey } from '../../platform/bookingLinkKey.ts';
import { firestore } from '../../platform/firestore.ts';
import { BookingError } from '../BookingError.ts';
import { readApartmentsAndSettings } from './readApartments.ts';
import { agreedBookings, readGroup } from './readGroup.ts';

/**
 * A booking for whoever has the link from its guest's mails: to read, nothing else.
 * @throws {BookingError} `booking-not-found` for an unknown booking, for a wrong or revoked key, and once the day of departure is over
 */
export async function openBooking(
  { number: id, key }: z.output<typeof openBookingRequest>,
  linkSecret: string,
  now: Date,
): Promise<OpenBookingResponse> {
  const [booking] = agreedBookings([await firestore().doc(bookingPath(id)).get()]);
  // Anonymised bookings have no email. Without price and terms, which an edit may have removed, there is nothing to show.
  if (!booking?.email || !booking.quote?.lines || !booking.terms || !isBookingLinkKey(key, booking, linkSecret)) {
    throw new BookingError('booking-not-found');
  }
  const { apartments, settings } = await readApartmentsAndSettings([booking.apartment]);
  const { timeZone, checkInFrom, checkInUntil, checkOutUntil } = settings;
  const today = todayIn(timeZone, now);
  if (booking.checkOut < today) throw new BookingError('booking-not-found');
  const group = agreedBookings(await readGroup(booking));
  const others = othersOf(booking, group).filter((other) => other.email === booking.email && other.checkOut >= today);
  return {
    booking: linked(booking),
    others: others.map((other) => ({
      id: other.id,
      number: other.number,
      apartment: other.apartment,
      ...moneyOf(other),
      key: bookingLinkKey(other, linkSecret),
    })),
    limits: apartments.get(booking.apartment)?.limits ?? null,
    times: { checkInFrom, checkInUntil, checkOutUntil },
    today,
  };
}

function linked(booking: Booking): LinkedBooking {
  const { id, number, apartment, checkOut, adults, children } = booking;
  const { email, emailProven } = booking;
  return {
    ...{ id, number, apartment, checkOut, adults, children },
    nights: nightCount(booking),
    ...{ email, emailProven },
    ...moneyOf(booking),
    // What was typed as a name may be a stranger's message to this address, as in the mails.
    firstName: emailProven ? booking.firstName : '',
    lastName: emailProven ? booking.lastName : '',
  };
}

/** What the ledger needs. */
function moneyOf(booking: Booking) {
  const { status, checkIn, quote, terms, advanceDueOn, endedBy } = booking;
  return {
    ...{ status, checkIn, quote, terms, advanceDueOn, endedBy },
    // The note may be about the guest.
    payments: (booking.payments ?? []).map((payment) => ({ ...payment, note: '' })),
    boundBy: booking.boundBy ?? null,
    end: booking.end ?? null,
    refundPromised: booking.refundPromised ?? null,
  };
}
