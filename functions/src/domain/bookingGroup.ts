import type { BookingStatus } from './bookingState.ts';

interface Grouped {
  readonly number: string;
  readonly group: string | null;
}

/** The other bookings of the group, in the given order. */
export function othersOf<Booking extends Grouped>({ group, number }: Grouped, bookings: readonly Booking[]): Booking[] {
  return group === null ? [] : bookings.filter((other) => other.group === group && other.number !== number);
}

interface GroupedApartment extends Grouped {
  readonly apartment: string;
}

/** Sorts the bookings of a group as mails and pages name them: the request's first apartment, then the others by slug. */
export function inGroupOrder(a: GroupedApartment, b: GroupedApartment): number {
  const isFirst = ({ group, number }: Grouped) => Number(group === number);
  return isFirst(b) - isFirst(a) || a.apartment.localeCompare(b.apartment);
}

/** The first booking of each group, and all bookings without a group. */
export function firstOfGroups<Booking extends Grouped>(bookings: readonly Booking[]): Booking[] {
  const isFirst = ({ group }: Booking, place: number) => bookings.findIndex((other) => other.group === group) === place;
  return bookings.filter((booking, place) => booking.group === null || isFirst(booking, place));
}

/** Status of a request for several apartments: `pending` if any is pending, else `confirmed` if any is confirmed. */
export function statusOfGroup(statuses: readonly BookingStatus[]): BookingStatus {
  if (statuses.includes('pending')) return 'pending';
  return statuses.includes('confirmed') ? 'confirmed' : 'cancelled';
}
