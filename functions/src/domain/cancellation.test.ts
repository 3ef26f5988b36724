import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancellationCost, lateCancellationFee, lateCancellationFeeOf, refundsOf } from './cancellation.ts';
import { isoDate } from './isoDate.ts';

const stay = { checkIn: isoDate('2027-07-01'), checkOut: isoDate('2027-07-08') };
const quote = { totalPrice: 123_45 };
const terms = { freeUntilDays: 30, shareAfter: 0.3 };
const on = (today: string, changes: Partial<typeof terms> = {}) =>
  cancellationCost('confirmed', stay, quote, { ...terms, ...changes }, isoDate(today));

it('costs nothing up to the last day of the term, and the share from the next day on', () => {
  expect(on('2026-11-21')).toEqual({ kind: 'free', freeUntil: '2027-06-01' });
  expect(on('2027-06-01')).toEqual({ kind: 'free', freeUntil: '2027-06-01' });
  expect(on('2027-06-02')).toEqual({ kind: 'due', freeUntil: '2027-06-01', share: 0.3, amount: 37_04 });
  expect(on('2027-06-30')).toMatchObject({ kind: 'due', amount: 37_04 });
});

it('is known in euro while it is still free', () => {
  expect(lateCancellationFee(quote, terms)).toBe(37_04);
});

it('is for several bookings the sum of what each costs, not a share of their sum', () => {
  const quotes = [{ totalPrice: 100_05 }, { totalPrice: 200_05 }];
  const late = isoDate('2027-06-02');
  const each = quotes.map((one) => cancellationCost('confirmed', stay, one, terms, late));
  expect(each).toMatchObject([{ amount: 30_02 }, { amount: 60_02 }]);
  expect(lateCancellationFeeOf(quotes, terms)).toBe(90_04);
  expect(lateCancellationFee({ totalPrice: 300_10 }, terms)).toBe(90_03);
});

it('is free until the day of arrival where the owner asks for no days', () => {
  expect(on('2027-06-30', { freeUntilDays: 0 })).toEqual({ kind: 'free', freeUntil: '2027-07-01' });
});

it('is always free where nothing is due later', () => {
  expect(on('2027-06-30', { shareAfter: 0 })).toEqual({ kind: 'free', freeUntil: null });
});

it('costs nothing before the request has become a contract', () => {
  expect(cancellationCost('pending', stay, quote, terms, isoDate('2027-06-30'))).toEqual({ kind: 'request' });
});

it('pays back of several what was paid beyond the sum of their fees', () => {
  expect(refundsOf([{ paid: 300, fee: 100 }])).toEqual([200]);
  expect(refundsOf([{ paid: 50, fee: 100 }])).toEqual([0]);
  expect(
    refundsOf([
      { paid: 300, fee: 100 },
      { paid: 0, fee: 250 },
      { paid: 100, fee: 0 },
    ]),
  ).toEqual([0, 0, 50]);
  const cents = fc.nat({ max: 100_000 });
  fc.assert(
    fc.property(fc.array(fc.record({ paid: cents, fee: cents }), { maxLength: 6 }), (bookings) => {
      const refunds = refundsOf(bookings);
      const sum = (of: readonly number[]) => of.reduce((before, amount) => before + amount, 0);
      const beyond = sum(bookings.map(({ paid }) => paid)) - sum(bookings.map(({ fee }) => fee));
      expect(sum(refunds)).toBe(Math.max(0, beyond));
      refunds.forEach((refund, index) => expect(refund).toBeLessThanOrEqual(bookings[index]!.paid));
    }),
  );
});
