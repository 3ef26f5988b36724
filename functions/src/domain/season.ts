import type { IsoDate, Weekday } from './isoDate.ts';
import type { Cents } from './money.ts';
import { nightsOf, type Stay } from './stay.ts';

/** Stay rules, of a season or of the apartment. */
export interface StayRules {
  /** Minimum and maximum nights of a stay that begins in the season. */
  readonly minNights: number;
  readonly maxNights: number;
  /** Weekdays on which guests may arrive; empty for any day. */
  readonly arrivalDays: readonly Weekday[];
  /** Minimum days between today and arrival; 0 allows arriving today. */
  readonly minNoticeDays: number;
  /** Maximum days between today and arrival. */
  readonly bookingWindowDays: number;
}

/**
 * A period with its own prices or rules, both ends included. `MM-DD` repeats every year and may span New Year
 * (`12-20` to `01-06`); `YYYY-MM-DD` applies once. The first matching season wins.
 */
export interface Season extends Partial<{ readonly [Rule in keyof StayRules]: StayRules[Rule] | undefined }> {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Price of a night in the season; if missing, the apartment's `nightPrice` applies. */
  readonly nightPrice?: Cents | undefined;
}

export function isInSeason(night: IsoDate, season: Pick<Season, 'from' | 'to'>): boolean {
  const yearly = season.from.length === 5;
  const day = yearly ? night.slice(5) : night;
  return season.from <= season.to
    ? season.from <= day && day <= season.to
    : yearly && (day >= season.from || day <= season.to);
}

export function seasonOf(night: IsoDate, seasons: readonly Season[]): Season | undefined {
  return seasons.find((season) => isInSeason(night, season));
}

/** The nights of a stay grouped by season, in the order of the stay. */
export function nightsBySeason(
  stay: Stay,
  seasons: readonly Season[],
): { season: Season | undefined; nights: IsoDate[] }[] {
  const groups = new Map<Season | undefined, IsoDate[]>();
  for (const night of nightsOf(stay)) {
    const season = seasonOf(night, seasons);
    const group = groups.get(season);
    if (group) group.push(night);
    else groups.set(season, [night]);
  }
  return [...groups].map(([season, nights]) => ({ season, nights }));
}
