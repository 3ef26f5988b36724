import type { ApartmentFacts } from 'functions/contract/apartment';
import { settingsSchema } from 'functions/contract/settings';
import { languages, type Language } from 'functions/domain/language';
import { expect, it } from 'vitest';
import villaApartments from '../../../../../../villa/apartments.json' with { type: 'json' };
import villaSettings from '../../../../../../villa/settings.json' with { type: 'json' };
import { renderInLanguage } from '../../frame/renderInLanguage.tsx';
import { propertyFormOf, type PropertyForm } from '../../more/PropertyForm.ts';
import { usePropertyWords } from '../../more/usePropertyWords.ts';
import { priceFormOf, type PriceForm } from '../../prices/PriceForm.ts';
import { usePriceWords } from '../../prices/usePriceWords.ts';
import { formChanges, useChangeText, type WordsOf } from './useChangeText.ts';

/* The changes between two versions of prices or settings, in the words that an owner reads. */

function linesOf(useWords: () => WordsOf, from: object, to: object, language: Language = 'en'): string[] {
  let lines: string[] = [];
  function Changes() {
    lines = formChanges(from, to).map(useChangeText(useWords()));
    return null;
  }
  renderInLanguage(<Changes />, language);
  return lines;
}

const facts = {
  ...(villaApartments as unknown as ApartmentFacts[])[0]!,
  nightPrice: 12000,
  bookingMode: 'request',
  rules: { minNights: 2, maxNights: 28, arrivalDays: [], minNoticeDays: 1, bookingWindowDays: 500 },
  seasons: [
    { name: 'Fair', from: '2027-05-01', to: '2027-05-09', minNights: 3 },
    { name: 'June', from: '06-01', to: '06-30', nightPrice: 12000 },
  ],
  longStayDiscounts: [{ minNights: 14, share: 0.075 }],
} satisfies ApartmentFacts;

const prices = (changes: Partial<ApartmentFacts>): PriceForm => priceFormOf({ ...facts, ...changes }, 'en');

it('shows changed prices and rules, with old and new values', () => {
  const changed = prices({
    nightPrice: 13050,
    bookingMode: 'instant',
    rules: { ...facts.rules, arrivalDays: [6] },
    seasons: [
      { name: 'June', from: '06-02', to: '06-30', nightPrice: 13000, arrivalDays: [6, 7] },
      { name: 'Autumn', from: '10-01', to: '10-31' },
    ],
    longStayDiscounts: [{ minNights: 14, share: 0.1 }],
  });
  expect(linesOf(usePriceWords, prices({}), changed)).toEqual([
    'Price per night (€): 120 → 130.50',
    'How guests book: On request → At once',
    'Days of arrival: any day → Saturday',
    'Fair: removed',
    'June, First night: 1 June → 2 June',
    'June, Price per night (€): 120 → 130',
    'June, Days of arrival: nothing → Saturday and Sunday',
    'Autumn: added',
    'Discounts for long stays (14), Discount in %: 7.5 → 10',
  ]);
});

it('shows changed settings', () => {
  const settings = settingsSchema.parse(villaSettings);
  const from = propertyFormOf({ ...settings, touristTax: { mode: 'included' } }, 'en');
  const to: PropertyForm = {
    ...from,
    ownerLanguage: from.ownerLanguage === 'pl' ? 'de' : 'pl',
    bic: '',
    taxMode: 'perPersonNight',
    taxAmount: '1.50',
    bands: [{ id: '12', fromAge: '12', share: '50' }],
  };
  expect(linesOf(usePropertyWords, from, to)).toEqual([
    expect.stringMatching(/^Language of mails to you: \S+ → \S+$/),
    'BIC: MURTHR2X → nothing',
    'Tourist tax: Guests pay it: With the price → In addition',
    'Tourist tax: Per person and night (€): nothing → 1.50',
    'Tourist tax: From age 12: added',
  ]);
});

it.each(languages)('shows what has changed, and nothing else, in %s', (language) => {
  expect(linesOf(usePriceWords, prices({}), prices({}), language)).toEqual([]);
  const [line = ''] = linesOf(usePriceWords, prices({}), prices({ nightPrice: 13000 }), language);
  expect(line).toMatch(/\(€\): 120 → 130$/);
  const without = prices({ seasons: [] });
  const [removed = '', other = ''] = linesOf(usePriceWords, prices({}), without, language);
  expect(removed).toContain('Fair');
  expect(other).toContain('June');
  expect(linesOf(usePriceWords, without, prices({}), language)[0]).not.toBe(removed);
});
