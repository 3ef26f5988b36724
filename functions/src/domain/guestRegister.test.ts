import { describe, expect, it } from 'vitest';
import { callingCodes } from './phone.ts';
import { countries, isInUnion } from './countries.ts';
import { faultsOfPerson, isDay, isRegisterKept, needsPassage, registerDuty } from './guestRegister.ts';
import { isoDate } from './isoDate.ts';

const stay = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') };
const times = { checkInFrom: '15:00', checkOutUntil: '10:00' };

describe('what to do in eVisitor', () => {
  const none = { arrival: false, departure: false };
  const arrived = { arrival: true, departure: false };
  it.each([
    ['2027-06-11 23:59', none, undefined],
    ['2027-06-12 00:00', none, 'arrival until 2027-06-13 15:00'],
    ['2027-06-13 15:00', none, 'arrival until 2027-06-13 15:00'],
    ['2027-06-13 15:01', none, 'arrival until 2027-06-13 15:00, late'],
    ['2027-06-13 15:01', arrived, undefined],
    ['2027-06-18 12:00', arrived, undefined],
    ['2027-06-19 07:00', arrived, 'departure until 2027-06-20 10:00'],
    ['2027-06-20 10:01', arrived, 'departure until 2027-06-20 10:00, late'],
    // Guests who were never registered have to be registered first.
    ['2027-06-20 10:01', none, 'arrival until 2027-06-13 15:00, late'],
    ['2027-06-20 10:01', { arrival: true, departure: true }, undefined],
  ])('at %s, with %j entered: %s', (now, entered, expected) => {
    const [day = '', time = ''] = now.split(' ');
    const duty = registerDuty(stay, times, entered, { day: isoDate(day), time });
    const { what, until, isLate } = duty ?? {};
    expect(duty && `${what} until ${until?.day} ${until?.time}${isLate ? ', late' : ''}`).toBe(expected);
  });
});

it.each([
  ['confirmed', '2027-07-19', true],
  ['confirmed', '2027-07-20', false],
  ['pending', '2027-06-12', false],
  ['cancelled', '2027-06-12', false],
] as const)('of a %s stay that ended on 19 June, persons are kept on %s: %s', (status, today, kept) => {
  expect(isRegisterKept({ ...stay, status }, isoDate(today))).toBe(kept);
});

describe('a person', () => {
  const [today, last] = [isoDate('2027-06-10'), stay.checkOut];
  const person = { birthDate: '1958-02-28', citizenship: 'DEU' };
  const passed = { borderCrossing: 'Zagreb airport', passageDate: '2027-06-12' };
  it.each([
    ['from the EU states no border crossing', person, {}],
    [
      'from outside the EU has to state it',
      { ...person, citizenship: 'CHE' },
      { borderCrossing: 'missing', passageDate: 'missing' },
    ],
    ['from outside the EU may state a planned one', { ...person, citizenship: 'USA', ...passed }, {}],
    [
      'cannot cross the border after departure',
      { ...person, citizenship: 'USA', ...passed, passageDate: '2027-06-20' },
      { passageDate: 'wrong' },
    ],
    ['cannot be born in the future', { ...person, birthDate: '2027-06-11' }, { birthDate: 'wrong' }],
  ])('%s', (_, given, faults) => {
    expect(faultsOfPerson(given, today, last)).toEqual(faults);
  });
  it('is not asked for a border crossing before the citizenship is known', () => expect(needsPassage('')).toBe(false));
});

it.each([
  ['1931-12-31', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['1899-12-31', false],
  ['2027-6-1', false],
  ['', false],
])('%j is a day: %s', (value, expected) => expect(isDay(value)).toBe(expected));

describe('countries', () => {
  it('have a name and one code of each kind', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect([...countries].filter(([long, short]) => long.length !== 3 || !names.of(short))).toEqual([]);
    expect(new Set(countries.values()).size).toBe(countries.size);
    expect([...countries.keys()].filter(isInUnion)).toHaveLength(27);
  });
  it('include every country with a calling code, except for two islands of Saint Helena', () => {
    const known = new Set(countries.values());
    expect([...callingCodes.keys()].filter((region) => !known.has(region))).toEqual(['AC', 'TA']);
  });
});
