import type { StoredBooking } from '../../contract/booking.ts';
import { mostApartments, type FoundRequest } from '../../contract/callables.ts';
import { bookingPath } from '../../contract/collections.ts';
import { groupOf, statusOfGroup } from '../../domain/bookingGroup.ts';
import { parseStay } from '../../domain/stay.ts';
import { firestore } from '../../platform/firestore.ts';
import { agreedBookings } from '../read/readGroup.ts';
import { numberForRequest } from './bookingNumber.ts';
import { responseTo, wishesOf } from './identifyRequest.ts';
import { isExpired, readUnconfirmedRequest } from './unconfirmedRequests.ts';

/** What became of a request, by its ID alone; `null` if nothing was booked and no link can be confirmed. */
export async function findRequest(requestId: string, numberKey: string, now: Date): Promise<FoundRequest | null> {
  const numbers = Array.from({ length: mostApartments }, (_, place) => numberForRequest(requestId, place, numberKey));
  const [booked, unconfirmed] = await Promise.all([findBooked(numbers), findUnconfirmed(numbers[0]!, now)]);
  return booked ?? unconfirmed;
}

/** The bookings as they were last agreed: the owner may have moved them. */
async function findBooked([number, ...others]: readonly string[]): Promise<FoundRequest | null> {
  const db = firestore();
  const document = await db.doc(bookingPath(number!)).get();
  const [first] = agreedBookings([document]);
  // Anonymised bookings have no email.
  if (!first?.email) return null;
  const inGroup = groupOf(first) ? await db.getAll(...others.map((other) => db.doc(bookingPath(other)))) : [];
  const bookings = [first, ...agreedBookings(inGroup)];
  const { platformsUnread } = document.data() as Partial<StoredBooking>;
  return {
    status: statusOfGroup(bookings.map(({ status }) => status)),
    ...(platformsUnread && { platformsUnread }),
    stay: { checkIn: first.checkIn, checkOut: first.checkOut },
    email: first.email,
    bookings: bookings.map(({ id, apartment, quote, adults, children }) => ({
      number: id,
      apartment,
      quote,
      guests: { adults, children },
    })),
  };
}

async function findUnconfirmed(number: string, now: Date): Promise<FoundRequest | null> {
  const stored = await readUnconfirmedRequest(number);
  if (!stored?.request || !stored.bookings || isExpired(stored, now)) return null;
  const { request } = stored;
  const parsed = parseStay(request.checkIn, request.checkOut);
  if ('problem' in parsed) return null;
  const guests = wishesOf(request).map(({ adults, children }) => ({ adults, children }));
  const { bookings, status } = responseTo(stored.bookings, 'pending');
  return {
    status,
    confirmUntil: stored.confirmUntil.toDate().toISOString(),
    stay: parsed.stay,
    email: request.guest.email,
    bookings: bookings.map((booking, place) => ({ ...booking, guests: guests[place]! })),
  };
}
