import { readTakenNights } from '../bookings/read/readTakenNights.ts';
import { takenNightsPath } from '../contract/takenNights.ts';
import { definePublicData } from './definePublicData.ts';

/**
 * `GET /calendar/taken.json`: the taken nights of all apartments, for calendars and offers. At most a minute old: a stay is
 * checked again when it is asked for and when it is requested.
 */
export const takenNightsEndpoint = definePublicData('takenNights', takenNightsPath, readTakenNights);
