import { expect, it } from 'vitest';
import { lastFreeDay, lateFeeOf, lateShare } from './cancellationTerms.ts';
import { isoDate } from './isoDate.ts';

const stay = { checkIn: isoDate('2027-07-01') };
const terms = { advanceShare: 0.3, cancellation: { freeUntilDays: 30, shareAfter: 0.3 } };

it('cancelling is free up to and including the last free day', () => {
  expect(lastFreeDay(stay, terms)).toBe('2027-06-01');
  expect(lastFreeDay(stay, { ...terms, cancellation: { freeUntilDays: 0, shareAfter: 0.3 } })).toBe('2027-07-01');
});

it.each([
  ['nothing is due later', { ...terms, cancellation: { freeUntilDays: 30, shareAfter: 0 } }],
  ['no advance is asked for', { ...terms, advanceShare: 0 }],
])('cancelling is always free if %s', (_, free) => {
  expect(lastFreeDay(stay, free)).toBeNull();
  expect(lateShare(free)).toBe(0);
  expect(lateFeeOf([{ totalPrice: 123_45 }], free)).toBe(0);
});

it('rounds the fee of each booking before adding them up', () => {
  expect(lateFeeOf([{ totalPrice: 123_45 }], terms)).toBe(37_04);
  expect(lateFeeOf([{ totalPrice: 100_05 }, { totalPrice: 200_05 }], terms)).toBe(90_04);
  expect(lateFeeOf([{ totalPrice: 300_10 }], terms)).toBe(90_03);
});
