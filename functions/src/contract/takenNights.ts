import './configureZod.ts';
import * as z from 'zod/mini';
import type { IsoDate } from '../domain/isoDate.ts';
import { lastPossibleNight } from '../domain/lastPossibleNight.ts';
import { nightsInRanges, rangesOf } from '../domain/nightRanges.ts';
import type { Apartment } from './apartment.ts';
import { isoDay } from './storedFields.ts';

/**
 * `GET /calendar/taken.json`, on the site's own host. It takes no query, so that the CDN stores one copy.
 */
export const takenNightsPath = '/calendar/taken.json';

/** How long the CDN caches the response, in minutes. */
export const takenNightsMinutes = 10;

/** The first taken night, and the day after the last one. */
const range = z.readonly(
  z.tuple([isoDay, isoDay]).check(z.refine(([first, after]) => first < after, 'a range has a night')),
);

/**
 * All taken nights by apartment slug, from today at the property (`from`) to the last night that can be booked. A missing
 * apartment could not be read: its nights are unknown. Ranges are sorted and do not touch.
 */
export const takenNightsSchema = z.object({ from: isoDay, apartments: z.record(z.string(), z.array(range)) });
export type TakenNightsResponse = z.infer<typeof takenNightsSchema>;

/**
 * @param apartments the offered apartments, in the order of the site
 * @param nights taken nights by slug; an apartment that could not be read is missing
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

/** The last published night: the last one that can be booked in any apartment. */
export function lastPublicNight(apartments: readonly Apartment[], today: IsoDate): IsoDate {
  const ends = apartments.map((apartment) => lastPossibleNight(today, apartment));
  return ends.reduce((latest, end) => (end > latest ? end : latest));
}

/**
 * The nights of each apartment in a response.
 * @throws if the response does not match the schema
 */
export function parseTakenNights(response: unknown): Map<string, Set<IsoDate>> {
  const { apartments } = takenNightsSchema.parse(response);
  return new Map(Object.entries(apartments).map(([slug, ranges]) => [slug, nightsInRanges(ranges)]));
}
