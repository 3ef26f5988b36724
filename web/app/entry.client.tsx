import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { handOverState } from './handOverState.ts';
import { createStyleCache, recallNames } from './ui/styleCache.ts';

const reloadedAt = 'reloaded-at';

// A part of the site that cannot be loaded is most likely one of an older build: the page is fetched anew, at most once
// a minute. Without a network that would only lose the page that is there; whoever asked for the part says so.
window.addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) return;
  if (Date.now() - Number(sessionStorage.getItem(reloadedAt)) < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  location.reload();
});

handOverState();
recallNames();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <HydratedRouter />
      </CacheProvider>
    </StrictMode>,
  );
});
