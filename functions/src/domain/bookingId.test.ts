import { expect, it } from 'vitest';
import { bookingIdPattern, inCapitals } from './bookingId.ts';

it.each(['7K3Q9-XRD2M', '7k3q9-xrd2m', 'aB3dE5fG7hI9jK1lM3nO', 'meier_2027'])('%s may be an ID', (id) => {
  expect(id).toMatch(bookingIdPattern);
});

it.each(['', 'a b', 'a/b', '../settings', 'ä', 'a.b', 'x'.repeat(41), 'a\n', '__id__'])('%j is not an ID', (id) => {
  expect(id).not.toMatch(bookingIdPattern);
});

it('converts a booking number to capitals if it was typed in lower case', () => {
  expect(inCapitals('7k3q9-xrd2m')).toBe('7K3Q9-XRD2M');
  expect(inCapitals('7K3q9-XRD2M')).toBe('7K3Q9-XRD2M');
});

it.each(['7K3Q9-XRD2M', 'aB3dE5fG7hI9jK1lM3nO', 'meier-2027', 'abcde-abcdef'])('leaves %s as typed', (typed) => {
  expect(inCapitals(typed)).toBeUndefined();
});
