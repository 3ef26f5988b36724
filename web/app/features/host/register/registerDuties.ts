import type { Booking } from 'functions/contract/booking';
import type { GuestRegister } from 'functions/contract/guestRegister';
import type { Settings } from 'functions/contract/settings';
import { isRegisterKept, registerDuty, type LocalTime, type RegisterDuty } from 'functions/domain/guestRegister';

type Times = Pick<Settings, 'checkInFrom' | 'checkOutUntil'>;

export interface OpenDuty {
  booking: Booking;
  /** `null` if no person was sent. */
  register: GuestRegister | null;
  duty: RegisterDuty;
}

/** What the owner has to do in eVisitor for a booking; `undefined` if nothing. @param register `null` if no person was sent */
export function dutyOf(
  booking: Booking,
  register: GuestRegister | null,
  times: Times,
  now: LocalTime,
): RegisterDuty | undefined {
  if (!isRegisterKept(booking, now.day)) return undefined;
  const entered = { arrival: Boolean(register?.arrivalEnteredAt), departure: Boolean(register?.departureEnteredAt) };
  return registerDuty(booking, times, entered, now);
}

/** The stays with something to do in eVisitor, the most urgent first. */
export function registerDuties(
  bookings: readonly Booking[],
  registers: ReadonlyMap<string, GuestRegister>,
  times: Times,
  now: LocalTime,
): OpenDuty[] {
  return bookings
    .flatMap((booking) => {
      const register = registers.get(booking.id) ?? null;
      const duty = dutyOf(booking, register, times, now);
      return duty ? [{ booking, register, duty }] : [];
    })
    .sort((a, b) => (momentOf(a.duty.until) < momentOf(b.duty.until) ? -1 : 1));
}

const momentOf = ({ day, time }: LocalTime) => `${day} ${time}`;
