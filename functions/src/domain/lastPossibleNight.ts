import { addDays, type IsoDate } from './isoDate.ts';
import type { Season, StayRules } from './season.ts';

/** The last night of the longest stay that begins on the last day of the booking window, by the most generous of all rules. */
export function lastPossibleNight(
  today: IsoDate,
  { rules, seasons }: { readonly rules: StayRules; readonly seasons: readonly Season[] },
): IsoDate {
  const all: readonly Partial<StayRules | Season>[] = [rules, ...seasons];
  const window = Math.max(...all.map((each) => each.bookingWindowDays ?? rules.bookingWindowDays));
  const nights = Math.max(...all.map((each) => each.maxNights ?? rules.maxNights));
  return addDays(today, window + nights - 1);
}
