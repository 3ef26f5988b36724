import { readApartment } from '../bookings/read/readApartments.ts';
import type { Apartment } from '../contract/apartment.ts';
import { parseStay, type Stay } from '../domain/stay.ts';
import { OwnerError } from './OwnerError.ts';

/**
 * The stay and the apartment that an owner typed. Stay rules are theirs to break.
 * @throws {OwnerError} `dates-required`, `dates-invalid`, `stay-too-long`
 * @throws {BookingError} `apartment-not-found`
 */
export async function readOwnersStay(typed: {
  apartment: string;
  checkIn: string;
  checkOut: string;
}): Promise<{ stay: Stay; apartment: Apartment }> {
  const parsed = parseStay(typed.checkIn, typed.checkOut);
  if ('problem' in parsed) throw new OwnerError(parsed.problem);
  return { stay: parsed.stay, apartment: await readApartment(typed.apartment) };
}
