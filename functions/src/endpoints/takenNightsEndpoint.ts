import { readTakenNights } from '../bookings/read/readTakenNights.ts';
import { takenNightsMinutes, takenNightsPath } from '../contract/takenNights.ts';
import { definePublicData } from './definePublicData.ts';

/**
 * `GET /calendar/taken.json`: the taken nights of all apartments, for calendars, offers and what a page says of the stay that it
 * is opened with. At most as old as the CDN's copy: a stay is checked again when it is asked for and when it is requested.
 */
export const takenNightsEndpoint = definePublicData(
  'takenNights',
  takenNightsPath,
  takenNightsMinutes,
  readTakenNights,
);
