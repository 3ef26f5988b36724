import { describe, expect, it } from 'vitest';
import type { Guest } from './guestStore.ts';
import { isOwn, mergeBookings, provenAddress } from './ownBookings.ts';

const guest: Guest = { uid: 'grace', name: 'Grace', email: 'Grace@Example.com', emailVerified: true };
const quote = { lines: [] };
const byUid = (number: string, checkIn: string) => ({
  number,
  checkIn,
  checkOut: '2027-12-31',
  apartment: 'olive',
  quote,
  uid: 'grace',
  email: 'someone@example.com',
});
const byAddress = (number: string, checkIn: string) => ({
  ...byUid(number, checkIn),
  uid: null,
  email: 'grace@example.com',
});
const numbersOf = (merged: ReturnType<typeof mergeBookings>) =>
  merged.state === 'ready' ? merged.bookings.map(({ number }) => number) : merged.state;

describe('mergeBookings', () => {
  it('puts the latest arrival first and shows no booking twice', () => {
    const both = { ...byUid('B', '2027-06-12'), email: 'grace@example.com' };
    const merged = mergeBookings(
      [
        [both, byUid('A', '2027-05-01')],
        [byAddress('C', '2027-07-01'), both],
      ],
      guest,
      20,
    );
    expect(numbersOf(merged)).toEqual(['C', 'B', 'A']);
    expect(merged).toMatchObject({ more: false });
  });

  it('waits for every question, and gets by with those that may be asked', () => {
    expect(mergeBookings([[byUid('A', '2027-05-01')], undefined], guest, 20)).toEqual({ state: 'loading' });
    expect(numbersOf(mergeBookings([[byUid('A', '2027-05-01')], null], guest, 20))).toEqual(['A']);
    expect(mergeBookings([null, null], guest, 20)).toEqual({ state: 'refused' });
    expect(mergeBookings([[], []], guest, 20)).toEqual({ state: 'ready', bookings: [], more: false });
  });

  it('knows nothing beyond what each question asked for', () => {
    const early = [byUid('A', '2027-01-01'), byUid('B', '2026-01-01')];
    const late = [byAddress('C', '2027-03-01'), byAddress('D', '2027-02-01')];
    const merged = mergeBookings([early, late], guest, 2);
    expect(numbersOf(merged)).toEqual(['C', 'D']);
    expect(merged).toMatchObject({ more: true });
  });

  it('shows nothing of somebody else, and nothing half written', () => {
    const foreign = { ...byUid('F', '2027-06-12'), uid: 'oskar' };
    const half = { ...byUid('H', '2027-06-12'), quote: undefined };
    expect(numbersOf(mergeBookings([[foreign, half]], guest, 20))).toEqual([]);
  });
});

describe('whose a booking is', () => {
  it.each([
    ['proven, in lower case', guest, 'grace@example.com'],
    ['not proven', { ...guest, emailVerified: false }, undefined],
    ['none', { ...guest, email: null }, undefined],
    ['with a letter that only looks plain', { ...guest, email: '\u212Aate@example.com' }, undefined],
  ])('an address that is %s', (_, asking, expected) => {
    expect(provenAddress(asking)).toBe(expected);
  });

  it('is decided by name or proven address, never by what is missing on both sides', () => {
    expect(isOwn({ uid: 'grace', email: 'x@example.com' }, guest)).toBe(true);
    expect(isOwn({ uid: null, email: 'grace@example.com' }, guest)).toBe(true);
    expect(isOwn({ uid: null, email: 'grace@example.com' }, { ...guest, emailVerified: false })).toBe(false);
    expect(isOwn({ uid: null, email: '' }, { ...guest, email: null })).toBe(false);
    expect(isOwn({ uid: 'oskar', email: 'oskar@example.com' }, guest)).toBe(false);
  });
});
