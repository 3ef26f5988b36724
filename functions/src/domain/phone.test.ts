import fc from 'fast-check';
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { callingCodes, formatPhone, nationalPart, phoneLink, regionOfPhone, toE164 } from './phone.ts';

const countries = getCountries();

it('every country has the calling code that libphonenumber knows', () => {
  expect(Object.fromEntries(callingCodes)).toEqual(
    Object.fromEntries(countries.map((country) => [country, getCountryCallingCode(country)])),
  );
});

describe('a mobile number becomes E.164 as in libphonenumber', () => {
  // Argentina writes 15 within the country and 9 from abroad, in different places: there one gives the number from abroad.
  it.each(countries.filter((country) => country !== 'AR'))('as people of %s write it', (country) => {
    const example = getExampleNumber(country, examples)!;
    expect(toE164(example.formatNational(), country)).toBe(example.number);
  });

  it.each(countries)('of %s, as one writes it from abroad, wherever one is', (country) => {
    const example = getExampleNumber(country, examples)!;
    expect(toE164(example.formatInternational(), 'HR')).toBe(example.number);
    expect(toE164(example.number.replace('+', '00'), 'US')).toBe(example.number);
    expect(callingCodes.get(regionOfPhone(example.number, 'HR') ?? '')).toBe(example.countryCallingCode);
  });

  it.each(countries)('of %s, with the code but without its +', (country) => {
    const example = getExampleNumber(country, examples)!;
    expect(toE164(example.number.slice(1), country)).toBe(example.number);
  });
});

it.each([
  ['+385 (0)91 234 5678', 'HR', '+385912345678'],
  ['+385 (0)91 234 5678', 'DE', '+385912345678'],
  ['+385 091 234 5678', 'HR', '+385912345678'],
  ['00385 91/234-5678', 'DE', '+385912345678'],
  ['38591234567', 'HR', '+38591234567'],
  ['385912345678', 'HR', '+385912345678'],
  ['3850912345678', 'HR', '+385912345678'],
  ['091 234 5678', 'HR', '+385912345678'],
  ['91 234 5678', 'HR', '+385912345678'],
  ['\u202a+385\u00a091\u2011234\u20115678\u202c', 'HR', '+385912345678'],
  ['+49 (0)170 1234567', 'HR', '+491701234567'],
  ['491701234567', 'DE', '+491701234567'],
  // 0491 is Leer in Germany: no longer than other numbers, so no code.
  ['491 123456', 'DE', '+49491123456'],
  // The first 0 of a town belongs to the number in Italy.
  ['+39 (0)6 6982', 'HR', '+39066982'],
  ['391 234 5678', 'IT', '+393912345678'],
  ['39 391 234 5678', 'IT', '+393912345678'],
  ['+36 06 20 123 4567', 'DE', '+36201234567'],
  ['+7 8 912 345 67 89', 'DE', '+79123456789'],
  // 812 is Saint Petersburg.
  ['+7 812 345 67 89', 'DE', '+78123456789'],
  ['812 345 67 89', 'RU', '+78123456789'],
  // A satellite's.
  ['+8816 1234 5678', 'HR', '+881612345678'],
])('%j, with %s chosen, is %s', (typed, region, number) => {
  expect(toE164(typed, region)).toBe(number);
});

describe('a number is shown as people write it', () => {
  it.each(countries)('a mobile number of %s, as in libphonenumber', (country) => {
    const example = getExampleNumber(country, examples)!;
    // A code's regions are spaced as the main one is.
    if (['BQ', 'KZ', 'TA'].includes(country)) return;
    expect(formatPhone(example.number)).toBe(example.formatInternational().replace(/\D+/g, ' ').replace(/^ /, '+'));
  });

  it.each([
    ['+385912345678', '+385 91 234 5678'],
    ['+38512345678', '+385 1 234 5678'],
    ['+38522555012', '+385 22 555 012'],
    ['+442079460018', '+44 20 7946 0018'],
    ['+493055501234', '+49 30 5550 1234'],
    ['+491701234567', '+49 170 1234567'],
    ['+436605550177', '+43 660 555 0177'],
    ['+390255501430', '+39 02 5550 1430'],
    ['+48225550177', '+48 22 555 01 77'],
    ['+48512345678', '+48 512 345 678'],
    ['+881612345678', '+881612345678'],
    // As older bookings have them.
    ['+385 (0)91/2345678', '+385 91 234 5678'],
    ['00385 91 2345678', '+385 91 234 5678'],
    ['0170 12345', '0170 12345'],
    ['call me', 'call me'],
    ['', ''],
  ])('%j as %s', (stored, shown) => expect(formatPhone(stored)).toBe(shown));

  it('and reads as the same number again, wherever it is typed', () => {
    const region = fc.constantFrom(...countries);
    const typed = fc.tuple(fc.constantFrom('', '+', '00', '0', '8'), fc.stringMatching(/^\d{5,15}$/));
    fc.assert(
      fc.property(region, region, typed, (there, here, parts) => {
        const number = toE164(parts.join(''), there);
        if (number === undefined) return;
        expect(toE164(number, here)).toBe(number);
        expect(toE164(formatPhone(number), here)).toBe(number);
        expect(phoneLink(number)).toBe(`tel:${number}`);
      }),
      { numRuns: 20_000 },
    );
  });
});

it('the call link of an older booking dials what was meant', () => {
  expect(phoneLink('+385 (0)91 234 5678')).toBe('tel:+385912345678');
  expect(phoneLink('091 234 5678')).toBe('tel:+385912345678');
  expect(phoneLink('12 ext. 3')).toBe('tel:123');
});

it.each([
  '',
  'call me',
  '12',
  '+',
  '0049',
  '+49 1',
  '+1234567890123456',
  '0170 12345678901234567',
  '091 234 567 ext 4',
  '+49',
])('%j is no number', (text) => expect(toE164(text, 'DE')).toBeUndefined());

it('a number that names no country has no region, and one that does keeps the region that shares its code', () => {
  expect(regionOfPhone('0170 1234567', 'DE')).toBeUndefined();
  expect(regionOfPhone('+999', 'DE')).toBeUndefined();
  expect(regionOfPhone('+1 604 555 0100', 'CA')).toBe('CA');
  expect(regionOfPhone('+1 604 555 0100', 'DE')).toBe('US');
  expect(regionOfPhone(' 0049 170', 'AT')).toBe('DE');
});

it('the part behind the code stays as it was written', () => {
  expect(nationalPart('+49 170 123-45', 'DE')).toBe('170 123-45');
  expect(nationalPart('0049 (170) 12345', 'DE')).toBe('(170) 12345');
  expect(nationalPart('0170 12345', 'DE')).toBe('0170 12345');
  expect(nationalPart('+43 1 2345', 'DE')).toBe('+43 1 2345');
});
