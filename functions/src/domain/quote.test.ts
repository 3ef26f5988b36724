import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from './isoDate.ts';
import { sumOf } from './money.ts';
import {
  balancePayment,
  lowestNightPrice,
  quoteStay,
  sumOfQuotes,
  type PaymentTerms,
  type Pricing,
  type TouristTax,
} from './quote.ts';
import type { Stay } from './stay.ts';

const stay = (checkIn: string, checkOut: string): Stay => ({ checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) });
const couple = { adults: 2, children: 0 };
const pricing: Pricing = {
  nightPrice: 10_000,
  seasons: [{ name: 'high', from: '07-01', to: '08-31', nightPrice: 20_000 }],
  longStayDiscounts: [
    { minNights: 28, share: 0.15 },
    { minNights: 7, share: 0.05 },
    { minNights: 14, share: 0.1 },
  ],
  cleaningFee: 6000,
};
const terms: PaymentTerms = { advanceShare: 0.3, touristTax: { mode: 'included' } };
const taxed = (tax: Partial<Extract<TouristTax, { mode: 'perPersonNight' }>>): PaymentTerms => ({
  advanceShare: 0.3,
  touristTax: {
    mode: 'perPersonNight',
    amount: 200,
    bands: [
      { fromAge: 12, share: 0.5 },
      { fromAge: 18, share: 1 },
    ],
    assumedChildAge: 10,
    ...tax,
  },
});

describe('a quote', () => {
  it('names every part of the price', () => {
    expect(quoteStay(stay('2027-06-28', '2027-07-05'), couple, pricing, terms)).toEqual({
      currency: 'EUR',
      nights: 7,
      lines: [
        { kind: 'nights', season: null, nights: 3, unitPrice: 10_000, amount: 30_000 },
        { kind: 'nights', season: 'high', nights: 4, unitPrice: 20_000, amount: 80_000 },
        { kind: 'longStayDiscount', share: 0.05, amount: -5500 },
        { kind: 'cleaningFee', amount: 6000 },
      ],
      standardRate: 15_714,
      pricePerNight: 14_929,
      totalPrice: 110_500,
      advancePayment: 33_150,
      totalPayment: 110_500,
    });
  });

  it('has no line for a price of zero', () => {
    const plain = { ...pricing, cleaningFee: 0, longStayDiscounts: [{ minNights: 1, share: 0 }] };
    expect(quoteStay(stay('2027-06-01', '2027-06-03'), couple, plain, taxed({ amount: 0 })).lines).toEqual([
      { kind: 'nights', season: null, nights: 2, unitPrice: 10_000, amount: 20_000 },
    ]);
  });

  it('charges the apartment’s own price in a season that only has rules', () => {
    const ruled = { ...pricing, seasons: [{ name: 'spring', from: '05-01', to: '05-31', minNights: 3 }] };
    expect(quoteStay(stay('2027-05-10', '2027-05-12'), couple, ruled, terms).lines[0]).toEqual({
      kind: 'nights',
      season: 'spring',
      nights: 2,
      unitPrice: 10_000,
      amount: 20_000,
    });
  });

  it('accepts a season price of zero', () => {
    const free = { ...pricing, seasons: [{ name: 'gift', from: '05-01', to: '05-31', nightPrice: 0 }] };
    expect(quoteStay(stay('2027-05-10', '2027-05-12'), couple, free, terms)).toMatchObject({
      standardRate: 0,
      totalPrice: 6000,
    });
  });

  it.each([
    [6, 0],
    [7, 0.05],
    [14, 0.1],
    [27, 0.1],
    [28, 0.15],
  ])('gives a stay of %i nights a discount of %d', (nights, share) => {
    const checkIn = isoDate('2027-01-10');
    const quote = quoteStay({ checkIn, checkOut: addDays(checkIn, nights) }, couple, pricing, terms);
    const discount = quote.lines.find((line) => line.kind === 'longStayDiscount');
    expect(discount).toEqual(
      share === 0 ? undefined : { kind: 'longStayDiscount', share, amount: -nights * 10_000 * share },
    );
  });

  it('discounts the nights and not the fee, and keeps the list price in standardRate', () => {
    const quote = quoteStay(stay('2027-01-01', '2027-01-15'), couple, pricing, terms);
    expect(quote).toMatchObject({ standardRate: 10_000, pricePerNight: 9000, totalPrice: 126_000 + 6000 });
  });
});

describe('tourist tax', () => {
  const tax = (guests: { adults: number; children: number }, paid: PaymentTerms) =>
    quoteStay(stay('2027-06-01', '2027-06-04'), guests, pricing, paid).lines.find((line) => line.kind === 'touristTax');
  const family = { adults: 2, children: 2 };

  it('has no line if the price includes it', () => {
    expect(tax(family, terms)).toBeUndefined();
  });

  it.each([
    ['children below the first band pay nothing', { assumedChildAge: 11 }, 2, 1200],
    ['a band begins at its age', { assumedChildAge: 12 }, 4, 1800],
    ['children of full age pay all', { assumedChildAge: 18 }, 4, 2400],
    ['without bands everybody pays all', { bands: [] }, 4, 2400],
    [
      'the order of the bands does not matter',
      {
        assumedChildAge: 17,
        bands: [
          { fromAge: 18, share: 1 },
          { fromAge: 12, share: 0.5 },
        ],
      },
      4,
      1800,
    ],
    [
      'a half cent of a night is rounded up before it is multiplied',
      { amount: 133, assumedChildAge: 12 },
      4,
      3 * (2 * 133 + 2 * 67),
    ],
    [
      'only children pay where adults do not',
      {
        bands: [
          { fromAge: 0, share: 1 },
          { fromAge: 18, share: 0 },
        ],
      },
      2,
      1200,
    ],
  ])('%s', (_name, rule, persons, amount) => {
    expect(tax(family, taxed(rule))).toEqual({ kind: 'touristTax', persons, nights: 3, amount });
  });

  it('has a line even if it is a single cent', () => {
    const oneNight = stay('2027-06-01', '2027-06-02');
    const alone = { adults: 1, children: 0 };
    const centPerPerson = taxed({ amount: 1, bands: [] });
    expect(quoteStay(oneNight, alone, pricing, centPerPerson).lines.at(-1)).toMatchObject({ persons: 1, amount: 1 });
    expect(quoteStay(oneNight, { adults: 1, children: 1 }, pricing, centPerPerson).lines.at(-1)).toMatchObject({
      persons: 2,
      amount: 2,
    });
    expect(quoteStay(oneNight, alone, { ...pricing, cleaningFee: 1 }, terms).lines.at(-1)).toMatchObject({ amount: 1 });
    const cheap = { ...pricing, nightPrice: 1, cleaningFee: 0, longStayDiscounts: [{ minNights: 1, share: 0.5 }] };
    expect(quoteStay(oneNight, alone, cheap, terms).lines.at(-1)).toMatchObject({ amount: -1 });
  });

  it('is added to totalPrice and is not part of the advance', () => {
    const quote = quoteStay(stay('2027-06-01', '2027-06-04'), couple, pricing, taxed({}));
    expect(quote).toMatchObject({ totalPrice: 36_000, advancePayment: 10_800, totalPayment: 37_200 });
  });
});

describe('every quote', () => {
  const anyCents = fc.nat(100_000);
  const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
  const anyMonthDay = fc.integer({ min: 0, max: 365 }).map((days) => addDays(isoDate('2028-01-01'), days).slice(5));
  const anySeason = fc.record(
    { name: fc.string({ maxLength: 4 }), from: anyMonthDay, to: anyMonthDay, nightPrice: anyCents },
    { requiredKeys: ['name', 'from', 'to'] },
  );
  const anyPricing: fc.Arbitrary<Pricing> = fc.record({
    nightPrice: anyCents,
    seasons: fc.array(anySeason, { maxLength: 4 }),
    longStayDiscounts: fc.array(fc.record({ minNights: fc.integer({ min: 1, max: 60 }), share: anyShare }), {
      maxLength: 3,
    }),
    cleaningFee: anyCents,
  });
  const anyTax: fc.Arbitrary<TouristTax> = fc.oneof(
    fc.constant<TouristTax>({ mode: 'included' }),
    fc.record({
      mode: fc.constant('perPersonNight' as const),
      amount: fc.nat(1000),
      bands: fc.array(fc.record({ fromAge: fc.nat(20), share: anyShare }), { maxLength: 3 }),
      assumedChildAge: fc.nat(18),
    }),
  );
  const anyTerms = fc.record({ advanceShare: anyShare, touristTax: anyTax });
  const anyGuests = fc.record({ adults: fc.integer({ min: 1, max: 8 }), children: fc.nat(6) });
  const anyStay = fc.tuple(fc.nat(800), fc.integer({ min: 1, max: 90 })).map(([start, nights]): Stay => {
    const checkIn = addDays(isoDate('2026-11-21'), start);
    return { checkIn, checkOut: addDays(checkIn, nights) };
  });

  it('adds up, in whole cents', () => {
    fc.assert(
      fc.property(anyStay, anyGuests, anyPricing, anyTerms, (given, guests, prices, paid) => {
        const quote = quoteStay(given, guests, prices, paid);
        const beforeTax = quote.lines.filter((line) => line.kind !== 'touristTax');
        expect(sumOf(quote.lines.map((line) => line.amount))).toBe(quote.totalPayment);
        expect(sumOf(beforeTax.map((line) => line.amount))).toBe(quote.totalPrice);

        const nightLines = quote.lines.filter((line) => line.kind === 'nights');
        expect(sumOf(nightLines.map((line) => line.nights))).toBe(quote.nights);
        for (const line of nightLines) expect(line.amount).toBe(line.nights * line.unitPrice);

        const { standardRate, pricePerNight, totalPrice, advancePayment, totalPayment } = quote;
        const amounts = [standardRate, pricePerNight, totalPrice, advancePayment, totalPayment];
        for (const amount of [...amounts, ...quote.lines.map((line) => line.amount)]) {
          expect(Number.isSafeInteger(amount) && !Object.is(amount, -0)).toBe(true);
        }
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
        expect(advancePayment + balancePayment(quote)).toBe(totalPayment);
      }),
    );
  });

  it('never asks for more in advance than the total, or for more per night than the list price', () => {
    fc.assert(
      fc.property(anyStay, anyGuests, anyPricing, anyTerms, (given, guests, prices, paid) => {
        const quote = quoteStay(given, guests, prices, paid);
        expect(quote.advancePayment).toBeLessThanOrEqual(quote.totalPrice);
        expect(quote.totalPrice).toBeLessThanOrEqual(quote.totalPayment);
        expect(quote.pricePerNight).toBeLessThanOrEqual(quote.standardRate);
        const units = quote.lines.flatMap((line) => (line.kind === 'nights' ? [line.unitPrice] : []));
        expect(quote.standardRate).toBeGreaterThanOrEqual(Math.min(...units));
        expect(quote.standardRate).toBeLessThanOrEqual(Math.max(...units));
      }),
    );
  });
});

describe('lowestNightPrice', () => {
  it('considers the apartment’s own price and every season with a price', () => {
    expect(lowestNightPrice(pricing)).toBe(10_000);
    expect(lowestNightPrice({ ...pricing, nightPrice: 30_000 })).toBe(20_000);
    expect(lowestNightPrice({ nightPrice: 900, seasons: [{ name: 'ruled', from: '01-01', to: '12-31' }] })).toBe(900);
    expect(lowestNightPrice({ nightPrice: 900, seasons: [] })).toBe(900);
  });
});

it('several stays together cost the sum of their prices', () => {
  const quotes = [1, 2].map((adults) =>
    quoteStay(stay('2027-06-26', '2027-07-03'), { adults, children: 0 }, pricing, terms),
  );
  expect(sumOfQuotes(quotes)).toEqual({
    totalPrice: sumOf(quotes.map(({ totalPrice }) => totalPrice)),
    advancePayment: sumOf(quotes.map(({ advancePayment }) => advancePayment)),
    totalPayment: sumOf(quotes.map(({ totalPayment }) => totalPayment)),
  });
  expect(sumOfQuotes([])).toEqual({ totalPrice: 0, advancePayment: 0, totalPayment: 0 });
});
