import { addDays, type IsoDate } from './isoDate.ts';
import { longestStay, parseStay, type Stay, type StayProblem } from './stay.ts';

/** The longest possible booking window plus the longest stay, in days. A later day is a typing error. */
const mostDaysAhead = 1100;

/** How long ago a stay entered for the record may have begun, in days: a year. */
const mostDaysAgo = 366;

/** The earliest first night of a stay entered for the record. */
export function firstNightToEnter(today: IsoDate): IsoDate {
  return addDays(today, -mostDaysAgo);
}

export type OwnersStayProblem = StayProblem | 'dates-past' | 'dates-far';

/**
 * Parses the dates that an owner wants to let or to close. Refuses past days, except unchanged dates of an existing booking
 * or block.
 * @param options.most maximum number of nights
 * @param options.present current dates of the booking or block
 * @param options.isAfterwards whether the stay is entered for the record, so that it may have begun within the last year
 * @returns the stay, or the problem and the first date that has it
 */
export function parseOwnersStay(
  typed: { checkIn: unknown; checkOut: unknown },
  today: IsoDate,
  options: { most?: number; present?: Stay | undefined; isAfterwards?: boolean } = {},
): { stay: Stay } | { problem: OwnersStayProblem; date: keyof Stay } {
  const { most = longestStay, present, isAfterwards = false } = options;
  const parsed = parseStay(typed.checkIn, typed.checkOut, most);
  if ('problem' in parsed) return { ...parsed, date: 'checkOut' };
  const { stay } = parsed;
  const first = isAfterwards ? firstNightToEnter(today) : today;
  const last = addDays(today, mostDaysAhead);
  for (const date of ['checkIn', 'checkOut'] as const) {
    if (stay[date] === present?.[date]) continue;
    if (stay[date] < first) return { problem: 'dates-past', date };
    if (stay[date] > last) return { problem: 'dates-far', date };
  }
  return { stay };
}
