import { onRequest } from 'firebase-functions/https';
import { readOfferedApartments } from '../bookings/read/readApartments.ts';
import { readTakenNights } from '../bookings/read/readTakenNights.ts';
import {
  currentApartmentsMinutes,
  currentApartmentsPath,
  type CurrentApartmentsResponse,
} from '../contract/currentApartments.ts';
import { takenNightsMinutes, takenNightsPath } from '../contract/takenNights.ts';
import { securityHeadersOfData } from '../pages/securityHeaders.ts';
import { KeptBriefly } from '../platform/KeptBriefly.ts';
import * as log from '../platform/log.ts';

/**
 * `GET /calendar/taken.json`: the taken nights of all apartments, for calendars, offers and the first availability shown on a
 * page. May be as old as the CDN's copy, so a stay is checked again on the server before it is booked.
 */
export const takenNightsEndpoint = definePublicData(
  'takenNights',
  takenNightsPath,
  takenNightsMinutes,
  readTakenNights,
);

/**
 * `GET /prices/current.json`: the offered apartments with their current prices, for pages that were prerendered with the prices
 * at build time.
 */
export const currentApartmentsEndpoint = definePublicData(
  'currentApartments',
  currentApartmentsPath,
  currentApartmentsMinutes,
  async (): Promise<CurrentApartmentsResponse> => ({ apartments: await readOfferedApartments() }),
);

/**
 * An HTTP function that answers GET with public JSON. The CDN caches the response for some minutes; browsers revalidate
 * it each time. The function itself keeps its data for a few seconds. Express adds the ETag and answers 304 if nothing
 * has changed.
 * @param minutes how long the CDN caches the response
 * @param path its path. With a query it is refused: every query would be a new entry in the CDN, so anyone could cause
 * any number of reads
 */
function definePublicData(name: string, path: string, minutes: number, read: (now: Date) => Promise<object>) {
  const kept = new KeptBriefly<object>();
  return onRequest({ invoker: 'public' }, async (request, response) => {
    response.set(securityHeadersOfData()).set('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).end();
      return;
    }
    if (request.originalUrl.includes('?')) {
      response.status(400).type('text/plain').send(`${path} takes no query.`);
      return;
    }
    try {
      const [data] = await kept.get([path], async () => [await read(new Date())]);
      response.set('Cache-Control', `public, max-age=0, s-maxage=${minutes * 60}`).json(data);
    } catch (error) {
      log.error('call failed', { call: name, error });
      response.set('Cache-Control', 'no-store').status(503).end();
    }
  });
}
