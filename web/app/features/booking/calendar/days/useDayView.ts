import type { IsoDate } from 'functions/domain/isoDate';
import type { PartyCalendar } from '../partyCalendar.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { selectableAs, type ChosenDates, type StayEnd } from './chooseDay.ts';
import { dayState } from './dayState.ts';
import type { DayView } from './StayDay.tsx';

interface CalendarState {
  calendar: PartyCalendar;
  today: IsoDate;
  dates: ChosenDates;
  picking: StayEnd;
  hovered: IsoDate | undefined;
}

/** The style and the accessible name of each day of the calendar. */
export function useDayView({ calendar, today, dates, picking, hovered }: CalendarState): (day: IsoDate) => DayView {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const { checkIn } = dates;
  const asWhat = selectableAs(dates, picking, calendar);
  const first = picking === 'checkOut' && checkIn ? [...calendar.departures(checkIn)][0] : undefined;
  // The stay's end if the guest chose the day under the pointer.
  const end = hovered && asWhat(hovered) === 'checkOut' ? hovered : dates.checkOut;

  return (day) => {
    const { kind, morningTaken, eveningTaken } = dayState(day, calendar, today);
    const selectable = asWhat(day) !== undefined;
    const range = rangeOf(day, checkIn, end);
    const bookable = kind === 'free' || kind === 'arrivalOnly' || (kind === 'noArrival' && day > today);
    const cents = bookable ? calendar.priceOf(day) : undefined;
    const price = cents === undefined ? undefined : format.money(cents);
    const noDeparture =
      checkIn && first && day > checkIn && !selectable && (kind === 'free' || kind === 'unknown')
        ? t(day < first ? 'day.tooShort' : 'day.noDeparture')
        : undefined;
    const chosen =
      day === checkIn
        ? t('day.yourArrival')
        : day === dates.checkOut
          ? t('day.yourDeparture')
          : dates.checkOut && range
            ? t('day.inStay')
            : undefined;
    const parts = [format.dateWithWeekday(day), chosen, noDeparture ?? t(`day.${kind}`), price];
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

function rangeOf(day: IsoDate, checkIn: IsoDate | undefined, checkOut: IsoDate | undefined): DayView['range'] {
  if (day === checkIn) return 'start';
  if (!checkIn || !checkOut) return day === checkOut ? 'end' : undefined;
  if (day === checkOut) return 'end';
  return checkIn < day && day < checkOut ? 'inside' : undefined;
}
