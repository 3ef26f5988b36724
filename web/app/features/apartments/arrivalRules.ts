import type { ApartmentFacts } from 'functions/contract/apartment';
import type { Weekday } from 'functions/domain/isoDate';

/** The weekdays on which stays may begin in a season. Without a season: at all other times. */
export interface ArrivalRule {
  season?: ApartmentFacts['seasons'][number];
  days: Weekday[];
}

/**
 * The rules about arrival days that a guest must know, in display order. A season with an empty list allows every day, which is
 * mentioned only if other times are stricter. stayRules.ts of the domain enforces the rules.
 */
export function arrivalRules({ seasons, rules }: Pick<ApartmentFacts, 'seasons' | 'rules'>): ArrivalRule[] {
  const always = rules.arrivalDays;
  const inSeasons = seasons
    .filter(({ arrivalDays }) => arrivalDays && (arrivalDays.length > 0 || always.length > 0))
    .map((season) => ({ season, days: season.arrivalDays!.length > 0 ? season.arrivalDays! : everyDay }));
  return always.length > 0 ? [...inSeasons, { days: always }] : inSeasons;
}

const everyDay: Weekday[] = [1, 2, 3, 4, 5, 6, 7];
