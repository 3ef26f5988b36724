import { expect, it } from 'vitest';
import { disjointStays, inRows, nightsOfStays, withoutNights, type FeedStay } from './feedStay.ts';
import { isoDate } from './isoDate.ts';

const stay = (checkIn: string, checkOut: string, kind: FeedStay['kind'] = 'sold'): FeedStay => ({
  checkIn: isoDate(checkIn),
  checkOut: isoDate(checkOut),
  kind,
});
const [from, to] = [isoDate('2027-06-01'), isoDate('2027-07-01')];

it('keeps stays apart that end where another begins', () => {
  const stays = [stay('2027-06-12', '2027-06-15'), stay('2027-06-10', '2027-06-12')];
  expect(disjointStays(stays, from, to)).toEqual([stays[1], stays[0]]);
});

it('has each night once, as what says most of it', () => {
  const stays = [
    stay('2027-06-10', '2027-06-20', 'blocked'),
    stay('2027-06-12', '2027-06-14', 'sold'),
    stay('2027-06-13', '2027-06-16', 'unclear'),
    stay('2027-06-12', '2027-06-14', 'sold'),
  ];
  expect(disjointStays(stays, from, to)).toEqual([
    stay('2027-06-10', '2027-06-12', 'blocked'),
    stay('2027-06-12', '2027-06-14', 'sold'),
    stay('2027-06-14', '2027-06-16', 'unclear'),
    stay('2027-06-16', '2027-06-20', 'blocked'),
  ]);
});

it('leaves out nights before and after', () => {
  const stays = [stay('2027-05-20', '2027-06-02'), stay('2027-06-30', '2027-08-01'), stay('2027-05-01', '2027-06-01')];
  expect(disjointStays(stays, from, to)).toEqual([stay('2027-06-01', '2027-06-02'), stay('2027-06-30', '2027-07-01')]);
});

it('cuts nights out of stays', () => {
  const left = withoutNights([stay('2027-06-10', '2027-06-15')], (_, night) => night === '2027-06-12');
  expect(left).toEqual([stay('2027-06-10', '2027-06-12'), stay('2027-06-13', '2027-06-15')]);
  expect(nightsOfStays(left)).toEqual(['2027-06-10', '2027-06-11', '2027-06-13', '2027-06-14']);
  expect(inRows([])).toEqual([]);
});
