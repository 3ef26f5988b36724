import { addDays, isoDate } from 'functions/domain/isoDate';
import { describe, expect, it } from 'vitest';
import { parseBooking } from 'functions/contract/booking';
import { sampleBooking } from '../../../../tests/support/sampleBooking.ts';
import { isOwn, mergeBookings, provenEmail } from './ownBookings.ts';
import type { Guest } from '../session/useGuest.ts';

const guest: Guest = { uid: 'grace', name: 'Grace', email: 'Grace@Example.com', emailVerified: true };
const byUid = (id: string, checkIn: string, changes: Record<string, unknown> = {}) =>
  parseBooking(id, {
    ...sampleBooking(),
    // The owner has just typed this date into the console. It has no effect until a function has accepted it.
    checkIn: '2027-12-30',
    status: 'Confirmed',
    settledStay: { apartment: 'olive', checkIn, checkOut: addDays(isoDate(checkIn), 7), status: 'confirmed' },
    uid: 'grace',
    email: 'someone@example.com',
    ...changes,
  });
const byEmail = (id: string, checkIn: string) => byUid(id, checkIn, { uid: null, email: 'grace@example.com' });
const idsOf = ({ bookings }: ReturnType<typeof mergeBookings>) => bookings.map(({ id }) => id);

describe('mergeBookings', () => {
  it('puts the latest arrival first and shows no booking twice', () => {
    const both = byUid('B', '2027-06-12', { email: 'grace@example.com' });
    const merged = mergeBookings(
      [
        [both, byUid('A', '2027-05-01')],
        [byEmail('C', '2027-07-01'), both],
      ],
      guest,
      20,
    );
    expect(idsOf(merged)).toEqual(['C', 'B', 'A']);
    expect(merged.more).toBe(false);
  });

  it('shows nothing beyond what both queries cover', () => {
    const early = [byUid('A', '2027-01-01'), byUid('B', '2026-01-01')];
    const late = [byEmail('C', '2027-03-01'), byEmail('D', '2027-02-01')];
    const merged = mergeBookings([early, late], guest, 2);
    expect(idsOf(merged)).toEqual(['C', 'D']);
    expect(merged.more).toBe(true);
  });

  it('hides bookings that are incomplete or somebody else’s', () => {
    const foreign = byUid('F', '2027-06-12', { uid: 'oskar' });
    const half = byUid('H', '2027-06-12', { settledStay: undefined });
    const withoutTerms = byUid('T', '2027-06-12', { terms: undefined });
    expect(idsOf(mergeBookings([[foreign, half, withoutTerms], []], guest, 20))).toEqual([]);
  });

  it('counts hidden bookings towards the requested number', () => {
    expect(mergeBookings([[undefined, byUid('A', '2027-05-01')]], guest, 2).more).toBe(true);
  });
});

describe('a guest’s own bookings', () => {
  it.each([
    ['verified', guest, 'grace@example.com'],
    ['not verified', { ...guest, emailVerified: false }, undefined],
    ['missing', { ...guest, email: null }, undefined],
    ['spelled with a letter that only looks like ASCII', { ...guest, email: '\u212Aate@example.com' }, undefined],
  ])('are found by an email only if it counts: %s', (_, asking, expected) => {
    expect(provenEmail(asking)).toBe(expected);
  });

  it('have the guest’s uid or verified email; an email that is missing on both sides is no match', () => {
    expect(isOwn({ uid: 'grace', email: 'x@example.com' }, guest)).toBe(true);
    expect(isOwn({ uid: null, email: 'grace@example.com' }, guest)).toBe(true);
    expect(isOwn({ uid: null, email: 'grace@example.com' }, { ...guest, emailVerified: false })).toBe(false);
    expect(isOwn({ uid: null, email: '' }, { ...guest, email: null })).toBe(false);
    expect(isOwn({ uid: 'oskar', email: 'oskar@example.com' }, guest)).toBe(false);
  });
});
