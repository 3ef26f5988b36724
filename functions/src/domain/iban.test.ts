import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatIban, parseIban } from './iban.ts';

// The examples of the IBAN registry.
const examples = [
  'HR1210010051863000160',
  'DE89370400440532013000',
  'IT60X0542811101000000123456',
  'PL61109010140000071219812874',
  'MT84MALT011000012345MTLCAST001S',
];

it.each(examples)('accepts %s, with any spacing and case', (iban) => {
  expect(parseIban(iban)).toBe(iban);
  expect(parseIban(formatIban(iban).toLowerCase())).toBe(iban);
});

it('is printed in groups of four', () => {
  expect(formatIban('HR1210010051863000160')).toBe('HR12 1001 0051 8630 0016 0');
});

it('rejects any single wrong digit and any two neighbouring digits that are swapped', () => {
  fc.assert(
    fc.property(fc.constantFrom(...examples), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
      const places = [...iban].flatMap((sign, index) => (/\d/.test(sign) ? [index] : []));
      const place = places[at % places.length] ?? 0;
      const wrong = (Number(iban[place]) + by) % 10;
      expect(parseIban(iban.slice(0, place) + wrong + iban.slice(place + 1))).toBeUndefined();
      const [a = '', b = ''] = [iban[place], iban[place + 1]];
      if (!/\d/.test(b) || a === b) return;
      expect(parseIban(iban.slice(0, place) + b + a + iban.slice(place + 2))).toBeUndefined();
    }),
  );
});

it.each(['', 'HR12', 'HR12 1001 0051 8630 0016 1', '1210010051863000160', 'HR1210010051863000160-', 'HR00€'])(
  'refuses "%s"',
  (iban) => {
    expect(parseIban(iban)).toBeUndefined();
  },
);
