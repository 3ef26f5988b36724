import type { Apartment } from '../../contract/apartment.ts';
import { BookingError } from '../BookingError.ts';
import { offeredSlugs } from './offeredSlugs.ts';
import { readFacts } from './readApartments.ts';

/**
 * All offered apartments that can be read, in the order of the site.
 * @throws {BookingError} `no-apartments` if none can be read
 */
export async function readOfferedApartments(): Promise<Apartment[]> {
  const found = await readFacts(offeredSlugs);
  if (found.length === 0) throw new BookingError('no-apartments');
  return found;
}
