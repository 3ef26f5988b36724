import { addDays, type IsoDate } from 'functions/domain/isoDate';
import type { PartyCalendar } from '../partyCalendar.ts';

/**
 * A day's state before anything is chosen:
 * - `free`: its night can be booked
 * - `unknown`: it can be chosen, but whether its night is free is not known
 * - `taken`: neither arrival nor departure is possible
 * - `arrivalOnly`: a guest leaves that morning
 * - `departureOnly`: its night is taken
 * - `noArrival`: its night is free, but no stay may begin on it
 * - `past`, `beyond`: outside the booking window
 */
export type DayKind = 'free' | 'unknown' | 'taken' | 'arrivalOnly' | 'departureOnly' | 'noArrival' | 'past' | 'beyond';

export interface DayState {
  kind: DayKind;
  /** Whether another guest has the night before (morning) or the night that begins (evening). */
  morningTaken: boolean;
  eveningTaken: boolean;
}

export function dayState(day: IsoDate, calendar: PartyCalendar, today: IsoDate): DayState {
  const morningTaken = calendar.isTaken(addDays(day, -1));
  const eveningTaken = calendar.isTaken(day);
  const kindOf = (): DayKind => {
    if (day < today) return 'past';
    if (eveningTaken) return morningTaken ? 'taken' : 'departureOnly';
    const refusal = calendar.arrivalRefusal(day);
    if (refusal === 'too-far-ahead') return 'beyond';
    if (refusal) return morningTaken ? 'taken' : 'noArrival';
    if (!calendar.isKnown) return 'unknown';
    return morningTaken ? 'arrivalOnly' : 'free';
  };
  return { kind: kindOf(), morningTaken, eveningTaken };
}
