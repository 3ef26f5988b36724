import { randomUUID } from 'node:crypto';
import { onRequest } from 'firebase-functions/https';
import { readTakenNights } from '../bookings/readTakenNights.ts';
import { takenNightsPath } from '../contract/takenNights.ts';
import { securityHeadersOfData } from '../pages/securityHeaders.ts';
import * as log from '../platform/log.ts';

/**
 * `GET /calendar/taken.json`: the taken nights of all apartments, for calendars and offers. The CDN answers for a minute
 * with one copy, and browsers ask it each time, so a calendar is at most a minute old: a stay is checked again when it is
 * asked for and when it is requested. Express adds the ETag, and answers 304 where it is unchanged.
 */
export const takenNightsEndpoint = onRequest({ invoker: 'public' }, async (request, response) => {
  response.set(securityHeadersOfData()).set('Cache-Control', 'no-store');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).end();
    return;
  }
  // Each query would be another copy for the CDN, and let anyone have the documents read as often as they like.
  if (request.originalUrl.includes('?')) {
    response.status(400).type('text/plain').send(`${takenNightsPath} takes no query.`);
    return;
  }
  try {
    const taken = await readTakenNights(new Date());
    response.set('Cache-Control', 'public, max-age=0, s-maxage=60').json(taken);
  } catch (error) {
    log.callFailed('takenNights', randomUUID(), error);
    response.status(503).end();
  }
});
