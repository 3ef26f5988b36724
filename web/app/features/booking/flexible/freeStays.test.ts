import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyParty,
  anyVilla,
  everyStay,
  isBookable,
  today as propertyToday,
} from '../../../../../tests/support/anyVilla.ts';
import { sampleVilla } from '../../../../../tests/support/sampleVilla.ts';
import { accommodationsFor } from 'functions/domain/accommodation';
import { freeStays, periodOf } from './freeStays.ts';
import { addDays, isoDate, type IsoMonth } from 'functions/domain/isoDate';
import { sumOf } from 'functions/domain/money';
import { quoteStay } from 'functions/domain/quote';
import { nightCount } from 'functions/domain/stay';

const today = isoDate('2026-11-22');
const couple = { adults: 2, children: 0 };
const family = { adults: 2, children: 2 };
const month = (name: string) => periodOf(name as IsoMonth);
const week = { nights: 7 };

describe('freeStays', () => {
  it('finds weekends, one for each Friday, and longer ones if the rules require more nights', () => {
    const weekends = (name: string, guests = family) =>
      freeStays('weekend', month(name), sampleVilla({ olive: [['2027-05-07', '2027-05-08']] }), guests, today).map(
        ({ stay, parts }) => [stay.checkIn, stay.checkOut, parts[0]!.slug],
      );
    expect(weekends('2027-05')).toEqual([
      ['2027-05-07', '2027-05-09', 'lavender'],
      ['2027-05-14', '2027-05-16', 'olive'],
      // From 15 May on, a stay has at least 4 nights. A weekend stay that begins on Thursday counts for the month of
      // its Friday.
      ['2027-05-20', '2027-05-24', 'olive'],
      ['2027-05-27', '2027-05-31', 'olive'],
    ]);
    expect(weekends('2027-06', couple)[0]).toEqual(['2027-06-03', '2027-06-06', 'rosemary']);
    expect(weekends('2027-07', family)).toEqual([]);
  });

  it('finds nothing before today and beyond the booking window', () => {
    expect(freeStays(week, month('2026-10'), sampleVilla(), couple, today)).toEqual([]);
    expect(freeStays(week, month('2028-06'), sampleVilla(), couple, today)).toEqual([]);
    const [first] = freeStays(week, month('2026-11'), sampleVilla(), couple, today);
    expect(first?.stay.checkIn).toBe('2026-11-23');
    expect(freeStays(week, month('2028-05'), sampleVilla(), couple, today).at(-1)?.stay.checkIn).toBe('2028-05-25');
  });

  it('finds every stay that can be booked, and none is cheaper', () => {
    fc.assert(
      fc.property(anyVilla, anyParty, fc.integer({ min: 1, max: 9 }), (villa, party, nights) => {
        const period = { from: addDays(propertyToday, -3), to: addDays(propertyToday, 40) };
        const stays = freeStays({ nights }, period, villa, party, propertyToday);
        // The combinations of several apartments have their own tests.
        const all = accommodationsFor(villa, party, propertyToday);
        const alone = all.filter(({ parts }) => parts.length === 1);
        const groups = alone.length > 0 ? alone : all;
        const expected = everyStay
          .filter((stay) => nightCount(stay) === nights)
          .flatMap((stay) => {
            const totals = groups
              .filter(({ parts }) =>
                isBookable(
                  stay,
                  party,
                  parts.map(({ apartment }) => apartment),
                ),
              )
              .map(({ parts }) =>
                sumOf(
                  parts.map(
                    ({ apartment, guests }) => quoteStay(stay, guests, apartment, apartment.propertyTerms).totalPayment,
                  ),
                ),
              );
            return totals.length > 0 ? [{ stay, total: Math.min(...totals) }] : [];
          });
        expect(stays.map(({ stay, total }) => ({ stay, total }))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});
