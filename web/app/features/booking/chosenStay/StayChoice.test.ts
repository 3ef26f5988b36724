import { describe, expect, it } from 'vitest';
import { isoDate } from 'functions/domain/isoDate';
import { chosenStay, emptyChoice, readStayChoice, readTogether, writeStayChoice, writeTogether } from './StayChoice.ts';

const read = (search: string) => readStayChoice(new URLSearchParams(search));

describe('readStayChoice', () => {
  it('reads a whole stay', () => {
    expect(read('checkIn=2027-06-12&checkOut=2027-06-19&adults=3&children=1')).toEqual({
      checkIn: '2027-06-12',
      checkOut: '2027-06-19',
      adults: 3,
      children: 1,
    });
  });

  it.each([
    '',
    'checkIn=tomorrow&checkOut=2027-02-30&adults=many&children=-1',
    'checkIn=12.06.2027&adults=0&children=1.5',
    'babies=4',
    'babies=0',
    'babies=one',
    'checkIn=2027-06-12%00&checkOut=<script>alert(1)</script>&adults=99999999999&children=NaN',
  ])('ignores what is malformed: %s', (search) => {
    expect(read(search)).toEqual(emptyChoice);
  });

  it('keeps the part that can be read', () => {
    expect(read('checkIn=2027-06-12&checkOut=nonsense&adults=4')).toEqual({
      ...emptyChoice,
      checkIn: '2027-06-12',
      adults: 4,
    });
  });

  it('drops a departure that is not after the arrival', () => {
    expect(read('checkIn=2027-06-12&checkOut=2027-06-12').checkOut).toBeUndefined();
    expect(read('checkIn=2027-06-12&checkOut=2027-06-01').checkOut).toBeUndefined();
  });
});

describe('writeStayChoice', () => {
  it('writes what it has read', () => {
    const choice = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19'), adults: 1, children: 2 };
    expect(readStayChoice(writeStayChoice(choice))).toEqual(choice);
    expect(readStayChoice(writeStayChoice({ ...choice, babies: 1 }))).toEqual({ ...choice, babies: 1 });
  });

  it('writes babies only if there are some', () => {
    expect(writeStayChoice({ ...emptyChoice, babies: 2 }).toString()).toBe('adults=2&children=0&babies=2');
    expect(writeStayChoice({ ...emptyChoice, babies: 0 }, new URLSearchParams('babies=2')).toString()).toBe(
      'adults=2&children=0',
    );
  });

  it('keeps other parameters and removes cleared dates', () => {
    const search = writeStayChoice(emptyChoice, new URLSearchParams('from=mail&checkIn=2027-06-12'));
    expect(search.toString()).toBe('from=mail&adults=2&children=0');
  });
});

it('chosenStay requires both dates', () => {
  expect(chosenStay({ ...emptyChoice, checkIn: isoDate('2027-06-12') })).toBeUndefined();
});

it('chosenStay ignores a stay of eight thousand years', () => {
  expect(chosenStay(read('checkIn=2027-06-12&checkOut=9999-06-12'))).toBeUndefined();
});

describe('the other apartments of a request', () => {
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
    'reads no other apartment for a request of Lavender from "%s"',
    (query) => {
      expect(readTogether(new URLSearchParams(query), others)).toEqual([]);
    },
  );

  it('takes each apartment once, and ignores unknown ones', () => {
    const query = new URLSearchParams('with=olive&with=attic&with=olive');
    expect(readTogether(query, others)).toEqual(['olive']);
  });
});
