import { randomUUID } from 'node:crypto';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { apartmentPath, bookingPath } from '../../functions/src/contract/collections.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book } from '../support/bookingRequest.ts';
import { newGuest } from './restoreSession.ts';

/** The booking as it is stored. */
export async function stored(number: string): Promise<StoredBooking> {
  return (await firestore().doc(bookingPath(number)).get()).data() as StoredBooking;
}

/** A new guest with one request for olive, made without signing in. */
export async function guestWithBooking(stay: Stay, emailVerified = true) {
  const email = `${randomUUID()}@example.net`;
  const olive = (await firestore().doc(apartmentPath('olive')).get()).data() as Apartment;
  const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
  const number = await book(olive, stay, { guest });
  return { number, email, uid: await newGuest({ email, emailVerified }) };
}
