import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Booking } from '../contract/booking.ts';
import { numberFromId } from './request/bookingNumber.ts';

/** A stored booking with its ID. The number is derived from the ID, because the field can be edited in the console. */
export function toBooking(document: DocumentSnapshot, changes: Partial<Booking> = {}): Booking<Timestamp> {
  const { id } = document;
  return { ...document.data(), ...changes, id, number: numberFromId(id) } as Booking<Timestamp>;
}
