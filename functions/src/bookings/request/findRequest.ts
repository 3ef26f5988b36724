import { mostApartments, type FoundRequest } from '../../contract/callables.ts';
import { statusOfGroup } from '../../domain/bookingGroup.ts';
import { parseStay } from '../../domain/stay.ts';
import { givenLinkKey } from '../../platform/linkKey.ts';
import { dataOf, getAll } from '../../platform/storedDocuments.ts';
import { bookingReference } from '../bookings.ts';
import { numberForRequest, requestedApartmentsOf, responseTo } from './identifyRequest.ts';
import { isExpired, readUnconfirmedRequest } from './unconfirmedRequests.ts';

/** Finds the outcome of a request by its ID alone; `null` if it has no booking and no valid confirmation link. */
export async function findRequest(requestId: string, now: Date): Promise<FoundRequest | null> {
  const numbers = Array.from({ length: mostApartments }, (_, place) => numberForRequest(requestId, place));
  const [booked, unconfirmed] = await Promise.all([findBooked(numbers), findUnconfirmed(numbers[0]!, now)]);
  return booked ?? unconfirmed;
}

/** The bookings with their current stays, because the owner may have moved them. */
async function findBooked([number, ...others]: readonly string[]): Promise<FoundRequest | null> {
  const first = dataOf(await bookingReference(number!).get());
  // Anonymised bookings have no email.
  if (!first?.email) return null;
  const inGroup = first.group === null ? [] : await getAll(others.map(bookingReference));
  const bookings = [first, ...inGroup.flatMap((document) => dataOf(document) ?? [])];
  return {
    status: statusOfGroup(bookings.map(({ status }) => status)),
    ...(first.platformsUnread && { platformsUnread: true }),
    ...givenLinkKey(first),
    stay: { checkIn: first.checkIn, checkOut: first.checkOut },
    email: first.email,
    bookings: bookings.map(({ id, apartment, quote, adults, children, babies }) => ({
      number: id,
      apartment,
      quote,
      guests: { adults, children, babies },
    })),
  };
}

async function findUnconfirmed(number: string, now: Date): Promise<FoundRequest | null> {
  const stored = await readUnconfirmedRequest(number);
  if (!stored?.request || !stored.bookings || isExpired(stored, now)) return null;
  const { request } = stored;
  const parsed = parseStay(request.checkIn, request.checkOut);
  if ('problem' in parsed) return null;
  const guests = requestedApartmentsOf(request).map(({ adults, children, babies = 0 }) => ({
    adults,
    children,
    babies,
  }));
  const { bookings, status } = responseTo(stored.bookings, 'pending');
  return {
    status,
    confirmUntil: stored.confirmUntil.toDate().toISOString(),
    stay: parsed.stay,
    email: request.guest.email,
    bookings: bookings.map((booking, place) => ({ ...booking, guests: guests[place]! })),
  };
}
