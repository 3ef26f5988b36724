import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate, type IsoDate } from './isoDate.ts';
import { longestStay, monthsOf, nightCount, nightsOf, overlaps, parseStay, type Stay } from './stay.ts';

const stay = (checkIn: string, checkOut: string): Stay => ({ checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) });
const anyStay = fc
  .tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 1, max: longestStay }))
  .map(([start, nights]): Stay => {
    const checkIn = addDays(isoDate('2026-11-21'), start);
    return { checkIn, checkOut: addDays(checkIn, nights) };
  });

describe('parseStay', () => {
  it('accepts two real days in order', () => {
    expect(parseStay('2027-06-12', '2027-06-19')).toEqual({ stay: stay('2027-06-12', '2027-06-19') });
    expect(parseStay('2027-06-12', '2027-06-13')).toEqual({ stay: stay('2027-06-12', '2027-06-13') });
  });

  it.each([
    [undefined, '2027-06-19'],
    ['2027-06-12', undefined],
    ['', '2027-06-19'],
    ['2027-06-12', ''],
    // A missing date is reported first, even if the other one is wrong too.
    ['nonsense', ''],
    [undefined, 7],
  ])('requires both dates: %s, %s', (checkIn, checkOut) => {
    expect(parseStay(checkIn, checkOut)).toEqual({ problem: 'dates-required' });
  });

  it.each([
    ['no night at all', '2027-06-12', '2027-06-12'],
    ['leaving before arriving', '2027-06-12', '2027-06-11'],
    ['a day that is not', '2027-02-29', '2027-03-04'],
    ['a departure that is not', '2027-02-20', '2027-02-29'],
    ['a space', ' ', '2027-06-12'],
    ['not a number', '2027-06-12', Number.NaN],
  ])('refuses %s', (_name, checkIn, checkOut) => {
    expect(parseStay(checkIn, checkOut)).toEqual({ problem: 'dates-invalid' });
  });

  it('allows the longest stay, and not one night more', () => {
    expect(parseStay('2027-01-01', '2027-04-11')).toHaveProperty('stay');
    expect(parseStay('2027-01-01', '2027-04-12')).toEqual({ problem: 'stay-too-long' });
    expect(parseStay('1970-01-01', '9899-12-31')).toEqual({ problem: 'stay-too-long' });
  });
});

describe('nights', () => {
  it('begin on the day of arrival, follow one another and end before the day of departure', () => {
    fc.assert(
      fc.property(anyStay, (given) => {
        const nights = nightsOf(given);
        expect(nights).toHaveLength(nightCount(given));
        expect(nights[0]).toBe(given.checkIn);
        expect(addDays(nights.at(-1) as IsoDate, 1)).toBe(given.checkOut);
        nights.slice(1).forEach((night, index) => expect(night).toBe(addDays(nights[index] as IsoDate, 1)));
      }),
    );
  });
});

describe('overlaps', () => {
  it('is true exactly if the stays share a night', () => {
    const nearStay = fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 12 }))
      .map(([start, nights]): Stay => {
        const checkIn = addDays(isoDate('2028-02-20'), start);
        return { checkIn, checkOut: addDays(checkIn, nights) };
      });
    fc.assert(
      fc.property(nearStay, nearStay, (a, b) => {
        const shared = nightsOf(a).some((night) => nightsOf(b).includes(night));
        expect(overlaps(a, b)).toBe(shared);
      }),
    );
  });
});

describe('monthsOf', () => {
  it('returns each month that has a night of the stay, once and in order', () => {
    expect(monthsOf(stay('2027-06-29', '2027-07-02'))).toEqual(['2027-06', '2027-07']);
    expect(monthsOf(stay('2027-12-31', '2028-02-02'))).toEqual(['2027-12', '2028-01', '2028-02']);
  });

  it('leaves out the month of departure if it has no night of the stay', () => {
    expect(monthsOf(stay('2027-06-29', '2027-07-01'))).toEqual(['2027-06']);
  });
});
