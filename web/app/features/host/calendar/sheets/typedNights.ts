import { addDays, parseIsoDate, type IsoDate } from 'functions/domain/isoDate';
import { parseOwnersStay, type OwnersStayProblem } from 'functions/domain/ownersStay';
import { longestBlock, type Stay } from 'functions/domain/stay';
import { useTranslation } from 'react-i18next';
import { lastNightOf } from '../grid/nightSelection.ts';
import { useOwnerErrorText } from '../../frame/OwnerActions.tsx';

/** The first and last night as typed in date fields, both included. */
export interface TypedNights {
  readonly first: string;
  readonly last: string;
}

export function typedNights(stay: Stay): TypedNights {
  return { first: stay.checkIn, last: lastNightOf(stay) };
}

/**
 * The stay of the typed nights, or the problem and its field.
 * @param present the block's nights before the change
 */
export function readNights(
  { first, last }: TypedNights,
  today: IsoDate,
  present?: Stay,
): { stay: Stay } | { problem: OwnersStayProblem; field: keyof TypedNights } {
  const lastNight = parseIsoDate(last);
  const typed = { checkIn: first, checkOut: lastNight && addDays(lastNight, 1) };
  const read = parseOwnersStay(typed, today, { most: longestBlock, present });
  return 'stay' in read ? read : { problem: read.problem, field: read.date === 'checkIn' ? 'first' : 'last' };
}

/**
 * The message at a field whose dates are refused.
 * @param most maximum number of nights
 * @param outOfOrder the message for dates that are missing, invalid or in the wrong order
 */
export function useDatesProblem(most: number, outOfOrder: string): (problem: OwnersStayProblem) => string {
  const { t } = useTranslation('hostCalendar');
  const errorText = useOwnerErrorText();
  return (problem) => {
    if (problem === 'dates-past' || problem === 'dates-far') return errorText(problem);
    return problem === 'stay-too-long' ? t('block.tooLong', { nights: most }) : outOfOrder;
  };
}
