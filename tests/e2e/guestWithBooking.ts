import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath, bookingsCollection } from '../../functions/src/contract/collections.ts';
import type { BookingStatus } from '../../functions/src/domain/bookingState.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book } from '../support/bookingRequest.ts';
import { sampleApartment } from '../support/sampleVilla.ts';
import { newGuest } from './restoreSession.ts';

/** The booking as it is stored. */
export async function stored(number: string): Promise<StoredBooking> {
  return (await firestore().doc(bookingPath(number)).get()).data() as StoredBooking;
}

/** All bookings with a guest's email. */
export async function bookingsOf({ email }: { email: string }): Promise<StoredBooking[]> {
  const found = await firestore().collection(bookingsCollection).where('email', '==', email).get();
  return found.docs.map((booking) => booking.data() as StoredBooking);
}

/** Edits the status as in the console, and waits until the edit is settled. */
export async function setStatus(number: string, status: BookingStatus): Promise<void> {
  await firestore().doc(bookingPath(number)).update({ status });
  await expect.poll(async () => (await stored(number)).settledStay.status).toBe(status);
}

/** A new guest with one request, made without signing in. */
export async function guestWithBooking(stay: Stay, { emailVerified = true, apartment = 'olive' } = {}) {
  const email = `${randomUUID()}@example.net`;
  const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
  const number = await book(sampleApartment(apartment), stay, { guest });
  return { number, email, uid: await newGuest({ email, emailVerified }) };
}
