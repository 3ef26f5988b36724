import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { Booking } from '../../contract/booking.ts';
import type { openRegisterRequest, RegisterResponse } from '../../contract/callables.ts';
import type { GuestRegister } from '../../contract/guestRegister.ts';
import { isRegisterKept, registerKeptUntil } from '../../domain/guestRegister.ts';
import { todayIn, type IsoDate } from '../../domain/isoDate.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { dataOf } from '../../platform/storedDocuments.ts';
import { BookingError } from '../BookingError.ts';
import { bookingReference, readOthers } from '../bookings.ts';
import { isOpenTo } from '../read/openBooking.ts';
import type { SignedInGuest } from '../SignedInGuest.ts';
import { guestRegisterReference } from './guestRegisters.ts';

/**
 * Opens the register of a booking for its signed-in guest, or by the link in the guest's mails about this booking or another
 * one of the same group. Shows only the names of the persons who were already sent.
 * @throws {BookingError} as {@link readForRegister}
 */
export async function openRegister(
  { number, key }: z.output<typeof openRegisterRequest>,
  guest: SignedInGuest | null,
  now: Date,
): Promise<RegisterResponse> {
  const { booking, document } = await readForRegister(number, key, guest, now);
  return registerShown(booking, document.data());
}

/**
 * @throws {BookingError} `booking-not-found` for an unknown booking, a wrong or revoked key, another guest's booking or one that
 * is not confirmed, once the stay's persons may no longer be kept, and if the villa keeps no register
 */
export async function readForRegister(
  number: string,
  key: string | undefined,
  guest: SignedInGuest | null,
  now: Date,
): Promise<{ booking: Booking; document: DocumentSnapshot<GuestRegister>; today: IsoDate }> {
  const [{ guestRegister, timeZone }, found, document] = await Promise.all([
    readSettings(),
    bookingReference(number).get(),
    guestRegisterReference(number).get(),
  ]);
  const booking = dataOf(found);
  const today = todayIn(timeZone, now);
  if (!guestRegister || !booking || !isRegisterKept(booking, today)) throw new BookingError('booking-not-found');
  if (!isOpenTo(booking, key, guest) && !(await isOpenByGroup(booking, key))) {
    throw new BookingError('booking-not-found');
  }
  return { booking, document, today };
}

async function isOpenByGroup(booking: Booking, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false;
  return (await readOthers(booking)).some((other) => other.email === booking.email && isOpenTo(other, key, null));
}

export function registerShown(booking: Booking, register: GuestRegister | undefined): RegisterResponse {
  const { apartment, checkIn, checkOut, adults, children, babies, emailProven, firstName, lastName } = booking;
  return {
    ...{ apartment, checkIn, checkOut, guests: adults + children + babies },
    // An unproven email may be a stranger's typing error, as in `openBooking`.
    contact: emailProven ? { firstName, lastName } : { firstName: '', lastName: '' },
    persons: (register?.persons ?? []).map((one) => ({ id: one.id, name: `${one.firstName} ${one.lastName}` })),
    keptUntil: registerKeptUntil(booking),
  };
}
