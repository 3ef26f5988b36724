import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyParty,
  anyVilla,
  everyDay,
  everyGroup,
  everyStay,
  isBookable,
  today as propertyToday,
} from '../../../../../tests/support/anyVilla.ts';
import { sampleVilla } from '../../../../../tests/support/sampleVilla.ts';
import { guestsFit } from 'functions/domain/guests';
import { addDays, isoDate } from 'functions/domain/isoDate';
import { partyCalendar } from './partyCalendar.ts';

const today = isoDate('2026-11-22');
const couple = { adults: 2, children: 0 };
const family = { adults: 2, children: 2 };
const crowd = { adults: 5, children: 0 };
const [august, june] = [isoDate('2027-08-04'), isoDate('2027-06-05')];

describe('partyCalendar', () => {
  it('says whether the party fits one apartment, several or none', () => {
    const fits = (guests: { adults: number; children: number }) => partyCalendar(sampleVilla(), guests, today).fits;
    expect([couple, crowd, { adults: 11, children: 0 }].map(fits)).toEqual(['alone', 'together', 'none']);
  });

  it('shows a night as taken if no apartment that fits the party is free', () => {
    const villa = sampleVilla({ lavender: [['2026-12-15', '2026-12-18']], olive: [['2026-12-14', '2026-12-17']] });
    const shown = (guests: typeof couple) => {
      const calendar = partyCalendar(villa, guests, today);
      return ['2026-12-13', '2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17'].map((day) =>
        calendar.isTaken(isoDate(day)),
      );
    };
    expect(shown(couple)).toEqual([false, false, false, false, false]);
    expect(shown(family)).toEqual([false, false, true, true, false]);
    // The party needs at least two apartments, and only one is free from 15 to 17 December.
    expect(shown(crowd)).toEqual([false, false, true, true, false]);
    const yesterday = partyCalendar(villa, couple, today).isTaken(addDays(today, -1));
    expect([yesterday, partyCalendar(villa, couple, today).isTaken(isoDate('2031-01-01'))]).toEqual([false, false]);
  });

  it('names the shortest stay of the season with its arrival days', () => {
    const calendar = partyCalendar(sampleVilla(), family, today);
    expect(calendar.shortest(june)).toEqual({ minNights: 4, arrivalDays: [] });
    expect(calendar.shortest(august)).toEqual({ minNights: 7, arrivalDays: [6] });
    expect(partyCalendar(sampleVilla(), couple, today).shortest(august)).toEqual({ minNights: 5, arrivalDays: [] });
    // If rosemary is taken, the rules of the others apply.
    const taken = sampleVilla({ rosemary: [['2027-08-01', '2027-08-20']] });
    expect(partyCalendar(taken, couple, today).shortest(august)).toEqual({ minNights: 7, arrivalDays: [6] });
    expect(partyCalendar(sampleVilla(), crowd, today).shortest(august)).toEqual({ minNights: 7, arrivalDays: [6] });
  });

  it('says why no stay can begin on a day', () => {
    const villa = sampleVilla({ lavender: [['2027-08-10', '2027-08-20']], olive: [['2027-08-06', '2027-08-20']] });
    const refusal = (day: string, guests = family) => partyCalendar(villa, guests, today).arrivalRefusal(isoDate(day));
    expect(refusal('2026-11-21')).toBe('too-soon');
    expect(refusal('2026-11-22')).toBe('too-soon');
    expect(refusal('2026-11-23')).toBeUndefined();
    expect(refusal('2028-05-25')).toBeUndefined();
    expect(refusal('2028-05-26')).toBe('too-far-ahead');
    expect(refusal('2031-01-01')).toBe('too-far-ahead');
    expect(refusal('2027-08-04')).toBe('arrival-day');
    expect(refusal('2027-08-07')).toBe('stay-too-short');
    expect(refusal('2027-08-12')).toBe('dates-taken');
    expect(refusal('2027-08-04', couple)).toBeUndefined();
  });

  it('has the lowest price of the free apartments', () => {
    const villa = sampleVilla({ rosemary: [['2027-08-04', '2027-08-05']], olive: [['2027-08-04', '2027-08-05']] });
    const price = (day: string, guests = couple) => partyCalendar(villa, guests, today).priceOf(isoDate(day));
    expect(price('2027-08-05')).toBe(13_500);
    expect(price('2027-08-04')).toBe(23_500);
    expect(price('2027-08-05', family)).toBe(19_500);
    // The sum for olive and rosemary together.
    expect(price('2027-08-05', crowd)).toBe(33_000);
    expect(price('2027-08-04', crowd)).toBeUndefined();
  });

  it('allows exactly the stays that can be booked', () => {
    fc.assert(
      fc.property(anyVilla, anyParty, (villa, party) => {
        const calendar = partyCalendar(villa, party, propertyToday);
        if (calendar.fits === 'none') return;
        const alone = villa.filter(({ limits }) => guestsFit(party, limits)).map((apartment) => [apartment]);
        const groups = alone.length > 0 ? alone : everyGroup(villa);
        const bookable = everyStay.filter((stay) => groups.some((group) => isBookable(stay, party, group)));
        for (const day of everyDay) {
          const departures = bookable.filter(({ checkIn }) => checkIn === day).map(({ checkOut }) => checkOut);
          expect([...calendar.departures(day)]).toEqual(departures);
          expect(calendar.arrivalRefusal(day) === undefined).toBe(departures.length > 0);
          if (departures.length > 0) expect(calendar.isTaken(day)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });
});
