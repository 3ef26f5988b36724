import { isoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { gapsAround, nightsAround } from './gapsAround.ts';

const stay = (checkIn: string, checkOut: string) => ({ checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) });
const june = stay('2027-06-12', '2027-06-19');

it('counts the free nights up to the nearest neighbours', () => {
  const others = [stay('2027-05-01', '2027-06-01'), stay('2027-06-02', '2027-06-10'), stay('2027-06-19', '2027-06-26')];
  expect(gapsAround(june, others)).toEqual({ before: 2, after: 0 });
});

it('does not count gaps of two weeks and more', () => {
  expect(gapsAround(june, [])).toEqual({ before: null, after: null });
  expect(gapsAround(june, [stay('2027-05-20', '2027-05-29'), stay('2027-07-02', '2027-07-04')])).toEqual({
    before: null,
    after: 13,
  });
});

it('shows each night around the stay', () => {
  const nights = nightsAround(stay('2027-06-12', '2027-06-14'), [stay('2027-06-10', '2027-06-11')], 2);
  expect(nights.map(({ night, state }) => `${night.slice(8)} ${state}`)).toEqual([
    '10 held',
    '11 free',
    '12 own',
    '13 own',
    '14 free',
    '15 free',
  ]);
});
