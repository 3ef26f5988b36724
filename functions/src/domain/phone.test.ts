import fc from 'fast-check';
import { getCountries, getCountryCallingCode, getExampleNumber, type CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { callingCodes, formatPhone, looksShort, nationalPart, phoneLink, regionOfPhone, toE164 } from './phone.ts';

const countries = getCountries();

it('every country has the calling code that libphonenumber knows', () => {
  expect(Object.fromEntries(callingCodes)).toEqual(
    Object.fromEntries(countries.map((country) => [country, getCountryCallingCode(country)])),
  );
});

it('a mobile number of every country becomes E.164 as in libphonenumber', () => {
  for (const country of countries) {
    const example = getExampleNumber(country, examples)!;
    // Argentina writes 15 within the country and 9 from abroad, in different places, so only the form from abroad is tested.
    if (country !== 'AR') expect.soft(toE164(example.formatNational(), country), country).toBe(example.number);
    // The number as dialled from abroad.
    expect.soft(toE164(example.formatInternational(), 'HR'), country).toBe(example.number);
    expect.soft(toE164(example.number.replace('+', '00'), 'US'), country).toBe(example.number);
    const region = regionOfPhone(example.number, 'HR') ?? '';
    expect.soft(callingCodes.get(region), country).toBe(example.countryCallingCode);
    // With the calling code but without the +.
    expect.soft(toE164(example.number.slice(1), country), country).toBe(example.number);
  }
});

const typed: [text: string, region: CountryCode, number: string][] = [
  ['+385 (0)91 234 5678', 'HR', '+385912345678'],
  ['00385 91/234-5678', 'DE', '+385912345678'],
  ['38591234567', 'HR', '+38591234567'],
  ['3850912345678', 'HR', '+385912345678'],
  ['091 234 5678', 'HR', '+385912345678'],
  ['\u202a+385\u00a091\u2011234\u20115678\u202c', 'HR', '+385912345678'],
  ['+49 (0)170 1234567', 'HR', '+491701234567'],
  // 0491 is the town of Leer in Germany. The number has the usual length, so 49 is not a calling code here.
  ['491 123456', 'DE', '+49491123456'],
  // In Italy, the leading 0 of a landline belongs to the number.
  ['+39 (0)6 6982', 'HR', '+39066982'],
  ['391 234 5678', 'IT', '+393912345678'],
  ['39 391 234 5678', 'IT', '+393912345678'],
  ['+36 06 20 123 4567', 'DE', '+36201234567'],
  ['+7 8 912 345 67 89', 'DE', '+79123456789'],
  // 812 is the area code of Saint Petersburg.
  ['+7 812 345 67 89', 'DE', '+78123456789'],
  ['812 345 67 89', 'RU', '+78123456789'],
  // A satellite phone.
  ['+8816 1234 5678', 'HR', '+881612345678'],
];

it('a number is understood in the forms in which people type it', () => {
  for (const [text, region, number] of typed) expect.soft(toE164(text, region), `${text} in ${region}`).toBe(number);
});

describe('a number is shown as people write it', () => {
  it('a mobile number of every country, as in libphonenumber', () => {
    for (const country of countries) {
      const example = getExampleNumber(country, examples)!;
      // Regions that share a calling code are spaced like the main one.
      if (['BQ', 'KZ', 'TA'].includes(country)) continue;
      const shown = example.formatInternational().replace(/\D+/g, ' ').replace(/^ /, '+');
      expect.soft(formatPhone(example.number), country).toBe(shown);
    }
  });

  it('other numbers, and those of older bookings', () => {
    for (const [stored, shown] of [
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
      // The number as stored in older bookings.
      ['+385 (0)91/2345678', '+385 91 234 5678'],
      ['00385 91 2345678', '+385 91 234 5678'],
      ['0170 12345', '0170 12345'],
      ['call me', 'call me'],
      ['', ''],
    ] as const)
      expect.soft(formatPhone(stored), stored).toBe(shown);
  });

  it('and stays the same number if it is typed again in any country', () => {
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

it('the call link of an older booking dials the intended number', () => {
  expect(phoneLink('+385 (0)91 234 5678')).toBe('tel:+385912345678');
  expect(phoneLink('091 234 5678')).toBe('tel:+385912345678');
  expect(phoneLink('12 ext. 3')).toBe('tel:123');
});

it('an invalid number is rejected', () => {
  for (const text of [
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
  ])
    expect.soft(toE164(text, 'DE'), text).toBeUndefined();
});

it('a number without a calling code has no region, and one with a shared code keeps the chosen region', () => {
  expect(regionOfPhone('0170 1234567', 'DE')).toBeUndefined();
  expect(regionOfPhone('+999', 'DE')).toBeUndefined();
  expect(regionOfPhone('+1 604 555 0100', 'CA')).toBe('CA');
  expect(regionOfPhone('+1 604 555 0100', 'DE')).toBe('US');
  expect(regionOfPhone(' 0049 170', 'AT')).toBe('DE');
});

it('the part after the calling code stays as typed', () => {
  expect(nationalPart('+49 170 123-45', 'DE')).toBe('170 123-45');
  expect(nationalPart('0049 (170) 12345', 'DE')).toBe('(170) 12345');
  expect(nationalPart('0170 12345', 'DE')).toBe('0170 12345');
  expect(nationalPart('+43 1 2345', 'DE')).toBe('+43 1 2345');
});

it.each([
  ['347 123', 'IT', true],
  ['+39 347 123', 'HR', true],
  ['091 2345', 'HR', true],
  ['091 234 5678', 'HR', false],
  ['021 123 456', 'HR', false],
  ['+298 211 234', 'HR', false],
  ['+376 312 345', 'HR', false],
  ['12', 'HR', false],
])('%j of %s looks too short: %j', (typed, region, short) => {
  expect(looksShort(typed, region)).toBe(short);
});
