import './configureZod.ts';
import * as z from 'zod/mini';
import { parseIsoDate, type IsoDate } from '../domain/isoDate.ts';
import { lastPossibleNight } from '../domain/lastPossibleNight.ts';
import { nightsInRanges, rangesOf } from '../domain/nightRanges.ts';
import type { Apartment } from './apartment.ts';

/**
 * `GET /calendar/taken.json`, on the site's own host. Without a query: there is one URL, so that the CDN has one copy.
 */
export const takenNightsPath = '/calendar/taken.json';

/** For which the CDN answers with the same copy. */
export const takenNightsMinutes = 10;

const day = z.custom<IsoDate>((value) => parseIsoDate(value) !== undefined);

/** The first taken night, and the day after the last one. */
const range = z.readonly(z.tuple([day, day]).check(z.refine(([first, after]) => first < after, 'a range has a night')));

/**
 * All taken nights from today (`from`, at the property) until after the last stay that can be booked, by the slug of the
 * apartment: a missing apartment could not be read, and nothing is known of its nights. Ranges are sorted and do not touch.
 */
export const takenNightsSchema = z.object({ from: day, apartments: z.record(z.string(), z.array(range)) });
export type TakenNightsResponse = z.infer<typeof takenNightsSchema>;

/**
 * @param apartments offered, in the order of the site
 * @param nights taken, by slug; an apartment that could not be read is missing
 */
export function toTakenNights(
  apartments: readonly Apartment[],
  nights: ReadonlyMap<string, readonly IsoDate[]>,
  today: IsoDate,
): TakenNightsResponse {
  const to = lastPublicNight(apartments, today);
  const ranges = [...nights].map(([slug, all]) => {
    return [slug, rangesOf(all.filter((night) => night >= today && night <= to))] as const;
  });
  return { from: today, apartments: Object.fromEntries(ranges) };
}

/** The last night that is published: that of the last stay that can be booked in any apartment. */
export function lastPublicNight(apartments: readonly Apartment[], today: IsoDate): IsoDate {
  const ends = apartments.map((apartment) => lastPossibleNight(today, apartment));
  return ends.reduce((latest, end) => (end > latest ? end : latest));
}

/**
 * The nights of each apartment in a response.
 * @throws if the schema does not accept it
 */
export function parseTakenNights(response: unknown): Map<string, Set<IsoDate>> {
  const { apartments } = takenNightsSchema.parse(response);
  return new Map(Object.entries(apartments).map(([slug, ranges]) => [slug, nightsInRanges(ranges)]));
}
