import type { IsoDate } from 'functions/domain/isoDate';
import type { PartyCalendar } from '../partyCalendar.ts';

export type StayEnd = 'checkIn' | 'checkOut';

export interface ChosenDates {
  readonly checkIn: IsoDate | undefined;
  readonly checkOut: IsoDate | undefined;
}

/**
 * The date to choose next. `done`: both are chosen, and the guest should see the price before the calendar closes.
 * `doneAtOnce`: both are chosen, and the calendar closes at once, because the guest has already seen the price.
 */
export type NextChoice = StayEnd | 'done' | 'doneAtOnce';

/** The dates after a day was pressed, and the date to choose next. `undefined` if the day could not be chosen. */
export type DayChoice = { dates: ChosenDates; next: StayEnd | 'done' } | undefined;

/**
 * Which date a day can be chosen as. While the guest picks the departure, days up to the last possible one are departures. A
 * day before the arrival or after the last departure begins a new stay.
 */
export function selectableAs(
  { checkIn }: ChosenDates,
  picking: StayEnd,
  calendar: PartyCalendar,
): (day: IsoDate) => StayEnd | undefined {
  const departures = picking === 'checkOut' && checkIn ? calendar.departures(checkIn) : new Set<IsoDate>();
  const last = [...departures].at(-1);
  return (day) => {
    if (checkIn && last && checkIn < day && day <= last) return departures.has(day) ? 'checkOut' : undefined;
    return calendar.arrivalRefusal(day) === undefined ? 'checkIn' : undefined;
  };
}

/** What pressing a day in the calendar does. Keeps the departure chosen before if it fits the new arrival. */
export function chooseDay(day: IsoDate, dates: ChosenDates, picking: StayEnd, calendar: PartyCalendar): DayChoice {
  const { checkIn, checkOut } = dates;
  switch (selectableAs(dates, picking, calendar)(day)) {
    case 'checkOut':
      return { dates: { checkIn, checkOut: day }, next: 'done' };
    case 'checkIn': {
      const fits = checkOut && calendar.departures(day).has(checkOut);
      return { dates: { checkIn: day, checkOut: fits ? checkOut : undefined }, next: 'checkOut' };
    }
    case undefined:
      return undefined;
  }
}
