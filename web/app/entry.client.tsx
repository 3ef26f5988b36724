import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { handOverState } from './handOverState.ts';
import { mayReload } from './mayReload.ts';
import { replayEarly } from './replayEarly.ts';
import { sessionStore } from './ui/sessionStore.ts';
import { takeOverStyle } from './ui/styleCache.ts';
import { useHydrated } from './ui/useHydrated.ts';

/** Where the router keeps the places of pages. */
const placesKey = 'react-router-scroll-positions';

window.addEventListener('vite:preloadError', (event) => {
  if (!mayReload(navigator.onLine, Date.now(), sessionStore())) return;
  event.preventDefault();
  location.reload();
});

// zod comes late, and would try whether it may write code, which the Content-Security-Policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Brings the page to life. The page's own module calls it when all that it needs is there. */
export function wake(): void {
  const replay = replayEarly();
  rememberPlace();
  handOverState();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <CacheProvider value={takeOverStyle()}>
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

/**
 * The router keeps the place of a page by a key in its history, which the first page of a visit has to be given. Between
 * documents the browser itself restores the place, except of pages that one left without leaving the document.
 */
function rememberPlace(): void {
  const state = history.state as { key?: string; idx?: number } | null;
  const key = state?.key ?? Math.random().toString(36).slice(2);
  // The index as the router itself would give it, in one go: on a phone each write takes a while.
  history.replaceState({ ...state, key, idx: state?.idx ?? 0 }, '');
  if (history.scrollRestoration === 'auto' || scrollY > 0) return;
  const places = JSON.parse(sessionStorage.getItem(placesKey) ?? '{}') as Record<string, number>;
  if (places[key]) scrollTo(0, places[key]);
}

/**
 * Does something once the page is alive and has drawn what waited for that, such as the stay in its address. Around the page, not
 * beside it: what stands beside it would change the ids that the server has given.
 */
function Awake({ then, children }: { then: () => void; children: ReactNode }) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) then();
  }, [hydrated, then]);
  return children;
}
