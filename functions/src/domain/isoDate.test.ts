import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  firstDayOf,
  isoDate,
  monthOf,
  parseIsoDate,
  timeIn,
  todayIn,
  type IsoDate,
} from './isoDate.ts';
const lastDay = isoDate('9899-12-31');

describe('parseIsoDate', () => {
  it.each(['1970-01-01', '2027-06-12', '2028-02-29', '2000-02-29', '2027-12-31', '9899-12-31'])('accepts %s', (day) => {
    expect(parseIsoDate(day)).toBe(day);
  });

  it.each([
    ['29 February of a common year', '2027-02-29'],
    ['29 February of a century', '2100-02-29'],
    ['month 13', '2027-13-01'],
    ['a year before computers', '1969-12-31'],
    ['a year that Date reads as 19xx', '0071-01-01'],
    ['the century before five-digit years', '9900-01-01'],
    ['one digit', '2027-6-12'],
    ['a moment', '2027-06-12T00:00:00Z'],
    ['space around', ' 2027-06-12'],
    ['a line end', '2027-06-12\n'],
    ['other digits', '２０２７-06-12'],
    ['nothing', ''],
    ['a number', 20270612],
    ['an array of one', ['2027-06-12']],
    ['an object that is no text', { toString: 1 }],
  ])('refuses %s', (_name, value) => {
    expect(parseIsoDate(value)).toBeUndefined();
  });

  it('agrees with a calendar that counts by itself', () => {
    const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
    const field = (least: number, most: number) => fc.integer({ min: least, max: most });
    fc.assert(
      fc.property(field(1970, 2400), field(0, 14), field(0, 33), (year, month, day) => {
        const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
        const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        const real = month >= 1 && month <= 12 && day >= 1 && day <= (lengths[month - 1] ?? 0);
        const value = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
        expect(parseIsoDate(value)).toBe(real ? value : undefined);
      }),
    );
  });
});

describe('isoDate', () => {
  it('throws on an invalid date and names it', () => {
    expect(() => isoDate('2027-02-29')).toThrow(new RangeError('not a date: 2027-02-29'));
  });
});

describe('days', () => {
  it('keep four-digit years for longer than any stay and any horizon', () => {
    expect(addDays(lastDay, 10_000)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('months', () => {
  it('are computed from their days', () => {
    expect(monthOf(isoDate('2027-06-12'))).toBe('2027-06');
    expect(firstDayOf(monthOf(isoDate('2027-06-12')))).toBe('2027-06-01');
  });

  it.each([
    ['2027-12-31', 1, '2028-01'],
    ['2027-01-31', -1, '2026-12'],
    ['2027-11-30', 1, '2027-12'],
    ['2027-06-12', -18, '2025-12'],
    ['2027-06-12', 18, '2028-12'],
  ])('the month of %s and %i is %s', (date, months, expected) => {
    expect(addMonths(monthOf(isoDate(date)), months)).toBe(expected);
  });
});

describe.each([
  ['Intl', undefined],
  ['Temporal', Temporal],
])('todayIn, by %s', (_engine, temporal) => {
  beforeEach(() => void vi.stubGlobal('Temporal', temporal));
  afterEach(() => void vi.unstubAllGlobals());
  const at = (timeZone: string, moment: string): IsoDate => todayIn(timeZone, new Date(moment));

  it.each([
    // Zagreb is two hours ahead of UTC in summer, one in winter.
    ['Europe/Zagreb', '2027-06-12T21:59:59.999Z', '2027-06-12'],
    ['Europe/Zagreb', '2027-06-12T22:00:00.000Z', '2027-06-13'],
    ['Europe/Zagreb', '2027-12-31T22:59:59.999Z', '2027-12-31'],
    ['Europe/Zagreb', '2027-12-31T23:00:00.000Z', '2028-01-01'],
    ['Europe/Zagreb', '2027-03-27T23:00:00.000Z', '2027-03-28'],
    ['Europe/Zagreb', '2027-03-28T22:00:00.000Z', '2027-03-29'],
    ['Europe/Zagreb', '2027-10-31T22:59:59.999Z', '2027-10-31'],
    ['Europe/Zagreb', '2027-10-31T23:00:00.000Z', '2027-11-01'],
    ['UTC', '2027-06-13T00:00:00.000Z', '2027-06-13'],
    ['Pacific/Kiritimati', '2027-06-12T10:00:00.000Z', '2027-06-13'],
    ['America/Los_Angeles', '2027-06-12T07:00:00.000Z', '2027-06-12'],
  ])('in %s at %s it is %s', (timeZone, moment, expected) => {
    expect(at(timeZone, moment)).toBe(expected);
  });

  it('reads the clock when no time is given', () => {
    const before = at('Europe/Zagreb', new Date().toISOString());
    const today = todayIn('Europe/Zagreb');
    expect([before, todayIn('Europe/Zagreb')]).toContain(today);
  });

  it('throws on an unknown time zone', () => {
    expect(() => todayIn('Europe/Murtela')).toThrow(RangeError);
  });
});

it.each([
  ['Europe/Zagreb', '2027-06-12T12:05:59Z', '14:05'],
  ['Europe/Zagreb', '2027-12-12T23:00:00Z', '00:00'],
  ['UTC', '2027-06-12T09:30:00Z', '09:30'],
])('the local time in %s at %s is %s', (timeZone, moment, expected) => {
  expect(timeIn(timeZone, new Date(moment))).toBe(expected);
});
