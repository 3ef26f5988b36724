import type { Apartment } from 'functions/contract/apartment';
import { canArrive, departureRange, type TakenNights } from 'functions/domain/availability';
import { addDays, daysBetween, type IsoDate } from 'functions/domain/isoDate';
import { rulesFor } from 'functions/domain/stayRules';

/** What decides which days can be chosen: an apartment's own rules, or the loosest of several. */
export type CalendarRules = Pick<Apartment, 'rules' | 'seasons'>;

/**
 * What can be said of a day before anything is chosen:
 * `free` its night can be booked; `taken` neither arrival nor departure; `arrivalOnly` a guest leaves that morning;
 * `departureOnly` a guest arrives that afternoon; `noArrival` free, but no stay may begin on it; `past` and `beyond`
 * are outside of what can be booked.
 */
export type DayKind = 'free' | 'taken' | 'arrivalOnly' | 'departureOnly' | 'noArrival' | 'past' | 'beyond';

export interface DayState {
  kind: DayKind;
  /** Is the morning (the night before) or the evening (the night that begins) someone else's? */
  morningTaken: boolean;
  eveningTaken: boolean;
}

export function dayState(day: IsoDate, apartment: CalendarRules, taken: TakenNights, today: IsoDate): DayState {
  const morningTaken = taken.has(addDays(day, -1));
  const eveningTaken = taken.has(day);
  return { kind: kindOf(day, apartment, taken, today, morningTaken, eveningTaken), morningTaken, eveningTaken };
}

function kindOf(
  day: IsoDate,
  apartment: CalendarRules,
  taken: TakenNights,
  today: IsoDate,
  morningTaken: boolean,
  eveningTaken: boolean,
): DayKind {
  if (day < today) return 'past';
  if (eveningTaken) return morningTaken ? 'taken' : 'departureOnly';
  const { horizonDays } = rulesFor(day, apartment.rules, apartment.seasons);
  if (daysBetween(today, day) > horizonDays) return 'beyond';
  if (!canArrive(day, apartment, taken, today)) return morningTaken ? 'taken' : 'noArrival';
  return morningTaken ? 'arrivalOnly' : 'free';
}

/** May this day be pressed now? After an arrival: as its departure, or as a new arrival. */
export function isSelectable(
  day: IsoDate,
  picking: 'checkIn' | 'checkOut',
  checkIn: IsoDate | undefined,
  apartment: CalendarRules,
  taken: TakenNights,
  today: IsoDate,
): boolean {
  if (picking === 'checkOut' && checkIn && day > checkIn) {
    const range = departureRange(checkIn, apartment, taken);
    if (range && day <= range.last) return day >= range.first;
  }
  return canArrive(day, apartment, taken, today);
}
