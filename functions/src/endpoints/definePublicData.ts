import { randomUUID } from 'node:crypto';
import { onRequest } from 'firebase-functions/https';
import { securityHeadersOfData } from '../pages/securityHeaders.ts';
import { KeptBriefly } from '../platform/KeptBriefly.ts';
import * as log from '../platform/log.ts';

/**
 * An HTTP function that answers GET with JSON for everybody. The CDN answers with one copy for some minutes, and browsers ask
 * it each time; who asks this function itself has what it read some seconds ago. Express adds the ETag, and answers 304 where it is unchanged.
 * @param minutes for which the CDN answers with the same copy
 * @param path without a query: each would be another copy for the CDN, and let anyone have the documents read as often as
 * they like
 */
export function definePublicData(name: string, path: string, minutes: number, read: (now: Date) => Promise<object>) {
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
      log.callFailed(name, randomUUID(), error);
      response.set('Cache-Control', 'no-store').status(503).end();
    }
  });
}
