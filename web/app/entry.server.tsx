import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { globalStyle } from './ui/theme/globalStyle.server.ts';
import { createStyleCache } from './ui/theme/createStyleCache.ts';

/** Renders a page at build time. Waits for the whole page, then adds the styles that it uses to its head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  // The single-page fallback is rendered at `/` but shown at other URLs, so it must not contain the home page.
  if (routerContext.isSpaMode) routerContext.staticHandlerContext.loaderData = {};
  const cache = createStyleCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <CacheProvider value={cache}>
        <ServerRouter context={routerContext} url={request.url} />
      </CacheProvider>,
      {
        // Any error must fail the build instead of leaving a gap in a page.
        onError: reject,
        onAllReady() {
          const body = new PassThrough();
          text(body).then(resolve, reject);
          pipe(body);
        },
      },
    );
  });
  const style = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(
    html.replace('</head>', () => `<style>${globalStyle}</style>${style}</head>`),
    { status, headers },
  );
}
