import { parseIsoDate, type IsoDate } from 'functions/domain/isoDate';
import { mostBabies, type Guests } from 'functions/domain/guests';
import { parseStay, type Stay } from 'functions/domain/stay';
import { readCount } from '../../../form/readCount.ts';

/**
 * What a guest has chosen so far. It is stored in the URL: `?checkIn=2027-06-12&checkOut=2027-06-19&adults=2&children=1`, with
 * `&babies=1` only if there are babies.
 */
export interface StayChoice extends Guests {
  readonly checkIn: IsoDate | undefined;
  readonly checkOut: IsoDate | undefined;
}

export const emptyChoice: StayChoice = { checkIn: undefined, checkOut: undefined, adults: 2, children: 0 };

/** Reads a choice from a URL's query. Malformed values are ignored. */
export function readStayChoice(search: URLSearchParams): StayChoice {
  const checkIn = parseIsoDate(search.get('checkIn'));
  const checkOut = parseIsoDate(search.get('checkOut'));
  const babies = readGuests(search.get('babies'), 1, mostBabies);
  return {
    checkIn,
    checkOut: checkIn && checkOut && checkOut <= checkIn ? undefined : checkOut,
    adults: readGuests(search.get('adults'), 1) ?? emptyChoice.adults,
    children: readGuests(search.get('children'), 0) ?? emptyChoice.children,
    ...(babies !== undefined && { babies }),
  };
}

function readGuests(text: string | null, least: number, most = 99): number | undefined {
  const count = readCount(text ?? '');
  return count !== undefined && count >= least && count <= most ? count : undefined;
}

/** Writes this choice into the query and keeps its other parameters. */
export function writeStayChoice(choice: StayChoice, search: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const written = new URLSearchParams(search);
  // In a fixed order, so that the same stay always has the same URL.
  for (const part of ['checkIn', 'checkOut', 'adults', 'children', 'babies'] as const) {
    written.delete(part);
    const value = part === 'babies' ? choice.babies || undefined : choice[part];
    if (value !== undefined) written.set(part, String(value));
  }
  return written;
}

/**
 * The stay, once both dates are chosen. `undefined` if the stay is longer than any bookable one: the server refuses it,
 * and the browser must not compute a quote for thousands of nights.
 */
export function chosenStay({ checkIn, checkOut }: StayChoice): Stay | undefined {
  const parsed = parseStay(checkIn, checkOut);
  return 'stay' in parsed ? parsed.stay : undefined;
}

/** Whether both dates are chosen, even if the stay cannot be booked. */
export function hasBothDates({ checkIn, checkOut }: StayChoice): boolean {
  return checkIn !== undefined && checkOut !== undefined;
}

export function isSameChoice(a: StayChoice, b: StayChoice): boolean {
  return writeStayChoice(a).toString() === writeStayChoice(b).toString();
}

/**
 * The other apartments of a request for several apartments. The query has them as `?with=olive&with=rosemary`, in
 * addition to the stay of the whole party. Ignores unknown apartments.
 * @param others the apartments that can be added, in display order
 */
export function readTogether(search: URLSearchParams, others: readonly string[]): string[] {
  const named = search.getAll('with');
  return others.filter((slug) => named.includes(slug));
}

/**
 * The query of a request for several apartments.
 * @param others all apartments except the one in the page's path
 */
export function writeTogether(others: readonly string[], choice: StayChoice): string {
  return `?${writeStayChoice(choice, new URLSearchParams(others.map((slug) => ['with', slug])))}`;
}
