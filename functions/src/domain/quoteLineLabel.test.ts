import { describe, expect, it } from 'vitest';
import { createFormat } from './createFormat.ts';
import { quoteLineLabel, seasonName, type OfferTexts } from './quoteLineLabel.ts';

const keys: OfferTexts = (key, values = {}) => [key, ...Object.values(values)].join(' ');
const format = createFormat('en', (key) => key);
const nights = { kind: 'nights', nights: 3, unitPrice: 18500, amount: 55500 } as const;
const labelOf = (season: string | null) => quoteLineLabel({ ...nights, season }, keys, format);

describe('nights', () => {
  it('are named after their season, translated where the language has a text', () => {
    expect(labelOf('high')).toBe('season.high · quote.nights 3 €185');
    expect(labelOf('Regatta')).toBe('Regatta · quote.nights 3 €185');
    expect(labelOf(null)).toBe('quote.nights 3 €185');
  });
});

describe('the name of a season', () => {
  it.each(['high', 'early', 'late'])('is translated if the languages have a text for it: %s', (season) => {
    expect(seasonName(season, keys)).toBe(`season.${season}`);
  });
  it('stays as typed if an owner has made it up', () => {
    expect(seasonName('constructor', keys)).toBe('constructor');
  });
});
