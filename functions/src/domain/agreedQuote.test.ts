import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreedQuote } from './agreedQuote.ts';
import { isoDate } from './isoDate.ts';
import { quoteStay } from './quote.ts';

const list = quoteStay(
  { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') },
  { adults: 2, children: 0 },
  { nightPrice: 10_000, seasons: [], longStayDiscounts: [], cleaningFee: 5_000 },
  { advanceShare: 0.3, touristTax: { mode: 'perPersonNight', amount: 150, bands: [], assumedChildAge: 8 } },
);

it('keeps fees and tax, and shows the difference as a line', () => {
  expect(agreedQuote(list, 67_100, 0.3)).toEqual({
    ...list,
    lines: [...list.lines, { kind: 'agreed', amount: -10_000 }],
    pricePerNight: 8571,
    totalPrice: 65_000,
    advancePayment: 19_500,
    totalPayment: 67_100,
  });
});

it('leaves the list price as it is', () => {
  expect(agreedQuote(list, list.totalPayment, 0.3)).toBe(list);
});

it('replaces an earlier agreement', () => {
  const twice = agreedQuote(agreedQuote(list, 60_000, 0.3), 50_000, 0.3);
  expect(twice).toEqual(agreedQuote(list, 50_000, 0.3));
});

it('adds up, whatever is agreed', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (total) => {
      const { lines, totalPayment, totalPrice, advancePayment } = agreedQuote(list, total, 0.3);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(totalPayment).toBe(total);
      expect(advancePayment).toBeLessThanOrEqual(totalPrice);
      expect(totalPrice).toBeLessThanOrEqual(Math.max(total, 0));
    }),
  );
});
