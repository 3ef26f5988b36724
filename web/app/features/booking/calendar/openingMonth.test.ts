import { addDays, isoDate } from 'functions/domain/isoDate';
import { expect, test } from 'vitest';
import { sampleVilla } from '../../../../../tests/support/sampleVilla.ts';
import { openingMonth } from './openingMonth.ts';
import { partyCalendar } from './partyCalendar.ts';

const today = isoDate('2026-11-22');
const opens = (villa: ReturnType<typeof sampleVilla>) =>
  openingMonth(partyCalendar(villa, { adults: 2, children: 0 }, today), villa, today, addDays(today, 400));
const taken = (until: string): [string, string][] => [['2026-11-22', until]];

test('the calendar opens in the next season with free nights', () => {
  expect(opens(sampleVilla())).toBe('2027-05');
  const until = taken('2027-07-20');
  expect(opens(sampleVilla({ lavender: until, olive: until, rosemary: until }))).toBe('2027-07');
});

test('without seasons, it opens in the first month in which a stay can begin', () => {
  const until = taken('2027-01-03');
  const villa = sampleVilla({ lavender: until, olive: until, rosemary: until });
  expect(opens(villa.map((apartment) => ({ ...apartment, seasons: [] })))).toBe('2027-01');
});
