import { isoDate } from 'functions/domain/isoDate';
import { describe, expect, it } from 'vitest';
import { chooseNight, lastNightOf, stayOf } from './nightSelection.ts';
import { readNights, typedNights } from './typedNights.ts';

const [twelfth, fifteenth] = [isoDate('2027-06-12'), isoDate('2027-06-15')];

describe('choosing nights', () => {
  it('takes the first and the last one', () => {
    const begun = chooseNight(undefined, 'olive', twelfth);
    expect(begun.complete).toBe(false);
    const done = chooseNight(begun.selection, 'olive', fifteenth);
    expect(done.complete).toBe(true);
    expect(stayOf(done.selection)).toEqual({ checkIn: '2027-06-12', checkOut: '2027-06-16' });
  });

  it('does not mind which one comes first', () => {
    const { selection } = chooseNight(chooseNight(undefined, 'olive', fifteenth).selection, 'olive', twelfth);
    expect(stayOf(selection)).toEqual({ checkIn: '2027-06-12', checkOut: '2027-06-16' });
  });

  it('takes the same night twice as one night', () => {
    const { selection, complete } = chooseNight(chooseNight(undefined, 'olive', twelfth).selection, 'olive', twelfth);
    expect(complete).toBe(true);
    expect(stayOf(selection)).toEqual({ checkIn: '2027-06-12', checkOut: '2027-06-13' });
    expect(lastNightOf(stayOf(selection))).toBe('2027-06-12');
  });

  it('begins anew in another apartment', () => {
    const { selection, complete } = chooseNight(
      chooseNight(undefined, 'olive', twelfth).selection,
      'lavender',
      fifteenth,
    );
    expect(complete).toBe(false);
    expect(selection).toEqual({ apartment: 'lavender', anchor: fifteenth, end: fifteenth });
  });
});

describe('typed nights', () => {
  it('are those of the stay, both ends included', () => {
    const stay = { checkIn: twelfth, checkOut: fifteenth };
    expect(typedNights(stay)).toEqual({ first: '2027-06-12', last: '2027-06-14' });
    expect(readNights(typedNights(stay))).toEqual({ stay });
    expect(readNights({ first: twelfth, last: twelfth })).toEqual({
      stay: { checkIn: '2027-06-12', checkOut: '2027-06-13' },
    });
  });

  it('may be as many as the server closes at once: a winter, even a whole leap year', () => {
    expect(readNights({ first: isoDate('2027-10-15'), last: isoDate('2028-04-15') })).toHaveProperty('stay');
    expect(readNights({ first: isoDate('2027-01-01'), last: isoDate('2028-01-01') })).toHaveProperty('stay');
  });

  it.each([
    ['2027-06-13', '2027-06-12', 'datesWrong'],
    ['', '2027-06-12', 'datesWrong'],
    ['2027-06-12', '2027-02-30', 'datesWrong'],
    ['2027-01-01', '2028-01-02', 'tooLong'],
  ])('from %s to %s are refused: %s', (first, last, problem) => {
    expect(readNights({ first, last })).toEqual({ problem });
  });
});
