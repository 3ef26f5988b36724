import { useEffect, useSyncExternalStore } from 'react';
import { onPageReturn } from '../../../ui/browser/onPageReturn.ts';
import { villaNights } from './villaNights.ts';
import type { VillaNightsView } from './VillaNightsStore.ts';

/**
 * The taken nights of all apartments, read again when the guest returns to the page.
 * @param wanted nothing is read until this is true
 */
export function useVillaNights(wanted: boolean): VillaNightsView {
  useEffect(() => {
    if (!wanted) return;
    readVillaNights();
    return onPageReturn(readVillaNights);
  }, [wanted]);
  return useSyncExternalStore(villaNights.subscribe, villaNights.view, villaNights.view);
}

/** The store's state reports the failure. */
export function readVillaNights(): void {
  villaNights.read().catch(() => {});
}
