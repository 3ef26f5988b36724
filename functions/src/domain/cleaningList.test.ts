import { expect, it } from 'vitest';
import { cleaningMessage, cleaningStays, cleaningWeek, firstOfWeek, writeCleaningWeek } from './cleaningList.ts';
import { isoDate } from './isoDate.ts';

const monday = isoDate('2027-06-07');
const saturday = isoDate('2027-06-12');
const stay = (checkIn: string, checkOut: string) => ({ checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) });
const booking = { apartment: 'olive', adults: 2, children: 0, babies: 0, status: 'confirmed' as const };

it('lists one row for an apartment whose guests change on the same day', () => {
  const stays = cleaningStays(
    [
      { ...booking, ...stay('2027-06-05', saturday) },
      { ...booking, ...stay(saturday, '2027-06-19'), adults: 3, babies: 1 },
    ],
    [],
  );
  const [leaving, arriving] = stays;
  expect(cleaningWeek(stays, monday)).toEqual([{ day: saturday, rows: [{ apartment: 'olive', leaving, arriving }] }]);
});

it('lists each apartment of a group, but no request and no cancelled booking', () => {
  const dates = stay('2027-06-08', '2027-06-13');
  const stays = cleaningStays(
    [
      { ...booking, ...dates, apartment: 'rosemary' },
      { ...booking, ...dates, apartment: 'lavender' },
      { ...booking, ...dates, status: 'pending' },
      { ...booking, ...dates, status: 'cancelled' },
    ],
    [],
  );
  const rows = cleaningWeek(stays, monday).map(({ day, rows }) => [day, rows.map(({ apartment }) => apartment)]);
  expect(rows).toEqual([
    ['2027-06-08', ['lavender', 'rosemary']],
    ['2027-06-13', ['lavender', 'rosemary']],
  ]);
});

it('lists each stay sold on a platform once, without a number of guests, and no nights that are only closed there', () => {
  const holds = [
    { ...stay('2027-06-09', '2027-06-11'), kind: 'sold' as const },
    { ...stay('2027-06-11', '2027-06-12'), kind: 'blocked' as const },
    { ...stay(saturday, '2027-06-19'), kind: 'unclear' as const },
  ];
  const stays = cleaningStays([{ ...booking, ...stay(saturday, '2027-06-19') }], [{ apartment: 'olive', holds }]);
  const shown = cleaningWeek(stays, monday).map(({ day, rows: [row] }) => [
    day,
    row?.leaving?.guests,
    row?.arriving?.guests,
  ]);
  expect(shown).toEqual([
    ['2027-06-09', undefined, null],
    ['2027-06-11', null, undefined],
    [saturday, undefined, { adults: 2, children: 0, babies: 0 }],
  ]);
});

it('begins a week on Monday', () => {
  expect(['2027-06-07', '2027-06-12', '2027-06-13'].map((day) => firstOfWeek(isoDate(day)))).toEqual(
    Array(3).fill(monday),
  );
});

it('writes times, guests and cots, also as a message', () => {
  const stays = cleaningStays(
    [
      { ...booking, ...stay('2027-06-05', saturday), babies: 2 },
      { ...booking, ...stay(saturday, '2027-06-19'), babies: 1 },
    ],
    [],
  );
  const written = writeCleaningWeek(cleaningWeek(stays, monday), {
    text: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    guests: ({ adults }) => `${adults} adults`,
    apartment: () => 'Olive',
    day: (day) => day,
    times: { checkInFrom: '15:00', checkOutUntil: '10:00' },
  });
  const lines = ['leaving 10:00 2 adults', 'arriving 15:00 2 adults', 'cot 1'];
  expect(written).toEqual([{ title: saturday, rows: [{ title: 'changeOver Olive', lines }] }]);
  expect(cleaningMessage('Week', written)).toBe(`Week\n\n${saturday}\n• changeOver Olive\n  ${lines.join('\n  ')}`);
});
