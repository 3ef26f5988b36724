import { expect, it } from 'vitest';
import { isoDate } from './isoDate.ts';
import { isRequestOver } from './requestExpiry.ts';

const stay = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') };
const requestedAt = Date.parse('2027-06-10T09:00:00Z');

it.each([
  ['at once', '2027-06-10T09:00:00Z', requestedAt, false],
  [
    'on the day after its arrival, whatever days are left',
    '2027-06-13T08:59:59Z',
    Date.parse('2027-06-12T08:00:00Z'),
    true,
  ],
  ['when the set days are over', '2027-06-04T09:00:00Z', Date.parse('2027-06-01T09:00:00Z'), true],
  ['a second earlier', '2027-06-04T08:59:59Z', Date.parse('2027-06-01T09:00:00Z'), false],
  ['in the evening of its day of arrival', '2027-06-12T20:00:00Z', requestedAt, false],
  ['on the day after', '2027-06-13T00:00:00Z', requestedAt, true],
  ['on the day after, with no readable time of its own', '2027-06-13T00:00:00Z', undefined, true],
  ['before, with no readable time of its own', '2027-06-12T00:00:00Z', undefined, false],
])('%s', (_, now, since, over) => {
  expect(isRequestOver(stay, since, 3, new Date(now), isoDate(now.slice(0, 10)))).toBe(over);
});
