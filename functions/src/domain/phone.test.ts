import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { callingCodes, nationalPart, regionOfPhone, toE164 } from './phone.ts';

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
});

it('a 0 in brackets is for callers within the country', () => {
  expect(toE164('+49 (0)170 1234567', 'HR')).toBe('+491701234567');
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
