import { useEffect, useSyncExternalStore } from 'react';
import { onPageReturn } from '../../../ui/browser/onPageReturn.ts';
import { villaNights } from './villaNights.ts';
import type { VillaNightsView } from './VillaNightsStore.ts';

/**
 * The taken nights of all apartments, read again when the guest returns to the page.
 * @param wanted before that nothing is read
 */
export function useVillaNights(wanted: boolean): VillaNightsView {
  useEffect(() => {
    if (!wanted) return;
    readVillaNights();
    return onPageReturn(readVillaNights);
  }, [wanted]);
  return useSyncExternalStore(villaNights.subscribe, villaNights.view, villaNights.view);
}

/** A failure is in the store's state. */
export function readVillaNights(): void {
  villaNights.read().catch(() => {});
}
