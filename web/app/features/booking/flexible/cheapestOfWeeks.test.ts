import type { FreeStay } from './freeStays.ts';
import { addDays, isoDate } from 'functions/domain/isoDate';
import { expect, test } from 'vitest';
import { cheapestOfWeeks, markedAsCheapest } from './cheapestOfWeeks.ts';

function week(from: string, total: number): FreeStay {
  const checkIn = isoDate(from);
  return { stay: { checkIn, checkOut: addDays(checkIn, 7) }, parts: [], total };
}
const arrivals = (stays: readonly FreeStay[]) => cheapestOfWeeks(stays).map(({ stay }) => stay.checkIn);

// 7 June 2027 is a Monday.
test('if all stays of a week cost the same, the one from Saturday is chosen, or else the first', () => {
  expect(arrivals([week('2027-06-07', 500), week('2027-06-12', 500), week('2027-06-13', 500)])).toEqual(['2027-06-12']);
  expect(arrivals([week('2027-06-08', 500), week('2027-06-09', 500)])).toEqual(['2027-06-08']);
});

test('the cheapest stay of each week of arrival is chosen', () => {
  const stays = [week('2027-06-09', 480), week('2027-06-12', 500), week('2027-06-14', 700), week('2027-06-20', 650)];
  expect(arrivals(stays)).toEqual(['2027-06-09', '2027-06-20']);
});

test('all cheapest stays are marked if they are a minority, otherwise the first, and none if all cost the same', () => {
  const marked = (...totals: number[]) => {
    const stays = totals.map((total, at) => week(addDays(isoDate('2027-06-07'), 7 * at), total));
    return markedAsCheapest(stays).map((stay) => stays.indexOf(stay));
  };
  expect(marked(500, 480, 500, 480, 500)).toEqual([1, 3]);
  expect(marked(500, 480, 480, 480, 500)).toEqual([1]);
  expect(marked(500, 480)).toEqual([1]);
  expect(marked(500, 500, 500)).toEqual([]);
  expect(marked(500)).toEqual([]);
  expect(marked()).toEqual([]);
});
