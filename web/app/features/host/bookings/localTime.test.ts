import { expect, it } from 'vitest';
import { localTime } from './localTime.ts';

it('writes the property’s time, on whichever side of midnight', () => {
  expect(localTime(Date.UTC(2027, 5, 12, 22, 5), 'Europe/Zagreb')).toEqual({ date: '2027-06-13', time: '00:05' });
  expect(localTime(Date.UTC(2027, 0, 12, 9, 30), 'Europe/Zagreb')).toEqual({ date: '2027-01-12', time: '10:30' });
});
