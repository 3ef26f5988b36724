import { randomUUID } from 'node:crypto';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { Callables } from '../../functions/src/contract/callables.ts';
import { addDays, todayIn, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { responseOf } from './callFunction.ts';

export type BookingRequest = Callables['requestBooking']['request'];

/** A guest who is not signed in. */
export const anonymousGuest = { uid: null, verifiedEmail: null, network: '203.0.113.0/24' };

/** A date relative to today in the property's time zone. */
export function inDays(days: number): IsoDate {
  return addDays(todayIn('Europe/Zagreb'), days);
}

export function stayIn(days: number, nights: number): Stay {
  return { checkIn: inDays(days), checkOut: inDays(days + nights) };
}

export function guestWith(email: string): BookingRequest['guest'] {
  return { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
}

/** A valid request with a new request ID. */
export function bookingRequest(
  apartment: Apartment,
  stay: Stay,
  changes: Partial<BookingRequest> = {},
): BookingRequest {
  const persons = { adults: changes.adults ?? 2, children: changes.children ?? 0 };
  const quote = quoteStay(stay, persons, apartment, apartment.propertyTerms);
  return {
    requestId: randomUUID(),
    apartment: apartment.slug,
    ...stay,
    ...persons,
    guest: guestWith('ada@example.net'),
    language: 'en',
    acceptPrivacy: true,
    acceptTerms: true,
    expectedTotal: quote.totalPayment,
    expectedAdvance: quote.advancePayment,
    ...changes,
  };
}

export type ApartmentsRequest = Callables['requestApartments']['request'];

/** A valid request for several apartments with a new request ID, two adults in each. */
export function apartmentsRequest(
  apartments: readonly Apartment[],
  stay: Stay,
  changes: Partial<ApartmentsRequest> = {},
): ApartmentsRequest {
  const requests = apartments.map((apartment) => bookingRequest(apartment, stay));
  const requested = requests.map(({ apartment, adults, children, expectedTotal }) => ({
    apartment,
    adults,
    children,
    expectedTotal,
  }));
  return {
    requestId: randomUUID(),
    ...stay,
    guest: guestWith('ada@example.net'),
    language: 'en',
    acceptPrivacy: true,
    acceptTerms: true,
    apartments: requested,
    ...changes,
  };
}

/**
 * Books several apartments and expects success.
 * @returns the numbers of the bookings
 */
export async function bookTogether(
  apartments: readonly Apartment[],
  stay: Stay,
  changes: Partial<ApartmentsRequest> = {},
  idToken?: string,
): Promise<string[]> {
  const { bookings } = await responseOf('requestApartments', apartmentsRequest(apartments, stay, changes), idToken);
  return bookings.map(({ number }) => number);
}

/**
 * Books and expects success.
 * @returns the booking's number
 */
export async function book(
  apartment: Apartment,
  stay: Stay,
  changes: Partial<BookingRequest> = {},
  idToken?: string,
): Promise<string> {
  return (await responseOf('requestBooking', bookingRequest(apartment, stay, changes), idToken)).number;
}
