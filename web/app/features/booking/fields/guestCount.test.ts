import { describe, expect, it } from 'vitest';
import { firstLimit, fitCount } from './guestCount.ts';

const limits = { adults: 4, children: 2, guests: 5 };

describe('fitCount', () => {
  it('accepts counts within the limits', () => {
    expect(fitCount('adults', 4, { adults: 2, children: 1 }, limits)).toEqual({ count: 4, limited: false });
  });

  it('stops at the limit of the kind', () => {
    expect(fitCount('adults', 10_000, { adults: 2, children: 0 }, limits)).toEqual({ count: 4, limited: true });
    expect(fitCount('children', 3, { adults: 2, children: 2 }, limits)).toEqual({ count: 2, limited: true });
  });

  it('stops at the limit of all guests', () => {
    expect(fitCount('children', 2, { adults: 4, children: 1 }, limits)).toEqual({ count: 1, limited: true });
  });

  it('never goes below one adult and zero children', () => {
    expect(fitCount('adults', 0, { adults: 2, children: 0 }, limits)).toEqual({ count: 1, limited: false });
    expect(fitCount('children', 0, { adults: 9, children: 9 }, limits)).toEqual({ count: 0, limited: false });
    expect(fitCount('adults', 2, { adults: 2, children: 9 }, limits)).toEqual({ count: 1, limited: true });
  });
});

describe('firstLimit', () => {
  it('is the limit of the kind, even if both are reached at once', () => {
    expect(firstLimit('children', { adults: 2, children: 2 }, limits).name).toBe('children');
    expect(firstLimit('children', { adults: 3, children: 2 }, limits).name).toBe('children');
    expect(firstLimit('adults', { adults: 4, children: 1 }, limits).name).toBe('adults');
  });

  it('is the limit of all guests if it allows fewer of the kind', () => {
    expect(firstLimit('children', { adults: 4, children: 1 }, limits).name).toBe('guests');
    expect(firstLimit('adults', { adults: 3, children: 2 }, limits)).toEqual({ name: 'guests', limit: 5, most: 3 });
  });

  it('counts babies apart from all other guests', () => {
    expect(fitCount('babies', 4, { adults: 4, children: 1 }, limits)).toEqual({ count: 3, limited: true });
    expect(fitCount('adults', 4, { adults: 3, children: 1, babies: 3 }, limits)).toEqual({ count: 4, limited: false });
  });
});
