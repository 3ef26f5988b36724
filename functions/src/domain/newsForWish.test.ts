import { describe, expect, it } from 'vitest';
import { sampleVilla } from '../../../tests/support/sampleVilla.ts';
import { addDays, isoDate, type IsoDate } from './isoDate.ts';
import { newsForWish, type WaitingWish } from './newsForWish.ts';
import type { OfferedApartment } from './offeredApartment.ts';
import { quoteStay } from './quote.ts';
import type { Stay } from './stay.ts';

const today = isoDate('2027-05-03');
const [from, to] = ['2027-06-12', '2027-06-19'];
const week: Stay = { checkIn: isoDate(from), checkOut: isoDate(to) };
const party = { adults: 2, children: 0 };

/** The villa with Lavender's and Rosemary's week taken or free. */
const villa = (...taken: string[]) =>
  sampleVilla(Object.fromEntries(taken.map((slug) => [slug, [[from, to] as [string, string]]])));
const all = ['lavender', 'olive', 'rosemary'];
const wish = (changes: Partial<WaitingWish> = {}): WaitingWish => ({
  ...week,
  ...party,
  apartment: 'lavender',
  notifiedOf: [],
  ...changes,
});
const notifiedOf = (one: WaitingWish, apartments: readonly OfferedApartment[], day: IsoDate = today) => {
  const news = newsForWish(one, apartments, day);
  return news.kind === 'changed'
    ? { free: news.free.map(({ slugs }) => slugs.join('+')), notifiedOf: news.notifiedOf }
    : news.kind;
};

describe('a wish for one apartment', () => {
  it('has no news while its nights are taken, whatever else is free', () => {
    expect(notifiedOf(wish(), villa('lavender'))).toBe('unchanged');
  });

  it('is notified once per gap, with the price of the party', () => {
    const news = newsForWish(wish(), villa(), today);
    const [lavender] = villa();
    const { totalPayment: total } = quoteStay(week, party, lavender!, lavender!.propertyTerms);
    expect(news).toEqual({ kind: 'changed', notifiedOf: ['lavender'], free: [{ slugs: ['lavender'], total }] });
    expect(notifiedOf(wish({ notifiedOf: ['lavender'] }), villa())).toBe('unchanged');
    expect(notifiedOf(wish({ notifiedOf: ['lavender'] }), villa('lavender'))).toEqual({ free: [], notifiedOf: [] });
  });

  it('is not notified while one of its nights is taken', () => {
    for (const night of ['2027-06-12', '2027-06-18']) {
      const after = addDays(isoDate(night), 1);
      expect(notifiedOf(wish(), sampleVilla({ lavender: [[night, after]] }))).toBe('unchanged');
    }
    // Nights beside the stay do not matter.
    const beside = sampleVilla({
      lavender: [
        ['2027-06-05', '2027-06-12'],
        ['2027-06-19', '2027-06-26'],
      ],
    });
    expect(notifiedOf(wish(), beside)).toMatchObject({ free: ['lavender'] });
  });

  it('is not notified of a stay that the rules do not allow', () => {
    const [lavender] = villa();
    const strict = { ...lavender!, seasons: [], rules: { ...lavender!.rules, minNights: 8 } };
    expect(notifiedOf(wish(), [strict])).toBe('unchanged');
  });

  it('stays as it is while its apartment is unknown', () => {
    expect(notifiedOf(wish({ notifiedOf: ['lavender'] }), [])).toBe('unchanged');
  });
});

describe('a wish for any apartment', () => {
  it('is notified in one mail of all that became free, and later only of what is new', () => {
    expect(notifiedOf(wish({ apartment: null }), villa(...all))).toBe('unchanged');
    expect(notifiedOf(wish({ apartment: null }), villa('olive'))).toEqual({
      free: ['lavender', 'rosemary'],
      notifiedOf: ['lavender', 'rosemary'],
    });
    expect(notifiedOf(wish({ apartment: null, notifiedOf: ['lavender', 'rosemary'] }), villa('rosemary'))).toEqual({
      free: ['olive'],
      notifiedOf: ['lavender', 'olive'],
    });
  });

  it('is never notified of an apartment that is too small', () => {
    expect(notifiedOf(wish({ apartment: null, adults: 3, children: 2 }), villa('lavender', 'olive'))).toBe('unchanged');
    expect(notifiedOf(wish({ apartment: null, adults: 3, children: 2 }), villa('olive'))).toMatchObject({
      free: ['lavender'],
    });
  });

  it('is notified of several together, for a party that needs them, once per gap', () => {
    const six = wish({ apartment: null, adults: 6 });
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
    // Nothing is known of an apartment that is not given.
    expect(notifiedOf(notified, villa('lavender').slice(0, 2))).toBe('unchanged');
    // Alone, or with another: both hold a party of five.
    expect(notifiedOf(wish({ apartment: null, adults: 3, children: 2 }), villa())).toMatchObject({
      free: ['lavender', 'olive+rosemary'],
    });
  });
});

describe('a wish is over', () => {
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
    expect(notifiedOf(wish(), sameDay, week.checkIn)).toMatchObject({ free: ['lavender'] });
    expect(notifiedOf(wish(), sameDay, addDays(week.checkIn, 1))).toBe('over');
    expect(notifiedOf(wish(), [], addDays(week.checkIn, 1))).toBe('over');
  });

  it('once no apartment for the party can be booked so late', () => {
    expect(notifiedOf(wish(), withNotice, addDays(week.checkIn, -3))).toMatchObject({ free: ['lavender'] });
    for (const apartment of ['lavender', null]) {
      expect(notifiedOf(wish({ apartment }), withNotice, addDays(week.checkIn, -2))).toBe('over');
    }
    for (const adults of [5, 6]) {
      const big = wish({ apartment: null, adults });
      expect(notifiedOf(big, withNotice, addDays(week.checkIn, -3))).not.toBe('over');
      expect(notifiedOf(big, withNotice, addDays(week.checkIn, -2))).toBe('over');
    }
  });
});
