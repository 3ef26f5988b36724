import type { ApartmentFacts } from 'functions/contract/apartment';
import type { Weekday } from 'functions/domain/isoDate';

/** The days of the week on which stays may begin: in a season, or without one whenever no season says otherwise. */
export interface ArrivalRule {
  season?: ApartmentFacts['seasons'][number];
  days: Weekday[];
}

/**
 * What a guest must know about days of arrival, in the order in which it is said. A season with an empty list takes guests on
 * any day, so there is nothing to say of it, unless other times are stricter: then every season's own days are said.
 * The rules themselves are the domain's: `rulesFor` in stayRules.ts.
 */
export function arrivalRules({ seasons, rules }: Pick<ApartmentFacts, 'seasons' | 'rules'>): ArrivalRule[] {
  const always = rules.arrivalDays;
  const inSeasons = seasons
    .filter(({ arrivalDays }) => arrivalDays && (arrivalDays.length > 0 || always.length > 0))
    .map((season) => ({ season, days: season.arrivalDays!.length > 0 ? season.arrivalDays! : everyDay }));
  return always.length > 0 ? [...inSeasons, { days: always }] : inSeasons;
}

const everyDay: Weekday[] = [1, 2, 3, 4, 5, 6, 7];
