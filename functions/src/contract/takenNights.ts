import './configureZod.ts';
import * as z from 'zod/mini';
import { parseIsoDate, type IsoDate } from '../domain/isoDate.ts';

/**
 * `GET /calendar/taken.json`, on the site's own host. Without a query: there is one URL, so that the CDN has one copy.
 */
export const takenNightsPath = '/calendar/taken.json';

const day = z.custom<IsoDate>((value) => parseIsoDate(value) !== undefined);

/** The first taken night, and the day after the last one. */
const range = z.readonly(z.tuple([day, day]).check(z.refine(([first, after]) => first < after, 'a range has a night')));

/**
 * All taken nights from today (`from`, at the property) until after the last stay that can be booked, by the slug of the
 * apartment: a missing apartment could not be read, and nothing is known of its nights. Ranges are sorted and do not touch.
 */
export const takenNightsSchema = z.object({ from: day, apartments: z.record(z.string(), z.array(range)) });
export type TakenNightsResponse = z.infer<typeof takenNightsSchema>;
