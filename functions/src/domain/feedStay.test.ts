import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  disjointStays,
  distinctStays,
  feedStayKinds,
  inRows,
  isMadeOf,
  nightsOfStays,
  withoutNights,
  type FeedStay,
} from './feedStay.ts';
import { addDays, isoDate } from './isoDate.ts';
import { nightsOf } from './stay.ts';

const stay = (checkIn: string, checkOut: string, kind: FeedStay['kind'] = 'sold'): FeedStay => ({
  checkIn: isoDate(checkIn),
  checkOut: isoDate(checkOut),
  kind,
});
const [from, to] = [isoDate('2027-06-01'), isoDate('2027-07-01')];

it('does not merge a stay with the next one that begins on its day of departure', () => {
  const stays = [stay('2027-06-12', '2027-06-15'), stay('2027-06-10', '2027-06-12')];
  expect(disjointStays(stays, from, to)).toEqual([stays[1], stays[0]]);
});

it('has each night once, with its strongest kind', () => {
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

const anyStay = fc
  .record({
    start: fc.integer({ min: -10, max: 40 }),
    nights: fc.integer({ min: 1, max: 30 }),
    kind: fc.constantFrom(...feedStayKinds),
  })
  .map(({ start, nights, kind }) => stay(addDays(from, start), addDays(from, start + nights), kind));

it('has exactly the nights of all stays, none twice', () => {
  fc.assert(
    fc.property(fc.array(anyStay), (stays) => {
      const found = disjointStays(stays, from, to);
      const expected = nightsOfStays(stays).filter((night) => night >= from && night < to);
      expect(found.flatMap((one) => nightsOf(one))).toEqual(expected);
      for (const one of found) {
        expect(one.checkIn < one.checkOut).toBe(true);
        for (const night of nightsOf(one)) {
          const kinds = stays
            .filter(({ checkIn, checkOut }) => checkIn <= night && night < checkOut)
            .map(({ kind }) => kind);
          expect(one.kind).toBe(feedStayKinds.find((kind) => kinds.includes(kind)));
        }
      }
    }),
  );
});

it('recognises a stay that consists of consecutive others', () => {
  const told = [stay('2027-06-01', '2027-06-05'), stay('2027-06-05', '2027-06-08'), stay('2027-06-05', '2027-06-06')];
  expect(isMadeOf(stay('2027-06-01', '2027-06-05'), told)).toBe(true);
  expect(isMadeOf(stay('2027-06-01', '2027-06-08'), told)).toBe(true);
  expect(isMadeOf(stay('2027-06-05', '2027-06-06'), told)).toBe(true);
  expect(isMadeOf(stay('2027-06-01', '2027-06-07'), told)).toBe(false);
  expect(isMadeOf(stay('2027-06-02', '2027-06-05'), told)).toBe(false);
  expect(isMadeOf(stay('2027-06-06', '2027-06-08'), told)).toBe(false);
});

it('removes duplicates of stays with the same dates and kind, and lets others overlap', () => {
  const [one, other] = [stay('2027-06-10', '2027-06-20'), stay('2027-06-12', '2027-06-14', 'unclear')];
  expect(distinctStays([other, one, stay('2027-06-10', '2027-06-20')], from, to)).toEqual([one, other]);
  expect(distinctStays([stay('2027-05-01', '2027-08-01'), stay('2027-05-01', '2027-06-01')], from, to)).toEqual([
    stay(from, to),
  ]);
});
