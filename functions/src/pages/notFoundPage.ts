import { readFile } from 'node:fs/promises';
import { onRequest } from 'firebase-functions/https';
import { languageOfPath } from '../domain/sitePaths.ts';

/**
 * What Hosting answers under a language's prefix where there is no page: status 404 and the prerendered page in that
 * language. (Hosting's own `404.html` can only be one, so it is the English one.) The build of the web leaves the pages
 * beside the bundle.
 */
export const notFoundPage = onRequest({ invoker: 'public' }, async (request, response) => {
  const page = await readFile(new URL(`../pages/404-${languageOfPath(request.path)}.html`, import.meta.url));
  // Kept by the CDN for a while, so that a crawler with bad links costs nothing.
  response.status(404).set('Cache-Control', 'public, max-age=300, s-maxage=600').type('html').send(page);
});
