import { describe, expect, it } from 'vitest';
import { isoDate } from 'functions/domain/isoDate';
import { chosenStay, emptyChoice, readStayChoice, writeStayChoice } from './StayChoice.ts';

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
    'checkIn=&checkOut=',
    'checkIn=tomorrow&checkOut=2027-02-30&adults=many&children=-1',
    'checkIn=12.06.2027&adults=0&children=1.5',
    'adults=1e3&children=%3Cscript%3E',
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
  it('gives back what was read', () => {
    const choice = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19'), adults: 1, children: 2 };
    expect(readStayChoice(writeStayChoice(choice))).toEqual(choice);
  });

  it('leaves other parameters alone and removes dates that were cleared', () => {
    const search = writeStayChoice(emptyChoice, new URLSearchParams('from=mail&checkIn=2027-06-12'));
    expect(search.toString()).toBe('from=mail&adults=2&children=0');
  });
});

it('chosenStay needs both ends', () => {
  expect(chosenStay({ ...emptyChoice, checkIn: isoDate('2027-06-12') })).toBeUndefined();
});

it('chosenStay ignores a stay of eight thousand years', () => {
  expect(chosenStay(read('checkIn=2027-06-12&checkOut=9999-06-12'))).toBeUndefined();
});
