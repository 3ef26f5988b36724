import type { Apartment } from 'functions/contract/apartment';
import { expect, test } from 'vitest';
import { looseRules } from './looseRules.ts';

const rules = { minNights: 4, maxNights: 30, arrivalDays: [], leadDays: 3, horizonDays: 300 };
const strict = { rules, seasons: [] } as unknown as Apartment;
const winter = { name: 'winter', from: '11-01', to: '03-31', minNights: 2, maxNights: 60, leadDays: 0 };

test('what only one season of one apartment allows is not refused', () => {
  const seasonal = { rules, seasons: [winter] } as unknown as Apartment;
  expect(looseRules([strict, seasonal])).toEqual({
    rules: { minNights: 2, maxNights: 60, arrivalDays: [], leadDays: 0, horizonDays: 300 },
    seasons: [],
  });
});
