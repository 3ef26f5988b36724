import { randomUUID } from 'node:crypto';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { book } from './bookingRequest.ts';
import { sampleApartment } from './sampleVilla.ts';

/** A request for Olive by a guest whom no other test uses. */
export async function requestOlive(stay: Stay, firstName = 'Mirela') {
  const lastName = `Winter-${randomUUID().slice(0, 6)}`;
  const email = `${lastName.toLowerCase()}@example.net`;
  const guest = { firstName, lastName, email, phone: '+44 20 7946 0000', message: 'We bring a cot.' };
  return { number: await book(sampleApartment('olive'), stay, { guest }), name: `${firstName} ${lastName}`, email };
}
