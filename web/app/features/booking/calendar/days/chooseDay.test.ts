import { isoDate, type IsoDate } from 'functions/domain/isoDate';
import { describe, expect, it } from 'vitest';
import type { OfferedApartment } from 'functions/domain/nightTable';
import { sampleVilla } from '../../../../../../tests/support/sampleVilla.ts';
import { partyCalendar } from '../partyCalendar.ts';
import { chooseDay, selectableAs } from './chooseDay.ts';
import { dayState } from './dayState.ts';

const apartment: OfferedApartment = {
  ...sampleVilla()[0]!,
  rules: { minNights: 2, maxNights: 30, arrivalDays: [], minNoticeDays: 1, bookingWindowDays: 400 },
  seasons: [{ name: 'high', from: '07-01', to: '08-31', minNights: 7, arrivalDays: [6] }],
};
const today = isoDate('2027-05-01');
const day = (text: string) => isoDate(`2027-${text}`);
const taken = new Set<IsoDate>(['06-10', '06-11', '06-12'].map(day));
const couple = { adults: 2, children: 0 };
const calendar = partyCalendar([{ ...apartment, slug: 'olive', taken }], couple, today);
const nothing = { checkIn: undefined, checkOut: undefined };

const choose = (text: string, dates: Parameters<typeof chooseDay>[1], picking: 'checkIn' | 'checkOut') =>
  chooseDay(day(text), dates, picking, calendar);

describe('chooseDay', () => {
  it('takes arrival, then departure', () => {
    expect(choose('06-05', nothing, 'checkIn')).toEqual({
      dates: { checkIn: day('06-05'), checkOut: undefined },
      next: 'checkOut',
    });
    expect(choose('06-08', { ...nothing, checkIn: day('06-05') }, 'checkOut')).toEqual({
      dates: { checkIn: day('06-05'), checkOut: day('06-08') },
      next: 'done',
    });
  });

  it("lets a guest leave on another's arrival day and arrive on another's departure day", () => {
    expect(choose('06-10', { ...nothing, checkIn: day('06-05') }, 'checkOut')?.next).toBe('done');
    expect(choose('06-13', nothing, 'checkIn')?.next).toBe('checkOut');
  });

  it('begins a new stay on a day after a taken night, because no stay may span one', () => {
    expect(choose('06-14', { ...nothing, checkIn: day('06-05') }, 'checkOut')).toEqual({
      dates: { checkIn: day('06-14'), checkOut: undefined },
      next: 'checkOut',
    });
    expect(choose('06-11', { ...nothing, checkIn: day('06-05') }, 'checkOut')).toBeUndefined();
  });

  it('begins a new stay on a day before the arrival, and keeps an arrival that is pressed again', () => {
    const dates = { ...nothing, checkIn: day('06-05') };
    expect(choose('06-02', dates, 'checkOut')?.dates).toEqual({ checkIn: day('06-02'), checkOut: undefined });
    expect(choose('06-05', dates, 'checkOut')?.dates).toEqual(dates);
  });

  it('refuses stays that are too short, taken nights, past days and wrong arrival days', () => {
    expect(choose('06-06', { ...nothing, checkIn: day('06-05') }, 'checkOut')).toBeUndefined();
    expect(choose('06-10', nothing, 'checkIn')).toBeUndefined();
    expect(choose('04-30', nothing, 'checkIn')).toBeUndefined();
    expect(choose('07-02', nothing, 'checkIn')).toBeUndefined();
    expect(choose('07-03', nothing, 'checkIn')?.next).toBe('checkOut');
  });

  it('keeps the departure if it still fits a new arrival, else clears it', () => {
    const dates = { checkIn: day('06-01'), checkOut: day('06-08') };
    expect(choose('06-04', dates, 'checkIn')?.dates.checkOut).toBe(day('06-08'));
    expect(choose('06-07', dates, 'checkIn')?.dates.checkOut).toBeUndefined();
    expect(choose('06-14', dates, 'checkIn')?.dates.checkOut).toBeUndefined();
  });

  it('chooses exactly the days that are shown as selectable', () => {
    for (const picking of ['checkIn', 'checkOut'] as const) {
      for (let number = 1; number <= 30; number += 1) {
        const text = `06-${String(number).padStart(2, '0')}`;
        const chosen = choose(text, { ...nothing, checkIn: day('06-05') }, picking) !== undefined;
        expect(selectableAs({ ...nothing, checkIn: day('06-05') }, picking, calendar)(day(text)) !== undefined).toBe(
          chosen,
        );
      }
    }
  });
});

describe('dayState', () => {
  const kind = (text: string) => dayState(day(text), calendar, today).kind;

  it('says what can be selected on a day', () => {
    expect(kind('04-30')).toBe('past');
    expect(kind('05-01')).toBe('noArrival');
    expect(kind('06-08')).toBe('free');
    expect(kind('06-09')).toBe('noArrival');
    expect(kind('06-10')).toBe('departureOnly');
    expect(kind('06-11')).toBe('taken');
    expect(kind('06-13')).toBe('arrivalOnly');
    expect(kind('07-02')).toBe('noArrival');
    expect(dayState(isoDate('2029-01-01'), calendar, today).kind).toBe('beyond');
  });

  it('shows no night as free while the taken nights are unknown, but lets a guest choose it', () => {
    const unknown = partyCalendar([{ ...apartment, slug: 'olive', taken: new Set() }], couple, today, false);
    const shown = ['04-30', '05-01', '06-08', '06-11'].map((text) => dayState(day(text), unknown, today).kind);
    expect(shown).toEqual(['past', 'noArrival', 'unknown', 'unknown']);
    expect(unknown.priceOf(day('06-08'))).toBeUndefined();
    expect(chooseDay(day('06-08'), nothing, 'checkIn', unknown)?.next).toBe('checkOut');
  });
});
