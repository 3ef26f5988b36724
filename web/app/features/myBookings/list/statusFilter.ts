import { bookingStatuses, isBookingStatus, type BookingStatus } from 'functions/domain/bookingState';

export type StatusFilter = 'all' | BookingStatus;

/** In the order in which they are offered. */
export const statusFilters: readonly StatusFilter[] = ['all', 'confirmed', 'cancelled', 'pending'];

const key = 'status';

/** The filter in a URL's query; anything else in it is ignored. */
export function readStatusFilter(search: URLSearchParams): StatusFilter {
  const asked = search.get(key);
  return isBookingStatus(asked) ? asked : 'all';
}

/** The query for a filter. */
export function writeStatusFilter(filter: StatusFilter): string {
  return filter === 'all' ? '' : `?${key}=${filter}`;
}

/** How many bookings each filter lets through. */
export function countByStatus(bookings: readonly { status: BookingStatus }[]): Record<StatusFilter, number> {
  const counts = { all: bookings.length, confirmed: 0, cancelled: 0, pending: 0 };
  for (const { status } of bookings) if (bookingStatuses.includes(status)) counts[status] += 1;
  return counts;
}
