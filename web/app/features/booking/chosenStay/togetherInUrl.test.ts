import { isoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { readStayChoice } from './StayChoice.ts';
import { readTogether, writeTogether } from './togetherInUrl.ts';

const others = ['olive', 'rosemary'];
const choice = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19'), adults: 6, children: 1 };

it('reads the apartments and the stay that were written', () => {
  const search = new URLSearchParams(writeTogether(['rosemary', 'olive'], choice));
  expect(readTogether(search, others)).toEqual(others);
  expect(readStayChoice(search)).toEqual(choice);
});

it('writes them before the stay', () => {
  expect(writeTogether(['olive'], choice)).toBe(
    '?with=olive&checkIn=2027-06-12&checkOut=2027-06-19&adults=6&children=1',
  );
});

it.each(['', 'with=', 'with=lavender', 'with=attic', 'with=olive%2Crosemary', 'with=OLIVE', 'together=olive'])(
  'reads no other apartment from "%s", the first one being Lavender',
  (query) => {
    expect(readTogether(new URLSearchParams(query), others)).toEqual([]);
  },
);

it('takes each once, and leaves out what it does not know', () => {
  const query = new URLSearchParams('with=olive&with=attic&with=olive');
  expect(readTogether(query, others)).toEqual(['olive']);
});
