import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreedQuote, quoteForGuests, quoteKeptFor } from './agreedQuote.ts';
import { isoDate } from './isoDate.ts';
import { quoteStay } from './quote.ts';

const pricing = { nightPrice: 10_000, seasons: [], longStayDiscounts: [], cleaningFee: 5_000 };
const terms = {
  advanceShare: 0.3,
  touristTax: { mode: 'perPersonNight', amount: 150, bands: [], assumedChildAge: 8 },
} as const;
const quoteUntil = (checkOut: string, adults = 2) =>
  quoteStay({ checkIn: isoDate('2027-06-12'), checkOut: isoDate(checkOut) }, { adults, children: 0 }, pricing, terms);
const list = quoteUntil('2027-06-19');

it('an agreed price keeps fees and tax, and shows the difference as a line', () => {
  expect(agreedQuote(list, 67_100, 0.3)).toEqual({
    ...list,
    lines: [...list.lines, { kind: 'agreed', amount: -10_000 }],
    pricePerNight: 8571,
    totalPrice: 65_000,
    advancePayment: 19_500,
    totalPayment: 67_100,
  });
});

it('an agreed price that equals the list price adds no line', () => {
  expect(agreedQuote(list, list.totalPayment, 0.3)).toEqual(list);
});

it('an agreed price replaces an earlier one', () => {
  const twice = agreedQuote(agreedQuote(list, 60_000, 0.3), 50_000, 0.3);
  expect(twice).toEqual(agreedQuote(list, 50_000, 0.3));
});

it('the lines add up for any agreed total', () => {
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

describe('when the owner keeps the old price', () => {
  it('moved nights get their own lines and tourist tax', () => {
    const moved = quoteKeptFor(quoteUntil('2027-06-15'), list, terms.advanceShare);
    expect(moved.lines).toEqual([
      { kind: 'nights', season: null, nights: 3, unitPrice: 10_000, amount: 30_000 },
      { kind: 'cleaningFee', amount: 5_000 },
      { kind: 'touristTax', persons: 2, nights: 3, amount: 900 },
      { kind: 'agreed', amount: 40_000 },
    ]);
    const { totalPrice, advancePayment } = list;
    expect(moved).toMatchObject({ nights: 3, totalPrice, advancePayment, totalPayment: totalPrice + 900 });
  });

  it('more guests pay their tourist tax, and the price of the nights stays', () => {
    expect(quoteForGuests(list, { adults: 3, children: 0 }, terms)).toEqual(quoteUntil('2027-06-19', 3));
    const agreed = agreedQuote(list, 60_000, 0.3);
    const more = quoteForGuests(agreed, { adults: 3, children: 0 }, terms);
    expect(more).toMatchObject({ totalPrice: agreed.totalPrice, totalPayment: 61_050 });
    expect(more.lines.at(-1)).toEqual(agreed.lines.at(-1));
  });

  it('a price of zero stays zero', () => {
    const free = agreedQuote(list, 0, 0.3);
    expect(quoteForGuests(free, { adults: 3, children: 0 }, terms)).toMatchObject({ totalPrice: 0, totalPayment: 0 });
    expect(quoteKeptFor(quoteUntil('2027-06-15'), free, 0.3)).toMatchObject({ totalPrice: 0, totalPayment: 0 });
    const onlyTax = agreedQuote(list, 2100, 0.3);
    expect(quoteForGuests(onlyTax, { adults: 3, children: 0 }, terms)).toMatchObject({
      totalPrice: 0,
      totalPayment: 3150,
    });
  });
});
