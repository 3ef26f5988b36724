import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from 'functions/domain/formatNumber';
import { languages, type Language } from 'functions/domain/language';
import { readMoney, writeMoneyField } from './typedMoney.ts';

describe('a typed amount', () => {
  it.each<[Language, string, number]>([
    ['en', '840.5', 84_050],
    ['en', '1,250.75', 125_075],
    ['en', '€ 1 250.00', 125_000],
    ['de', '840,50', 84_050],
    ['de', '1.250.000,00 €', 125_000_000],
    ['hr', '1.053,30 EUR', 105_330],
    ['it', "1'250,5", 125_050],
    ['pl', '1 250,00', 125_000],
    ['pl', '1\u00a0250', 125_000],
    ['pl', '0', 0],
  ])('is read in %s: %s', (language, text, cents) => expect(readMoney(language, text)).toBe(cents));

  it.each<[Language, string]>([
    ['de', '1,024'],
    ['en', '840,50'],
    ['en', '12.345'],
    ['de', '1.25'],
    ['pl', '1.250'],
    ['de', '12,'],
    ['en', ''],
    ['en', 'about 800'],
    ['en', '-5'],
    ['en', '12 34'],
  ])('is refused in %s: %s', (language, text) => expect(readMoney(language, text)).toBeUndefined());

  it('is read back as the site writes it, in every language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.integer({ min: 0, max: 99_999_999_99 }), (language, cents) => {
        expect(readMoney(language, formatMoney(language, cents))).toBe(cents);
        expect(readMoney(language, writeMoneyField(language, cents))).toBe(cents);
      }),
    );
  });
});
