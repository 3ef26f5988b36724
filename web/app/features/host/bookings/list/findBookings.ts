import type { Booking } from 'functions/contract/booking';
import type { IsoDate } from 'functions/domain/isoDate';

export const bookingFilters = ['coming', 'pending', 'past', 'cancelled'] as const;
export type BookingFilter = (typeof bookingFilters)[number];

/**
 * Bookings that match a filter or, regardless of the filter, a search text. Coming bookings and requests are sorted by
 * arrival, all others latest first.
 * @param nameOf returns an apartment's name
 * @param notes the owner's notes by the bookings' IDs
 */
export function findBookings(
  bookings: readonly Booking[],
  filter: BookingFilter,
  typed: string,
  today: IsoDate,
  nameOf: (apartment: string) => string,
  notes: ReadonlyMap<string, string>,
): Booking[] {
  const words = wordsOf(typed);
  const searches = words.length > 0;
  const found = bookings.filter((booking) =>
    searches
      ? fits(booking, `${nameOf(booking.apartment)} ${notes.get(booking.id) ?? ''}`, words)
      : isIn(booking, filter, today),
  );
  const order = searches || filter === 'past' || filter === 'cancelled' ? -1 : 1;
  return found.sort((a, b) => order * (a.checkIn < b.checkIn ? -1 : a.checkIn > b.checkIn ? 1 : 0));
}

function isIn({ status, checkOut }: Booking, filter: BookingFilter, today: IsoDate): boolean {
  switch (filter) {
    case 'coming':
      return status === 'confirmed' && checkOut >= today;
    case 'pending':
      return status === 'pending';
    case 'past':
      return status === 'confirmed' && checkOut < today;
    case 'cancelled':
      return status === 'cancelled';
  }
}

/**
 * The words of a text. A phone number is one word, without the prefix that depends on where it is dialled from: `091
 * 234` finds +385 91 234 5678.
 */
function wordsOf(typed: string): string[] {
  const digits = typed.replace(/[\s()+/-]/g, '').replace(/^0+/, '');
  return /^\d{3,}$/.test(digits) ? [digits] : plain(typed).replaceAll('-', '').split(' ').filter(Boolean);
}

function fits({ firstName, lastName, number, email, phone }: Booking, more: string, words: readonly string[]): boolean {
  const text = plain([firstName, lastName, number, email, phone.replace(/\D/g, ''), more].join(' ')).replaceAll(
    '-',
    '',
  );
  return words.every((word) => text.includes(word));
}

/** The text in lower case and without accents. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
