import type { Apartment } from 'functions/contract/apartment';
import type { CalendarRules } from './dayState.ts';

/** What at least one apartment allows in any season: the calendar on pages where no single apartment decides yet. */
export function looseRules(apartments: readonly Apartment[]): CalendarRules {
  const all = apartments.flatMap(({ rules, seasons }) => [
    rules,
    ...seasons.map(({ minNights, maxNights, leadDays, horizonDays }) => ({
      minNights: minNights ?? rules.minNights,
      maxNights: maxNights ?? rules.maxNights,
      leadDays: leadDays ?? rules.leadDays,
      horizonDays: horizonDays ?? rules.horizonDays,
    })),
  ]);
  return {
    rules: {
      minNights: Math.min(...all.map(({ minNights }) => minNights)),
      maxNights: Math.max(...all.map(({ maxNights }) => maxNights)),
      arrivalDays: [],
      leadDays: Math.min(...all.map(({ leadDays }) => leadDays)),
      horizonDays: Math.max(...all.map(({ horizonDays }) => horizonDays)),
    },
    seasons: [],
  };
}
