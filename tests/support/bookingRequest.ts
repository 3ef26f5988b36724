import { randomUUID } from 'node:crypto';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { Callables } from '../../functions/src/contract/callables.ts';
import { addDays, todayIn, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { callFunction } from './callFunction.ts';

export type BookingRequest = Callables['requestBooking']['request'];

/** So many days from today on the villa's calendar. */
export function inDays(days: number): IsoDate {
  return addDays(todayIn('Europe/Zagreb'), days);
}

export function stayIn(days: number, nights: number): Stay {
  return { checkIn: inDays(days), checkOut: inDays(days + nights) };
}

/** A complete, acceptable request for a stay, with a request id of its own. */
export function bookingRequest(
  apartment: Apartment,
  stay: Stay,
  changes: Partial<BookingRequest> = {},
): BookingRequest {
  const persons = { adults: changes.adults ?? 2, children: changes.children ?? 0 };
  return {
    requestId: randomUUID(),
    apartment: apartment.slug,
    ...stay,
    ...persons,
    guest: { firstName: 'Ada', lastName: 'Test', email: 'ada@example.net', phone: '+44 20 7946 0000' },
    language: 'en',
    acceptPrivacy: true,
    acceptTerms: true,
    expectedTotal: quoteStay(stay, persons, apartment, apartment.houseTerms).totalPayment,
    ...changes,
  };
}

/** Books and expects it to work. @returns the booking's number */
export async function book(
  apartment: Apartment,
  stay: Stay,
  changes: Partial<BookingRequest> = {},
  idToken?: string,
): Promise<string> {
  const outcome = await callFunction('requestBooking', bookingRequest(apartment, stay, changes), idToken);
  if (!outcome.ok) throw new Error(`could not book: ${outcome.body}`);
  return outcome.answer.number;
}
