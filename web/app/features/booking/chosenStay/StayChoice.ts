import { parseIsoDate, type IsoDate } from 'functions/domain/isoDate';
import type { Guests } from 'functions/domain/guests';
import { parseStay, type Stay } from 'functions/domain/stay';

/** What a guest has chosen so far. It is stored in the URL: `?checkIn=2027-06-12&checkOut=2027-06-19&adults=2&children=1`. */
export interface StayChoice extends Guests {
  readonly checkIn: IsoDate | undefined;
  readonly checkOut: IsoDate | undefined;
}

export const emptyChoice: StayChoice = { checkIn: undefined, checkOut: undefined, adults: 2, children: 0 };

/** Reads a choice from a URL's query. Malformed values are ignored. */
export function readStayChoice(search: URLSearchParams): StayChoice {
  const checkIn = parseIsoDate(search.get('checkIn'));
  const checkOut = parseIsoDate(search.get('checkOut'));
  return {
    checkIn,
    checkOut: checkIn && checkOut && checkOut <= checkIn ? undefined : checkOut,
    adults: readCount(search.get('adults'), 1) ?? emptyChoice.adults,
    children: readCount(search.get('children'), 0) ?? emptyChoice.children,
  };
}

function readCount(text: string | null, least: number): number | undefined {
  if (text === null || !/^\d{1,2}$/.test(text)) return undefined;
  const count = Number(text);
  return count >= least ? count : undefined;
}

/** The query with this choice in it; its other parameters stay. */
export function writeStayChoice(choice: StayChoice, search: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const written = new URLSearchParams(search);
  // Always in the same order, so that the same stay has the same URL.
  for (const part of ['checkIn', 'checkOut', 'adults', 'children'] as const) {
    written.delete(part);
    const value = choice[part];
    if (value !== undefined) written.set(part, String(value));
  }
  return written;
}

/**
 * The stay, once both dates are chosen. Undefined for one longer than any that can be booked: the server refuses it, and the
 * browser must not compute a quote for thousands of nights.
 */
export function chosenStay({ checkIn, checkOut }: StayChoice): Stay | undefined {
  const parsed = parseStay(checkIn, checkOut);
  return 'stay' in parsed ? parsed.stay : undefined;
}

/** Are both dates given, whether or not they can be booked? */
export function hasBothDates({ checkIn, checkOut }: StayChoice): boolean {
  return checkIn !== undefined && checkOut !== undefined;
}

/** Are both the same dates and guests? */
export function isSameChoice(a: StayChoice, b: StayChoice): boolean {
  return a.checkIn === b.checkIn && a.checkOut === b.checkOut && a.adults === b.adults && a.children === b.children;
}
