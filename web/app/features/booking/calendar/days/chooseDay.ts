import type { IsoDate } from 'functions/domain/isoDate';
import type { PartyCalendar } from 'functions/domain/partyCalendar';

export type StayEnd = 'checkIn' | 'checkOut';

export interface ChosenDates {
  readonly checkIn: IsoDate | undefined;
  readonly checkOut: IsoDate | undefined;
}

/** The dates after a day was pressed and the end to choose next; nothing when the day could not be chosen. */
export type DayChoice = { dates: ChosenDates; next: StayEnd | 'done' } | undefined;

/**
 * As what a day may be pressed now. After an arrival it is a departure up to the last one that is possible; a day behind it
 * begins a new stay, as does a day before the arrival.
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

/** What pressing a day in the calendar does. The departure chosen before stays where it fits the new arrival. */
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
