import type { BookingStatus } from './bookingState.ts';

/** The group of a booking, or `null`. Anything but a text counts as none: older bookings lack the field. */
export function groupOf({ group }: { readonly group?: unknown }): string | null {
  return typeof group === 'string' && group.trim() !== '' ? group.trim() : null;
}

interface Grouped {
  readonly number: string;
  readonly group?: unknown;
}

/** The other bookings of the group, in the given order. */
export function othersOf<Booking extends Grouped>(booking: Grouped, bookings: readonly Booking[]): Booking[] {
  const group = groupOf(booking);
  if (group === null) return [];
  return bookings.filter((other) => groupOf(other) === group && other.number !== booking.number);
}

/** The first booking of each group, and all without one. */
export function firstOfGroups<Booking extends Grouped>(bookings: readonly Booking[]): Booking[] {
  const groups = new Set<string>();
  return bookings.filter((booking) => {
    const group = groupOf(booking);
    if (group === null) return true;
    const isFirst = !groups.has(group);
    groups.add(group);
    return isFirst;
  });
}

/** State of a request for several apartments: `pending` while any waits, else `confirmed` if any is. */
export function statusOfGroup(statuses: readonly BookingStatus[]): BookingStatus {
  if (statuses.includes('pending')) return 'pending';
  return statuses.includes('confirmed') ? 'confirmed' : 'cancelled';
}
