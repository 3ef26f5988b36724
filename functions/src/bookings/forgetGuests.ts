import type { DocumentReference, Query } from 'firebase-admin/firestore';
import property from '../../../villa/property.json' with { type: 'json' };
import type { Booking } from '../contract/booking.ts';
import { isoDate, todayIn, type IsoDate } from '../domain/isoDate.ts';
import { commitWithRetry } from '../platform/commitWithRetry.ts';
import { readSettings } from '../platform/readSettings.ts';
import { dataOf, pagesOf } from '../platform/storedDocuments.ts';
import { anonymisation, anonymisedHash, isAhead } from './anonymiseBookings.ts';
import { bookings } from './bookings.ts';
import { workThrough } from './workThrough.ts';

/**
 * Removes the guest's data, as the privacy policy promises, from requests that ended unconfirmed `requestMonths` ago and from
 * bookings whose stay ended `bookingYears` ago. A request with a payment is kept as long as a booking. Anonymised bookings no
 * longer match the queries, so the next run continues where this one stopped.
 * @param most maximum number of bookings of each kind in one run, and in memory at once
 * @returns the numbers of the anonymised bookings
 */
export async function forgetGuests(now: Date, most = 50): Promise<string[]> {
  const { requestMonths, bookingYears } = property.retention;
  const today = todayIn((await readSettings()).timeZone, now);
  const unforgotten = bookings().where('requestHash', '!=', anonymisedHash);
  const ended = unforgotten
    .where('end.from', '==', 'pending')
    .where('end.on', '<', monthsBefore(today, requestMonths))
    .orderBy('end.on');
  const over = unforgotten
    .where('settledStay.checkOut', '<', monthsBefore(today, bookingYears * 12))
    .orderBy('settledStay.checkOut');
  return [
    ...(await forgetThose(ended, most, ({ payments }) => payments.length === 0, today, now)),
    ...(await forgetThose(over, most, () => true, today, now)),
  ];
}

async function forgetThose(
  query: Query<Booking>,
  most: number,
  isToForget: (booking: Booking) => boolean,
  today: IsoDate,
  now: Date,
): Promise<string[]> {
  const forget = ({ ref }: { ref: DocumentReference<Booking> }) =>
    commitWithRetry(async () => {
      const document = await ref.get();
      const booking = dataOf(document);
      // The owner may have reopened it.
      if (!booking || isAhead(booking, today) || !isToForget(booking)) return { result: false };
      return { result: true, batch: await anonymisation(document, booking, 'system', now) };
    });
  return workThrough(pagesOf(query, most), forget, 'guest could not be forgotten', most);
}

function monthsBefore(day: IsoDate, months: number): IsoDate {
  const before = new Date(day);
  before.setUTCMonth(before.getUTCMonth() - months);
  return isoDate(before.toISOString().slice(0, 10));
}
