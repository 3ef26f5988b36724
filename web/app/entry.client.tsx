import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createStyleCache } from './ui/theme/createStyleCache.ts';
import { emptyRestoredFields, followSignOut, removeGuestInput } from './storage/guestInput.ts';
import { readHint, watchHint } from './firebase/session/signedInHint.ts';

removeInputAtSignOut();

/**
 * Lets `boot/deferHydration.ts` reload the page when the router cannot load a route or its data. Vite reports the same
 * event when it cannot load a lazy part.
 */
const reportMissingPart = () => void dispatchEvent(new Event('vite:preloadError'));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <HydratedRouter onError={reportMissingPart} />
      </CacheProvider>
    </StrictMode>,
  );
});

/**
 * From now on, removes guest input when the guest signs out in any tab, their session ends, or someone else signs in. Call
 * before hydration.
 */
function removeInputAtSignOut(): void {
  followSignOut();
  emptyRestoredFields();
  let last = readHint();
  watchHint((fromElsewhere) => {
    const before = last;
    last = readHint();
    const signedOut = before && before.email !== last?.email;
    if (signedOut && !fromElsewhere) removeGuestInput(Date.now());
    else followSignOut();
  });
}
