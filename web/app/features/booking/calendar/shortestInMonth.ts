import { periodOf } from 'functions/domain/freeStays';
import { addDays, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import type { PartyCalendar, ShortestStay } from 'functions/domain/partyCalendar';

/** The shortest stay of a month, if it is the same on all its days from today. */
export function shortestInMonth(month: IsoMonth, calendar: PartyCalendar, today: IsoDate): ShortestStay | undefined {
  const { from, to } = periodOf(month);
  let common: ShortestStay | undefined;
  for (let day = from < today ? today : from; day <= to; day = addDays(day, 1)) {
    const shortest = calendar.shortest(day);
    common ??= shortest;
    if (common.minNights !== shortest.minNights || common.arrivalDays.join() !== shortest.arrivalDays.join())
      return undefined;
  }
  return common;
}
