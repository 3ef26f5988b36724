import { describe, expect, it } from 'vitest';
import apartmentsJson from '../../../villa/apartments.json' with { type: 'json' };
import settingsJson from '../../../villa/settings.json' with { type: 'json' };
import { longestStay } from '../domain/stay.ts';
import { apartmentFactsSchema, calendarMonthSchema, propertyTermsSchema } from './apartment.ts';
import { settingsSchema } from './settings.ts';

const facts = apartmentsJson[0];
const season = (fields: object) => ({ ...facts, seasons: [{ name: 'own', from: '07-01', to: '08-31', ...fields }] });
const takes = (value: unknown) => apartmentFactsSchema.safeParse(value).success;

describe('an apartment as its owner edits it', () => {
  it.each([
    ['yearly', { from: '07-01', to: '08-31' }],
    ['over the new year', { from: '12-20', to: '01-06' }],
    ['from 29 February', { from: '02-29', to: '03-05' }],
    ['dated', { from: '2027-07-10', to: '2027-07-12' }],
    ['with arrivals on every day of the week', { arrivalDays: [1, 2, 3, 4, 5, 6, 7] }],
    ['of a single night or of the longest stay', { minNights: 1, maxNights: longestStay }],
    ['that costs nothing', { nightPrice: 0 }],
    ['with rules of its own', { minNights: 7, arrivalDays: [6, 7], minNoticeDays: 0 }],
  ])('may have a season %s', (_name, fields) => {
    expect(takes(season(fields))).toBe(true);
  });

  it.each([
    ['on a day that is none', { from: '02-30' }],
    ['in month 13', { to: '13-01' }],
    ['half yearly, half dated', { from: '07-01', to: '2027-08-31' }],
    ['that ends before it begins', { from: '2027-08-31', to: '2027-07-01' }],
    ['with a price in fractions of a cent', { nightPrice: 99.5 }],
    ['with a price below nothing', { nightPrice: -1 }],
    ['with a weekday 0', { arrivalDays: [0] }],
    ['with a weekday 8', { arrivalDays: [8] }],
    ['with no night', { minNights: 0 }],
    ['with more nights than the longest stay', { maxNights: longestStay + 1 }],
  ])('may not have a season %s', (_name, fields) => {
    expect(takes(season(fields))).toBe(false);
  });

  it.each([
    ['a discount of more than all', { longStayDiscounts: [{ minNights: 7, share: 1.1 }] }],
    ['a discount below nothing', { longStayDiscounts: [{ minNights: 7, share: -0.1 }] }],
    ['no price', { nightPrice: undefined }],
    ['half a bed', { beds: 2.5 }],
    ['fewer rooms than none', { bedrooms: -1 }],
    ['six stars', { stars: 6 }],
    ['no star', { stars: 0 }],
  ])('may not have %s', (_name, fields) => {
    expect(takes({ ...facts, ...fields })).toBe(false);
  });
});

it('an apartment may have no cleaning fee, no children, a full discount and every night of a year', () => {
  const free = { ...facts, cleaningFee: 0, bedrooms: 0, longStayDiscounts: [{ minNights: longestStay, share: 1 }] };
  expect(takes({ ...free, limits: { adults: 1, children: 0, guests: 1 }, stars: 1 })).toBe(true);
  expect(
    takes({
      ...free,
      rules: { ...facts?.rules, minNoticeDays: 0, bookingWindowDays: 1000, maxNights: longestStay },
      stars: 5,
    }),
  ).toBe(true);
  expect(takes({ ...free, nightPrice: 100_000_000 })).toBe(true);
  expect(takes({ ...free, nightPrice: 100_000_001 })).toBe(false);
});

describe('the property’s terms', () => {
  it('say whether there is an account, and nothing else about it', () => {
    const terms = {
      timeZone: 'Europe/Zagreb',
      advanceShare: 0.3,
      touristTax: { mode: 'included' },
      cancellation: { freeUntilDays: 30, shareAfter: 0.3 },
    };
    const account = { holder: 'Ana', iban: 'HR1', bic: 'X' };
    const published = propertyTermsSchema.parse({ ...terms, account });
    expect(published.account).toBe(true);
    expect(propertyTermsSchema.parse(published)).toEqual(published);
    expect(propertyTermsSchema.parse(terms).account).toBe(false);
  });

  const perNight = { mode: 'perPersonNight', amount: 200, bands: [{ fromAge: 12, share: 0.5 }], assumedChildAge: 10 };

  it('accept both kinds of tourist tax and no other', () => {
    const terms = {
      timeZone: 'Europe/Zagreb',
      advanceShare: 0.3,
      cancellation: { freeUntilDays: 30, shareAfter: 0.3 },
    };
    expect(propertyTermsSchema.safeParse({ ...terms, touristTax: { mode: 'included' } }).success).toBe(true);
    expect(propertyTermsSchema.safeParse({ ...terms, touristTax: perNight }).success).toBe(true);
    expect(propertyTermsSchema.safeParse({ ...terms, touristTax: { mode: 'perNight' } }).success).toBe(false);
    expect(propertyTermsSchema.safeParse({ ...terms, touristTax: { ...perNight, amount: 1.5 } }).success).toBe(false);
    expect(
      propertyTermsSchema.safeParse({ ...terms, touristTax: { ...perNight, bands: [{ fromAge: 12, share: 2 }] } })
        .success,
    ).toBe(false);
  });

  it.each([
    ['an advance in per cent', { advanceShare: 30 }],
    ['an owner without an email', { ownerEmail: 'owner' }],
    ['a language that the site does not speak', { ownerLanguage: 'fr' }],
    ['requests that expire at once', { requestExpiresAfterDays: 0 }],
    ['cancelling for more than the price', { cancellation: { freeUntilDays: 30, shareAfter: 1.5 } }],
  ])('refuse, in the settings, %s', (_name, fields) => {
    expect(settingsSchema.safeParse(settingsJson).success).toBe(true);
    expect(settingsSchema.safeParse({ ...settingsJson, ...fields }).success).toBe(false);
  });
});

describe('a month of the public calendar', () => {
  it('contains taken nights and nothing about who holds them', () => {
    expect(calendarMonthSchema.safeParse({ nights: { '2027-06-12': true } }).success).toBe(true);
    expect(calendarMonthSchema.safeParse({ nights: {} }).success).toBe(true);
    expect(calendarMonthSchema.safeParse({ nights: { '2027-06-12': '7K3Q9-XRD2M' } }).success).toBe(false);
    expect(calendarMonthSchema.safeParse({ nights: { '2027-06-12': false } }).success).toBe(false);
    expect(calendarMonthSchema.safeParse({}).success).toBe(false);
  });
});
