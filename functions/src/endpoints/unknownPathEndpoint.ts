import { readFile } from 'node:fs/promises';
import { onRequest } from 'firebase-functions/https';
import { projectID } from 'firebase-functions/params';
import { languageOfPath, pageAt, pathTo } from '../domain/sitePaths.ts';
import { securityHeaders } from '../pages/securityHeaders.ts';

/**
 * Serves paths without a file. Aliases redirect to the page's canonical path and keep the query. Everything else gets status
 * 404 with the prerendered page in the language of the prefix, because Hosting's own `404.html` exists only in English. The
 * web build writes these pages next to the bundle.
 */
export const unknownPathEndpoint = onRequest({ invoker: 'public' }, async (request, response) => {
  response.set(securityHeaders(projectID.value()));
  // Cached by the CDN, so that old links and crawlers cost nothing.
  response.set('Cache-Control', 'public, max-age=300, s-maxage=600');
  const own = ownUrl(request.path);
  if (own !== undefined) {
    const query = request.originalUrl.indexOf('?');
    response.redirect(301, own + (query < 0 ? '' : request.originalUrl.slice(query)));
    return;
  }
  const page = await readFile(new URL(`../pages/404-${languageOfPath(request.path)}.html`, import.meta.url));
  response.status(404).type('html').send(page);
});

/** The page's canonical path if `path` is an alias, else `undefined`. */
function ownUrl(path: string): string | undefined {
  const place = pageAt(path);
  if (!place) return undefined;
  const own = encodeURI(pathTo(place.page, place.language, place.slug));
  return own === path ? undefined : own;
}
