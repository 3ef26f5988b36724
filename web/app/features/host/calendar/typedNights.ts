import { parseIsoDate } from 'functions/domain/isoDate';
import { longestBlock, nightCount, type Stay } from 'functions/domain/stay';
import { lastNightOf, stayOf } from './nightSelection.ts';

/** The first and last night as typed into date fields, both included. */
export interface TypedNights {
  readonly first: string;
  readonly last: string;
}

export function typedNights(stay: Stay): TypedNights {
  return { first: stay.checkIn, last: lastNightOf(stay) };
}

/** The stay of the typed nights, or why there is none; the keys are texts of `block`. */
export function readNights({ first, last }: TypedNights): { stay: Stay } | { problem: 'datesWrong' | 'tooLong' } {
  const [from, to] = [parseIsoDate(first), parseIsoDate(last)];
  if (!from || !to || to < from) return { problem: 'datesWrong' };
  const stay = stayOf({ anchor: from, end: to });
  return nightCount(stay) > longestBlock ? { problem: 'tooLong' } : { stay };
}
