import { readFile } from 'node:fs/promises';
import { onRequest } from 'firebase-functions/https';
import { languageOfPath, pageAt, pathTo } from '../domain/sitePaths.ts';
import { securityHeaders } from './securityHeaders.ts';

/**
 * What Hosting asks where no file stands: another name of a page leads to the page's own address, the query kept;
 * everything else is answered with status 404 and the prerendered page in the language of the prefix. (Hosting's own
 * `404.html` can only be one, so it is the English one.) The build of the web leaves the pages beside the bundle.
 */
export const strayAddress = onRequest({ invoker: 'public' }, async (request, response) => {
  response.set(securityHeaders());
  // Kept by the CDN for a while, so that old links and crawlers with bad ones cost nothing.
  response.set('Cache-Control', 'public, max-age=300, s-maxage=600');
  const own = ownAddress(request.path);
  if (own !== undefined) {
    const query = request.originalUrl.indexOf('?');
    response.redirect(301, own + (query < 0 ? '' : request.originalUrl.slice(query)));
    return;
  }
  const page = await readFile(new URL(`../pages/404-${languageOfPath(request.path)}.html`, import.meta.url));
  response.status(404).type('html').send(page);
});

/** The address of the page that a path is another name of; `undefined` for no page, and for one that is named rightly. */
function ownAddress(path: string): string | undefined {
  const place = pageAt(path);
  if (!place) return undefined;
  const own = encodeURI(pathTo(place.page, place.language, place.slug));
  return own === path ? undefined : own;
}
