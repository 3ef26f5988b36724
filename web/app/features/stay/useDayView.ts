import type { TakenNights } from 'functions/domain/availability';
import { departureRange } from 'functions/domain/availability';
import type { IsoDate } from 'functions/domain/isoDate';
import { seasonOf } from 'functions/domain/season';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import type { ChosenDates, StayEnd } from './chooseDay.ts';
import { dayState, isSelectable, type CalendarRules } from './dayState.ts';
import type { DayView } from './StayDay.tsx';

interface Sight {
  rules: CalendarRules;
  nightPrice: number | undefined;
  taken: TakenNights;
  today: IsoDate;
  dates: ChosenDates;
  picking: StayEnd;
  hovered: IsoDate | undefined;
}

/** What each day of the calendar looks like and is called. */
export function useDayView(sight: Sight): (day: IsoDate) => DayView {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const { rules, nightPrice, taken, today, dates, picking } = sight;
  const end = dates.checkOut && !(picking === 'checkOut' && sight.hovered) ? dates.checkOut : previewedEnd(sight);

  return (day) => {
    const { kind, morningTaken, eveningTaken } = dayState(day, rules, taken, today);
    const selectable = isSelectable(day, picking, dates.checkIn, rules, taken, today);
    const range = rangeOf(day, dates.checkIn, end);
    const bookable = kind === 'free' || kind === 'arrivalOnly' || (kind === 'noArrival' && day > today);
    const cents =
      bookable && nightPrice !== undefined ? (seasonOf(day, rules.seasons)?.nightPrice ?? nightPrice) : null;
    const price = cents === null ? undefined : format.money(cents);
    const tooShort = picking === 'checkOut' && dates.checkIn && day > dates.checkIn && !selectable && kind === 'free';
    const chosen =
      day === dates.checkIn
        ? t('day.yourArrival')
        : day === dates.checkOut
          ? t('day.yourDeparture')
          : dates.checkOut && range
            ? t('day.inStay')
            : undefined;
    const parts = [
      `${format.weekday(day)}, ${format.date(day)}`,
      chosen,
      tooShort ? t('day.tooShort') : t(`day.${kind}`),
      price,
    ];
    return {
      label: parts.filter(Boolean).join(', '),
      price,
      kind,
      morningTaken,
      eveningTaken,
      selectable,
      range,
      isToday: day === today,
    };
  };
}

/** Where the stay would end if the day under the pointer were chosen. */
function previewedEnd({ hovered, picking, dates, rules, taken }: Sight): IsoDate | undefined {
  if (!hovered || picking !== 'checkOut' || !dates.checkIn || hovered <= dates.checkIn) return dates.checkOut;
  const range = departureRange(dates.checkIn, rules, taken);
  return range && range.first <= hovered && hovered <= range.last ? hovered : dates.checkOut;
}

function rangeOf(day: IsoDate, checkIn: IsoDate | undefined, checkOut: IsoDate | undefined): DayView['range'] {
  if (day === checkIn) return 'start';
  if (!checkIn || !checkOut) return day === checkOut ? 'end' : undefined;
  if (day === checkOut) return 'end';
  return checkIn < day && day < checkOut ? 'inside' : undefined;
}
