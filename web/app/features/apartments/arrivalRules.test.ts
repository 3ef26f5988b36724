import { describe, expect, it } from 'vitest';
import { arrivalRules } from './arrivalRules.ts';

const rules = { minNights: 2, maxNights: 60, arrivalDays: [], minNoticeDays: 1, bookingWindowDays: 550 };
const high = { name: 'high', from: '07-01', to: '08-31', arrivalDays: [6 as const] };
const late = { name: 'late', from: '09-01', to: '09-30' };

describe('the days on which stays begin', () => {
  it('are shown for seasons that have some', () => {
    expect(arrivalRules({ seasons: [late, high], rules })).toEqual([{ season: high, days: [6] }]);
  });

  it('are shown for all other times too, if the apartment has its own', () => {
    expect(arrivalRules({ seasons: [high, late], rules: { ...rules, arrivalDays: [5, 6] } })).toEqual([
      { season: high, days: [6] },
      { days: [5, 6] },
    ]);
  });

  it('are all days in a season that lifts the apartment’s own rule', () => {
    const free = { ...late, arrivalDays: [] };
    expect(arrivalRules({ seasons: [free], rules: { ...rules, arrivalDays: [6] } })).toEqual([
      { season: free, days: [1, 2, 3, 4, 5, 6, 7] },
      { days: [6] },
    ]);
    expect(arrivalRules({ seasons: [free], rules })).toEqual([]);
  });
});
