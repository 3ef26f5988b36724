import type { Apartment } from 'functions/contract/apartment';
import { readApartment } from '../../../firebase/guest/readApartment.ts';

/**
 * Apartments as their owner has them now, in the order asked for.
 * @throws {BookingFailure} if any of them cannot be read
 */
export function readFreshApartments(slugs: readonly string[]): Promise<Apartment[]> {
  return Promise.all(slugs.map(readApartment));
}
