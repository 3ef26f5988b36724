import { describe, expect, it } from 'vitest';
import { sampleVilla } from '../../../tests/support/sampleVilla.ts';
import { addDays, isoDate, type IsoDate } from './isoDate.ts';
import { waitlistUpdate, type WaitlistSearch } from './waitlistUpdate.ts';
import type { OfferedApartment } from './nightTable.ts';
import { quoteStay } from './quote.ts';
import type { Stay } from './stay.ts';

const today = isoDate('2027-05-03');
const [from, to] = ['2027-06-12', '2027-06-19'];
const week: Stay = { checkIn: isoDate(from), checkOut: isoDate(to) };
const party = { adults: 2, children: 0 };

/** The villa, with the week of Lavender and of Rosemary taken or free. */
const villa = (...taken: string[]) =>
  sampleVilla(Object.fromEntries(taken.map((slug) => [slug, [[from, to] as [string, string]]])));
const all = ['lavender', 'olive', 'rosemary'];
const entry = (changes: Partial<WaitlistSearch> = {}): WaitlistSearch => ({
  ...week,
  ...party,
  apartment: 'lavender',
  notifiedOf: [],
  ...changes,
});
const notifiedOf = (one: WaitlistSearch, apartments: readonly OfferedApartment[], day: IsoDate = today) => {
  const update = waitlistUpdate(one, apartments, day);
  return update.kind === 'changed'
    ? { free: update.free.map(({ slugs }) => slugs.join('+')), notifiedOf: update.notifiedOf }
    : update.kind;
};

describe('a waitlist entry for one apartment', () => {
  it('is not notified while its nights are taken, whatever else is free', () => {
    expect(notifiedOf(entry(), villa('lavender'))).toBe('unchanged');
  });

  it('is notified once per gap, with the price of the party', () => {
    const update = waitlistUpdate(entry(), villa(), today);
    const [lavender] = villa();
    const { totalPayment: total } = quoteStay(week, party, lavender!, lavender!.propertyTerms);
    expect(update).toEqual({ kind: 'changed', notifiedOf: ['lavender'], free: [{ slugs: ['lavender'], total }] });
    expect(notifiedOf(entry({ notifiedOf: ['lavender'] }), villa())).toBe('unchanged');
    expect(notifiedOf(entry({ notifiedOf: ['lavender'] }), villa('lavender'))).toEqual({ free: [], notifiedOf: [] });
  });

  it('is not notified while one of its nights is taken', () => {
    for (const night of ['2027-06-12', '2027-06-18']) {
      const after = addDays(isoDate(night), 1);
      expect(notifiedOf(entry(), sampleVilla({ lavender: [[night, after]] }))).toBe('unchanged');
    }
    // Nights outside the stay do not matter.
    const beside = sampleVilla({
      lavender: [
        ['2027-06-05', '2027-06-12'],
        ['2027-06-19', '2027-06-26'],
      ],
    });
    expect(notifiedOf(entry(), beside)).toMatchObject({ free: ['lavender'] });
  });

  it('is not notified of a stay that the rules do not allow', () => {
    const [lavender] = villa();
    const strict = { ...lavender!, seasons: [], rules: { ...lavender!.rules, minNights: 8 } };
    expect(notifiedOf(entry(), [strict])).toBe('unchanged');
  });

  it('stays unchanged while its apartment is unknown', () => {
    expect(notifiedOf(entry({ notifiedOf: ['lavender'] }), [])).toBe('unchanged');
  });
});

describe('a waitlist entry for any apartment', () => {
  it('is notified in one mail of all free apartments, and later only of new ones', () => {
    expect(notifiedOf(entry({ apartment: null }), villa(...all))).toBe('unchanged');
    expect(notifiedOf(entry({ apartment: null }), villa('olive'))).toEqual({
      free: ['lavender', 'rosemary'],
      notifiedOf: ['lavender', 'rosemary'],
    });
    expect(notifiedOf(entry({ apartment: null, notifiedOf: ['lavender', 'rosemary'] }), villa('rosemary'))).toEqual({
      free: ['olive'],
      notifiedOf: ['lavender', 'olive'],
    });
  });

  it('is never notified of an apartment that is too small', () => {
    expect(notifiedOf(entry({ apartment: null, adults: 3, children: 2 }), villa('lavender', 'olive'))).toBe(
      'unchanged',
    );
    expect(notifiedOf(entry({ apartment: null, adults: 3, children: 2 }), villa('olive'))).toMatchObject({
      free: ['lavender'],
    });
  });

  it('is notified of several together, for a party that needs them, once per gap', () => {
    const six = entry({ apartment: null, adults: 6 });
    expect(notifiedOf(six, villa(...all))).toBe('unchanged');
    expect(notifiedOf(six, villa('lavender', 'rosemary'))).toBe('unchanged');
    const free = ['olive+rosemary'];
    expect(notifiedOf(six, villa('lavender'))).toEqual({ free, notifiedOf: free });
    const notified = { ...six, notifiedOf: free };
    expect(notifiedOf(notified, villa('lavender'))).toBe('unchanged');
    expect(notifiedOf(notified, villa('rosemary'))).toEqual({
      free: ['lavender+olive'],
      notifiedOf: ['lavender+olive'],
    });
    // An apartment that is left out counts as unknown.
    expect(notifiedOf(notified, villa('lavender').slice(0, 2))).toBe('unchanged');
    // A party of five fits into Lavender alone, and into two apartments together.
    expect(notifiedOf(entry({ apartment: null, adults: 3, children: 2 }), villa())).toMatchObject({
      free: ['lavender', 'olive+rosemary'],
    });
  });
});

describe('a waitlist entry ends', () => {
  const withNotice = villa().map((apartment) => ({
    ...apartment,
    seasons: [],
    rules: { ...apartment.rules, minNoticeDays: 3 },
  }));

  it('once the day of arrival has passed', () => {
    const sameDay = villa().map((apartment) => ({
      ...apartment,
      seasons: [],
      rules: { ...apartment.rules, minNoticeDays: 0 },
    }));
    expect(notifiedOf(entry(), sameDay, week.checkIn)).toMatchObject({ free: ['lavender'] });
    expect(notifiedOf(entry(), sameDay, addDays(week.checkIn, 1))).toBe('over');
    expect(notifiedOf(entry(), [], addDays(week.checkIn, 1))).toBe('over');
  });

  it('once no apartment for the party can be booked so late', () => {
    expect(notifiedOf(entry(), withNotice, addDays(week.checkIn, -3))).toMatchObject({ free: ['lavender'] });
    for (const apartment of ['lavender', null]) {
      expect(notifiedOf(entry({ apartment }), withNotice, addDays(week.checkIn, -2))).toBe('over');
    }
    for (const adults of [5, 6]) {
      const big = entry({ apartment: null, adults });
      expect(notifiedOf(big, withNotice, addDays(week.checkIn, -3))).not.toBe('over');
      expect(notifiedOf(big, withNotice, addDays(week.checkIn, -2))).toBe('over');
    }
  });
});
