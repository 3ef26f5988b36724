import { isoDate } from 'functions/domain/isoDate';
import { parseOwnersStay } from 'functions/domain/ownersStay';
import { describe, expect, it } from 'vitest';
import { chooseNight, isChoosable, lastNightOf, stayOf } from './nightSelection.ts';
import { readNights, typedNights } from '../sheets/typedNights.ts';

const [twelfth, fifteenth] = [isoDate('2027-06-12'), isoDate('2027-06-15')];

describe('choosing nights', () => {
  it('takes the first and the last one', () => {
    const begun = chooseNight(undefined, 'olive', twelfth);
    expect(begun.complete).toBe(false);
    const done = chooseNight(begun.selection, 'olive', fifteenth);
    expect(done.complete).toBe(true);
    expect(stayOf(done.selection)).toEqual({ checkIn: '2027-06-12', checkOut: '2027-06-16' });
  });

  it('accepts them in either order', () => {
    const { selection } = chooseNight(chooseNight(undefined, 'olive', fifteenth).selection, 'olive', twelfth);
    expect(stayOf(selection)).toEqual({ checkIn: '2027-06-12', checkOut: '2027-06-16' });
  });

  it('selects one night if the same night is chosen twice', () => {
    const { selection, complete } = chooseNight(chooseNight(undefined, 'olive', twelfth).selection, 'olive', twelfth);
    expect(complete).toBe(true);
    expect(stayOf(selection)).toEqual({ checkIn: '2027-06-12', checkOut: '2027-06-13' });
    expect(lastNightOf(stayOf(selection))).toBe('2027-06-12');
  });

  it('starts again in another apartment', () => {
    const { selection, complete } = chooseNight(
      chooseNight(undefined, 'olive', twelfth).selection,
      'lavender',
      fifteenth,
    );
    expect(complete).toBe(false);
    expect(selection).toEqual({ apartment: 'lavender', anchor: fifteenth, end: fifteenth });
  });
});

it('allows nights of the past year, so that a stay can be entered late, and no earlier nights', () => {
  const today = isoDate('2027-06-12');
  const isEntered = (night: string) => {
    const typed = { checkIn: night, checkOut: '2026-06-20' };
    return 'stay' in parseOwnersStay(typed, today, { isAfterwards: true });
  };
  for (const night of ['2026-06-11', '2026-06-10']) {
    expect(isChoosable(isoDate(night), today)).toBe(night === '2026-06-11');
    expect(isEntered(night)).toBe(night === '2026-06-11');
  }
});

describe('typed nights', () => {
  const today = isoDate('2027-01-01');

  it('are those of the stay, both ends included', () => {
    const stay = { checkIn: twelfth, checkOut: fifteenth };
    expect(typedNights(stay)).toEqual({ first: '2027-06-12', last: '2027-06-14' });
    expect(readNights(typedNights(stay), today)).toEqual({ stay });
    expect(readNights({ first: twelfth, last: twelfth }, today)).toEqual({
      stay: { checkIn: '2027-06-12', checkOut: '2027-06-13' },
    });
  });

  it.each([
    ['2027-06-13', '2027-06-12', 'last', 'dates-invalid'],
    ['', '2027-06-12', 'last', 'dates-required'],
    ['2027-06-12', '2027-02-30', 'last', 'dates-required'],
    ['2027-01-01', '2028-01-02', 'last', 'stay-too-long'],
  ])('from %s to %s are refused at the %s: %s', (first, last, field, problem) => {
    expect(readNights({ first, last }, today)).toEqual({ problem, field });
  });
});
