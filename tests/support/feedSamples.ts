import { addDays, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';

/** A stay in a platform's data. */
export interface FeedSample extends Stay {
  kind: 'sold' | 'blocked';
  /** The guest's name. Platforms put parts of it into their calendars. */
  name?: string;
  /** The last four digits of the guest's phone number. */
  phone?: string;
  uid?: string;
}

const day = (date: IsoDate) => date.replaceAll('-', '');

/** Folds lines after 75 octets (RFC 5545, 3.1) and ends them with CRLF. */
function compose(lines: readonly string[]): string {
  const folded = lines.map((line) => (line.match(/.{1,70}/gsu) ?? ['']).join('\r\n '));
  return `${folded.join('\r\n')}\r\n`;
}

function calendar(prodId: string, stays: readonly FeedSample[], linesOf: (stay: FeedSample) => string[]): string {
  const events = stays.flatMap((stay) => ['BEGIN:VEVENT', ...linesOf(stay), 'END:VEVENT']);
  return compose([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    prodId,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ]);
}

function dates({ checkIn, checkOut }: Stay): string[] {
  return [`DTSTART;VALUE=DATE:${day(checkIn)}`, `DTEND;VALUE=DATE:${day(checkOut)}`];
}

const hexOf = ({ checkIn }: Stay) => day(checkIn).padEnd(32, 'a1b2c3d4');

/** A calendar in Airbnb's format: reserved, with a link and four digits, or not available. */
export function airbnbFeed(
  stays: readonly FeedSample[],
  prodId = 'PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN',
): string {
  return calendar(prodId, stays, (stay) => [
    'DTSTAMP:20261101T080000Z',
    ...dates(stay),
    `UID:${stay.uid ?? `1418fb94e984-${hexOf(stay)}`}@airbnb.com`,
    ...(stay.kind === 'sold'
      ? [
          'SUMMARY:Reserved',
          `DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details/HM${hexOf(stay).slice(0, 8)}\\nPhone Number (Last 4 Digits): ${stay.phone ?? '0042'}`,
        ]
      : ['SUMMARY:Airbnb (Not available)']),
  ]);
}

/** Airbnb's older product name. */
export const olderAirbnbProdId = 'PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 0.8.8//EN';

/** A calendar in Booking.com's format: the same words for sales and closures, and no DTSTAMP. */
export function bookingFeed(stays: readonly FeedSample[], namesGuests = false): string {
  return calendar('PRODID:-//admin.booking.com\\\\, b.v.//NONSGML v1.0//EN', stays, (stay) => [
    ...dates(stay),
    `UID:${stay.uid ?? hexOf(stay)}@booking.com`,
    `SUMMARY:CLOSED - ${namesGuests && stay.name ? stay.name : 'Not available'}`,
  ]);
}

/** A calendar in Vrbo's format, in the host's language. */
export function vrboFeed(stays: readonly FeedSample[], words = { sold: 'Reserved', blocked: 'Blocked' }): string {
  return calendar('PRODID:-//HomeAway.com, Inc.//EN', stays, (stay) => [
    `UID:${stay.uid ?? `5f0e7d1c-0000-4000-8000-${hexOf(stay).slice(0, 12)}`}`,
    'DTSTAMP:20261101T080000Z',
    ...dates(stay),
    `SUMMARY:${stay.kind === 'sold' ? `${words.sold} - ${stay.name ?? 'Grace'}` : words.blocked}`,
  ]);
}

/** These consecutive days, grouped into stays of `nights` nights. */
export function staysInRow(first: IsoDate, count: number, nights: number): FeedSample[] {
  return Array.from({ length: count }, (_, place) => {
    const checkIn = addDays(first, place * nights);
    return { checkIn, checkOut: addDays(checkIn, nights), kind: 'sold' as const };
  });
}
