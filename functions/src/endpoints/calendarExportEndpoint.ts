import { onRequest } from 'firebase-functions/https';
import { readExport, type CalendarExport } from '../calendars/readExport.ts';
import { securityHeadersOfData } from '../pages/securityHeaders.ts';
import * as log from '../platform/log.ts';

/**
 * `GET /calendar/{slug}.ics?key=...`: the taken nights of an apartment for one platform. Answers conditional requests with
 * 304 (RFC 9110). Shared caches must not store the response, because the URL can be replaced.
 */
export const calendarExportEndpoint = onRequest({ invoker: 'public' }, async (request, response) => {
  response.set(securityHeadersOfData()).set('Cache-Control', 'private, no-cache').set('X-Robots-Tag', 'noindex');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).end();
    return;
  }
  const slug = /^\/calendar\/([a-z0-9-]{1,40})\.ics$/.exec(request.path)?.[1];
  const { key } = request.query;
  try {
    const isKey = typeof key === 'string' && /^[A-Za-z0-9_-]{1,100}\.[A-Za-z0-9_-]{20,100}$/.test(key);
    const found = slug && isKey ? await readExport(slug, key, request.method === 'GET', new Date()) : undefined;
    log.info('calendar for a platform answered', { id: found ? slug : 'unknown' });
    if (!found) {
      response.status(404).type('text/plain').send('There is no calendar at this address. Copy it anew from the site.');
      return;
    }
    response
      .set('ETag', found.etag)
      .set('Last-Modified', found.lastModified.toUTCString())
      .set('Content-Disposition', `inline; filename="${slug}.ics"`);
    if (isKnown(found, request.get('If-None-Match'), request.get('If-Modified-Since'))) response.status(304).end();
    else response.type('text/calendar; charset=utf-8').send(found.body);
  } catch (error) {
    log.error('call failed', { call: 'calendarExport', error });
    response.status(503).set('Retry-After', '600').end();
  }
});

/**
 * Whether the client already has the calendar (RFC 9110, 13.2.2). Express's own comparison does not work with the
 * `Cache-Control` that Hosting adds to requests.
 */
function isKnown({ etag, lastModified }: CalendarExport, noneMatch?: string, modifiedSince?: string): boolean {
  if (noneMatch !== undefined) {
    return noneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
  }
  return modifiedSince !== undefined && lastModified.getTime() <= Date.parse(modifiedSince);
}
