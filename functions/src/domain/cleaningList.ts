import type { BookingStatus } from './bookingState.ts';
import type { FeedStay } from './feedStay.ts';
import type { Guests } from './guests.ts';
import { addDays, weekdayOf, type IsoDate } from './isoDate.ts';
import type { Stay } from './stay.ts';

/** A stay after which, or before which, an apartment is cleaned. */
export interface CleaningStay extends Stay {
  apartment: string;
  /** `null` for a stay of a platform, whose calendar does not say how many guests come. */
  guests: Guests | null;
}

/** An apartment with guests who leave, guests who arrive, or both, on one day. */
export interface CleaningRow {
  apartment: string;
  leaving?: CleaningStay;
  arriving?: CleaningStay;
}

export interface CleaningDay {
  day: IsoDate;
  /** In alphabetical order of the apartments' slugs. */
  rows: CleaningRow[];
}

type BookedGuests = Guests & Stay & { apartment: string; status: BookingStatus };

/**
 * The stays that need cleaning: confirmed bookings, and what platforms have sold. Nights that the owner or a platform has only
 * closed bring no guests.
 * @param calendars the nights that platforms' calendars hold, by apartment
 */
export function cleaningStays(
  bookings: readonly BookedGuests[],
  calendars: readonly { apartment: string; holds: readonly FeedStay[] }[],
): CleaningStay[] {
  const booked = bookings
    .filter(({ status }) => status === 'confirmed')
    .map(({ apartment, checkIn, checkOut, adults, children, babies }) => {
      return { apartment, checkIn, checkOut, guests: { adults, children, babies } };
    });
  const sold = calendars.flatMap(({ apartment, holds }) =>
    holds
      .filter(({ kind }) => kind !== 'blocked')
      .map(({ checkIn, checkOut }) => ({ apartment, checkIn, checkOut, guests: null })),
  );
  return [...booked, ...sold];
}

/** Monday of the day's week. */
export function firstOfWeek(day: IsoDate): IsoDate {
  return addDays(day, 1 - weekdayOf(day));
}

/**
 * The days of a week on which guests leave or arrive.
 * @param stays if two are for the same apartment and day, the first one counts, because a stay in a platform's calendar
 * may also be entered here as a booking
 * @param first Monday of the week
 */
export function cleaningWeek(stays: readonly CleaningStay[], first: IsoDate): CleaningDay[] {
  const week = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  return week
    .map((day) => {
      const concerned = stays.filter(({ checkIn, checkOut }) => checkIn === day || checkOut === day);
      const slugs = [...new Set(concerned.map(({ apartment }) => apartment))].sort();
      const rows = slugs.map((apartment): CleaningRow => {
        const ofApartment = concerned.filter((stay) => stay.apartment === apartment);
        const leaving = ofApartment.find(({ checkOut }) => checkOut === day);
        const arriving = ofApartment.find(({ checkIn }) => checkIn === day);
        return { apartment, ...(leaving && { leaving }), ...(arriving && { arriving }) };
      });
      return { day, rows };
    })
    .filter(({ rows }) => rows.length > 0);
}

/** Texts and formats for writing the list in the reader's language. */
export interface CleaningTexts {
  /** A text of `locales/{language}/cleaning.json`. */
  text: (key: string, values?: Record<string, string | number>) => string;
  guests: (guests: Guests) => string;
  apartment: (slug: string) => string;
  day: (day: IsoDate) => string;
  times: { checkInFrom: string; checkOutUntil: string };
}

/** A day of the list in words. */
export interface WrittenDay {
  title: string;
  rows: { title: string; lines: string[] }[];
}

/** The list in words, the same on the desk, on the cleaner's page and as copied text. Contains no name, price or contact. */
export function writeCleaningWeek(days: readonly CleaningDay[], texts: CleaningTexts): WrittenDay[] {
  return days.map(({ day, rows }) => ({ title: texts.day(day), rows: rows.map((row) => writtenRow(row, texts)) }));
}

function writtenRow({ apartment, leaving, arriving }: CleaningRow, texts: CleaningTexts): WrittenDay['rows'][number] {
  const { text, times } = texts;
  const guestsOf = ({ guests }: CleaningStay) => (guests ? texts.guests(guests) : text('unknownGuests'));
  const cots = arriving?.guests?.babies ?? 0;
  const name = texts.apartment(apartment);
  return {
    title: leaving && arriving ? text('changeOver', { apartment: name }) : name,
    lines: [
      ...(leaving ? [text('leaving', { time: times.checkOutUntil, guests: guestsOf(leaving) })] : []),
      ...(arriving ? [text('arriving', { time: times.checkInFrom, guests: guestsOf(arriving) })] : []),
      ...(cots > 0 ? [text('cot', { count: cots })] : []),
    ],
  };
}

/** The list as plain text, for a message. */
export function cleaningMessage(title: string, days: readonly WrittenDay[]): string {
  const parts = days.map((day) =>
    [day.title, ...day.rows.flatMap((row) => [`• ${row.title}`, ...row.lines.map((line) => `  ${line}`)])].join('\n'),
  );
  return [title, ...parts].join('\n\n');
}
