import { daysBetween, monthOf, addDays, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import type { PartyCalendar, ShortestStay } from './partyCalendar.ts';
import { nightCount } from 'functions/domain/stay';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat, useWeekdayList } from '../../../i18n/useFormat.ts';
import type { ChosenDates, StayEnd } from './days/chooseDay.ts';
import { dayState } from './days/dayState.ts';
import { periodOf } from '../flexible/freeStays.ts';

interface CalendarState {
  calendar: PartyCalendar;
  today: IsoDate;
  dates: ChosenDates;
  picking: StayEnd;
  base: IsoMonth;
  /** The day under the pointer or with the focus. */
  preview: IsoDate | undefined;
  /** Whether the prices are the lowest of several apartments. */
  isSearch: boolean;
}

export interface Hint {
  chosen?: string;
  text: string;
}

/** The hint mentions the last possible departure only if it is at most this many nights away. */
const maxNightsMentioned = 30;

/**
 * The live region under the calendar: what is chosen, what to choose next, and the rules for it. `refuse` makes it explain why
 * a day cannot be chosen, until the next choice.
 */
export function useCalendarHint(state: CalendarState): {
  hint: Hint;
  refuse: (day: IsoDate | undefined) => void;
} {
  const { t } = useTranslation('calendar');
  const { shortDate, money } = useFormat();
  const weekdayList = useWeekdayList();
  const [refused, refuse] = useState<IsoDate>();
  const { calendar, today, dates, picking, base, preview, isSearch } = state;
  const { checkIn, checkOut } = dates;
  const ofMonth = useMemo(() => shortestInMonth(base, calendar, today), [base, calendar, today]);

  function rulesLine(month: IsoMonth, { minNights, arrivalDays }: ShortestStay): string {
    const inMonth = t(`inMonth.${Number(month.slice(5)) as 1}`);
    return [
      minNights > 1 && t('hint.leastNights', { inMonth, count: minNights }),
      arrivalDays.length > 0 && t('hint.arrivalDays', { days: weekdayList(arrivalDays) }),
    ]
      .filter(Boolean)
      .join(' ');
  }

  /**
   * Uses the first possible departure. The minimum stay of an apartment would not do, because that apartment may be
   * taken too soon.
   */
  function rulesFrom(arrival: IsoDate, [first]: readonly IsoDate[]): string {
    const shortest = calendar.shortest(arrival);
    const minNights = first ? daysBetween(arrival, first) : shortest.minNights;
    return rulesLine(monthOf(arrival), { ...shortest, minNights });
  }

  function refusal(day: IsoDate): string {
    const { kind } = dayState(day, calendar, today);
    if (kind === 'free' || kind === 'unknown' || kind === 'arrivalOnly') {
      return checkIn ? rulesFrom(checkIn, [...calendar.departures(checkIn)]) : '';
    }
    if (calendar.arrivalRefusal(day) === 'stay-too-short') return t('hint.noneFits');
    if (kind === 'noArrival') return `${t('cannot.noArrival')} ${rulesLine(monthOf(day), calendar.shortest(day))}`;
    return t(`cannot.${kind}`);
  }

  function departureHint(arrival: IsoDate): Hint {
    const departures = [...calendar.departures(arrival)];
    const last = departures.at(-1);
    if (!last) return { text: refusal(arrival) };
    const isSoon = daysBetween(arrival, last) <= maxNightsMentioned;
    const depart = isSoon ? t('hint.departUntil', { last: shortDate(last) }) : t('hint.depart');
    return {
      chosen: t('chosen.arrival', { date: shortDate(arrival) }),
      text: `${depart} ${rulesFrom(arrival, departures)}`.trimEnd(),
    };
  }

  function hint(): Hint {
    if (refused) return { text: refusal(refused).trimEnd() };
    const isDeparture = checkIn && preview && picking === 'checkOut' && calendar.departures(checkIn).has(preview);
    const end = isDeparture ? preview : checkOut;
    if (checkIn && end) {
      const stay = { checkIn, checkOut: end };
      const text = t('chosen.stay', { count: nightCount(stay), from: shortDate(checkIn), to: shortDate(end) });
      const cents = calendar.totalOf(stay);
      if (cents === undefined) return { text };
      const total = money(cents);
      return { text: `${text} · ${isSearch ? t('chosen.fromTotal', { total }) : t('chosen.total', { total })}` };
    }
    if (picking === 'checkOut' && checkIn) return departureHint(checkIn);
    return { text: `${t('hint.arrive')} ${ofMonth ? rulesLine(base, ofMonth) : ''}`.trimEnd() };
  }

  return { hint: hint(), refuse };
}

/** The shortest possible stay in a month, if it is the same on all remaining days. */
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
