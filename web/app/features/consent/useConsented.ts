import { useSyncExternalStore } from 'react';
import { removeKey } from '../../storage/browserStorage.ts';
import { consentTerms, type OptionalCategory } from '../../villa/consentTerms.ts';
import { createConsentStore, type ConsentStore } from './ConsentStore.ts';

let store: ConsentStore | undefined;

/** The decision stored in this browser. Not available during prerendering. */
export function consent(): ConsentStore {
  store ??= createConsentStore(consentTerms, {
    document,
    location,
    removeStored: (key) => removeKey('device', key),
  });
  return store;
}

const subscribe = (listener: () => void) => consent().subscribe(listener);

/** Whether the guest allows an optional category. False until the page is hydrated. */
export function useConsented(category: OptionalCategory): boolean {
  return useSyncExternalStore(
    subscribe,
    () => consent().isAccepted(category),
    () => false,
  );
}

/**
 * Whether the guest has decided. Also true during prerendering and hydration, so that guests who have decided never see
 * the question appear for a moment.
 */
export function useDecided(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => consent().isDecided(),
    () => true,
  );
}
