import { canArrive, departureRange, type TakenNights } from 'functions/domain/availability';
import type { IsoDate } from 'functions/domain/isoDate';
import type { CalendarRules } from './dayState.ts';

export type StayEnd = 'checkIn' | 'checkOut';

export interface ChosenDates {
  readonly checkIn: IsoDate | undefined;
  readonly checkOut: IsoDate | undefined;
}

/** The dates after a day was pressed and the end to choose next; nothing when the day could not be chosen. */
export type DayChoice = { dates: ChosenDates; next: StayEnd | 'done' } | undefined;

/**
 * What pressing a day in the calendar does. A departure never lies behind a taken night: a day behind one begins a new
 * stay instead, as does a day before the arrival.
 */
export function chooseDay(
  day: IsoDate,
  dates: ChosenDates,
  picking: StayEnd,
  apartment: CalendarRules,
  taken: TakenNights,
  today: IsoDate,
): DayChoice {
  const { checkIn, checkOut } = dates;
  if (picking === 'checkOut' && checkIn && day > checkIn) {
    const range = departureRange(checkIn, apartment, taken);
    if (range && day <= range.last) {
      return day >= range.first ? { dates: { checkIn, checkOut: day }, next: 'done' } : undefined;
    }
  }
  if (!canArrive(day, apartment, taken, today)) return undefined;
  return { dates: { checkIn: day, checkOut: keptDeparture(day, checkOut, apartment, taken) }, next: 'checkOut' };
}

/** The departure chosen before stays where it still fits the new arrival. */
function keptDeparture(
  checkIn: IsoDate,
  checkOut: IsoDate | undefined,
  apartment: CalendarRules,
  taken: TakenNights,
): IsoDate | undefined {
  const range = departureRange(checkIn, apartment, taken);
  return checkOut && range && range.first <= checkOut && checkOut <= range.last ? checkOut : undefined;
}
