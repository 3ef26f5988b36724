import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and while it is hydrated, so that both say the same; true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
