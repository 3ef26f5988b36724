import type { ApartmentFacts } from 'functions/contract/apartment';
import type { Weekday } from 'functions/domain/isoDate';

/** The weekdays on which stays may begin: in a season, or without one in all other times. */
export interface ArrivalRule {
  season?: ApartmentFacts['seasons'][number];
  days: Weekday[];
}

/**
 * What a guest must know about days of arrival, in the order in which it is shown. A season with an empty list allows every
 * day, which is only mentioned when other times are stricter. The rules themselves are in stayRules.ts of the domain.
 */
export function arrivalRules({ seasons, rules }: Pick<ApartmentFacts, 'seasons' | 'rules'>): ArrivalRule[] {
  const always = rules.arrivalDays;
  const inSeasons = seasons
    .filter(({ arrivalDays }) => arrivalDays && (arrivalDays.length > 0 || always.length > 0))
    .map((season) => ({ season, days: season.arrivalDays!.length > 0 ? season.arrivalDays! : everyDay }));
  return always.length > 0 ? [...inSeasons, { days: always }] : inSeasons;
}

const everyDay: Weekday[] = [1, 2, 3, 4, 5, 6, 7];
