import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { handOverState } from './handOverState.ts';
import { replayEarly } from './replayEarly.ts';
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

/** Brings the page to life. The page's own module calls it when all that it needs is there. */
export function wake(): void {
  const replay = replayEarly();
  nameEntry();
  handOverState();
  recallNames();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <CacheProvider value={createStyleCache()}>
          <Awake then={replay}>
            <HydratedRouter />
          </Awake>
        </CacheProvider>
      </StrictMode>,
    );
  });
}

// The dev server's pages import this module and nothing more.
if (import.meta.env.DEV) wake();

/** The router keeps the place of a page by a key in its history, which the first page of a visit has to be given. */
function nameEntry(): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/** Around the page, not beside it: what stands beside it would change the ids that the server has given. */
function Awake({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}
