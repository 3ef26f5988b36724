import './configureZod.ts';
import * as z from 'zod/mini';
import { apartmentSchema } from './apartment.ts';

/** `GET /prices/current.json`, on the site's own host. Without a query: there is one URL, so that the CDN has one copy. */
export const currentApartmentsPath = '/prices/current.json';

/** For which the CDN answers with the same copy. */
export const currentApartmentsMinutes = 5;

/**
 * The offered apartments with their current prices, rules and limits, by `position`. One that cannot be read is missing, or
 * is as it was last.
 */
export const currentApartmentsSchema = z.object({ apartments: z.array(apartmentSchema) });
export type CurrentApartmentsResponse = z.infer<typeof currentApartmentsSchema>;
