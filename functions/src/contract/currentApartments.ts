import './configureZod.ts';
import * as z from 'zod/mini';
import { apartmentSchema } from './apartment.ts';

/** `GET /prices/current.json`, on the site's own host. It takes no query, so that the CDN stores one copy. */
export const currentApartmentsPath = '/prices/current.json';

/** How long the CDN caches the response, in minutes. */
export const currentApartmentsMinutes = 5;

/**
 * The offered apartments with their current prices, rules and limits, by `position`. An unreadable apartment has its last
 * readable values, or is missing.
 */
export const currentApartmentsSchema = z.object({ apartments: z.array(apartmentSchema) });
export type CurrentApartmentsResponse = z.infer<typeof currentApartmentsSchema>;
