import { expect, it } from 'vitest';
import { stayIn } from './stayInUrl.ts';

it.each([
  ['', ''],
  ['?from=mail', ''],
  ['?adults=3', '?adults=3'],
  [
    '?from=mail&checkIn=2027-06-12&checkOut=2027-06-19&adults=2&children=1&babies=1&x=%26',
    '?checkIn=2027-06-12&checkOut=2027-06-19&adults=2&children=1&babies=1',
  ],
  ['?checkIn=%3Cscript%3E', '?checkIn=%3Cscript%3E'],
])('reads the stay from "%s"', (search, stay) => {
  expect(stayIn(search)).toBe(stay);
});
