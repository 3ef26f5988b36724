import { addDays, monthOf, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { seasonOf, type Season } from 'functions/domain/season';
import type { PartyCalendar } from './partyCalendar.ts';

/**
 * The month in which the calendar opens: that of the first day in a season on which a stay can begin. If there is none,
 * that of the first day on which a stay can begin at all. Few guests look for the next winter.
 * @param last the last day on which a stay can begin
 */
export function openingMonth(
  calendar: PartyCalendar,
  apartments: readonly { readonly seasons: readonly Season[] }[],
  today: IsoDate,
  last: IsoDate,
): IsoMonth {
  let first: IsoDate | undefined;
  for (let day = today; day <= last; day = addDays(day, 1)) {
    if (calendar.arrivalRefusal(day) !== undefined) continue;
    if (apartments.some(({ seasons }) => seasonOf(day, seasons))) return monthOf(day);
    first ??= day;
  }
  return monthOf(first ?? today);
}
