import { departureRange, type TakenNights } from 'functions/domain/availability';
import { firstDayOf, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { nightCount } from 'functions/domain/stay';
import { rulesFor } from 'functions/domain/stayRules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import type { ChosenDates, StayEnd } from './chooseDay.ts';
import { dayState, type CalendarRules } from './dayState.ts';
import { useWeekdayList } from '../../i18n/useWeekdayList.ts';

interface Sight {
  rules: CalendarRules;
  taken: TakenNights;
  today: IsoDate;
  dates: ChosenDates;
  picking: StayEnd;
  base: IsoMonth;
}

/**
 * The one line under the calendar, read aloud when it changes: what was chosen, what to choose next, and the rules before
 * somebody breaks them. `refuse` makes it say why a day could not be chosen, until the next choice.
 */
export function useCalendarHint(sight: Sight): { hint: string; refuse: (day: IsoDate | undefined) => void } {
  const { t } = useTranslation('calendar');
  const { shortDate } = useFormat();
  const weekdayList = useWeekdayList();
  const [refused, refuse] = useState<IsoDate>();
  const { rules, taken, today, dates, picking, base } = sight;
  const { checkIn, checkOut } = dates;

  function rulesLine(arrival: IsoDate): string {
    const { minNights, arrivalDays } = rulesFor(arrival, rules.rules, rules.seasons);
    return [
      minNights > 1 && t('hint.leastNights', { count: minNights }),
      arrivalDays.length > 0 && t('hint.arrivalDays', { days: weekdayList(arrivalDays) }),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  function refusal(day: IsoDate): string {
    const { kind } = dayState(day, rules, taken, today);
    if (kind === 'free' || kind === 'arrivalOnly') {
      return checkIn ? rulesLine(checkIn) : '';
    }
    if (kind === 'noArrival') return [t('cannot.noArrival'), rulesLine(day)].filter(Boolean).join(' ');
    return t(`cannot.${kind}`);
  }

  function line(): string {
    if (refused) return refusal(refused);
    if (checkIn && checkOut) {
      const count = nightCount({ checkIn, checkOut });
      return t('chosen.stay', { count, from: shortDate(checkIn), to: shortDate(checkOut) });
    }
    if (picking === 'checkOut' && checkIn) {
      const range = departureRange(checkIn, rules, taken);
      if (!range) return t('hint.noneFits');
      const cut = taken.has(range.last);
      return [
        t('chosen.arrival', { date: shortDate(checkIn) }),
        cut ? t('hint.departUntil', { last: shortDate(range.last) }) : t('hint.depart'),
        rulesLine(checkIn),
      ]
        .filter(Boolean)
        .join(' · ');
    }
    const firstShown = firstDayOf(base);
    return [t('hint.arrive'), rulesLine(firstShown < today ? today : firstShown)].join(' ');
  }

  return { hint: line(), refuse };
}
