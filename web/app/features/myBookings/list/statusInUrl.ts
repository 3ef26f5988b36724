import { bookingStatuses, isBookingStatus, type BookingStatus } from 'functions/domain/bookingState';

export type ShownStatus = 'all' | BookingStatus;

/** In display order. */
export const shownStatuses: readonly ShownStatus[] = ['all', 'confirmed', 'cancelled', 'pending'];

const key = 'status';

/** The filter in a URL's query. Ignores unknown values. */
export function readShownStatus(search: URLSearchParams): ShownStatus {
  const asked = search.get(key);
  return isBookingStatus(asked) ? asked : 'all';
}

/** The query for a filter. */
export function writeShownStatus(filter: ShownStatus): string {
  return filter === 'all' ? '' : `?${key}=${filter}`;
}

export function countByStatus(bookings: readonly { status: BookingStatus }[]): Record<ShownStatus, number> {
  const counts = { all: bookings.length, confirmed: 0, cancelled: 0, pending: 0 };
  for (const { status } of bookings) if (bookingStatuses.includes(status)) counts[status] += 1;
  return counts;
}
