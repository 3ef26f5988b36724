import { expect, it } from 'vitest';
import { parseMoveTo } from './moveTo.ts';

const stay = { checkIn: '2027-06-10', checkOut: '2027-06-14' };

it.each([
  ['2027-06-10/2027-06-14', { stay }],
  [' 2027-06-10 / 2027-06-14 ', { stay }],
  ['olive 2027-06-10/2027-06-14', { apartment: 'olive', stay }],
  ['Olive  2027-06-10/2027-06-14', { apartment: 'olive', stay }],
  ['sea-view-2 2027-06-10/2027-06-14', { apartment: 'sea-view-2', stay }],
])('%j is understood', (text, target) => {
  expect(parseMoveTo(text)).toEqual(target);
});

it.each([
  '',
  'olive',
  '2027-06-10',
  '2027-06-10 2027-06-14',
  '2027-06-14/2027-06-10',
  '2027-06-10/2027-06-10',
  '2027-02-30/2027-03-02',
  '10.6.2027/14.6.2027',
  'olive/2027-06-10/2027-06-14',
  'olive 2027-06-10/2027-06-14 please',
  '2027-01-01/2028-01-01',
])('%j is not', (text) => {
  expect(parseMoveTo(text)).toBeUndefined();
});
