import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { mayReload } from './boot/mayReload.ts';
import { replayEvents } from './boot/replayEvents.ts';
import { removeInputAtSignOut } from './firebase/session/removeInputAtSignOut.ts';
import { createStyleCache } from './ui/theme/createStyleCache.ts';
import { useHydrated } from './ui/browser/useHydrated.ts';

// Dispatched by the build's `reactRouterPull12638`: most likely the page is one of an older build.
window.addEventListener('route-module-error', (event) => {
  if (!mayReload(navigator.onLine, Date.now())) return;
  event.preventDefault();
  location.reload();
});

removeInputAtSignOut();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <WhenHydrated run={onHydrated}>
          <HydratedRouter />
        </WhenHydrated>
      </CacheProvider>
    </StrictMode>,
  );
});

function onHydrated(): void {
  // For tests: React offers no other sign of it.
  document.documentElement.dataset['hydrated'] = '';
  void replayEvents();
}

/** Around the page, not beside it, where it would change the ids that the server has given. */
function WhenHydrated({ run, children }: { run: () => void; children: ReactNode }) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) run();
  }, [hydrated, run]);
  return children;
}
