import { useSyncExternalStore } from 'react';
import { consentTerms, type OptionalCategory } from '../../villa/consent.ts';
import { createConsentKeeper, type ConsentKeeper } from './ConsentKeeper.ts';

let keeper: ConsentKeeper | undefined;

/** The decision kept in this browser; never to be asked for while a page is prerendered. */
export function consent(): ConsentKeeper {
  keeper ??= createConsentKeeper(consentTerms, {
    document,
    location,
    localStorage: () => window.localStorage,
  });
  return keeper;
}

const subscribe = (listener: () => void) => consent().subscribe(listener);

/** Whether something optional is allowed; not before the page is hydrated. */
export function useConsented(category: OptionalCategory): boolean {
  return useSyncExternalStore(
    subscribe,
    () => consent().isAccepted(category),
    () => false,
  );
}

/** True as well while a page is prerendered and hydrated: who has decided must see no question flash by. */
export function useDecided(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => consent().isDecided(),
    () => true,
  );
}
