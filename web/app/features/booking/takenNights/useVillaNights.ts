import { useEffect, useSyncExternalStore } from 'react';
import { onPageReturn } from '../../../ui/browser/onPageReturn.ts';
import { villaNights } from './villaNights.ts';
import type { VillaNightsView } from './VillaNightsStore.ts';

/**
 * The taken nights of all apartments, read again when the guest returns to the page.
 * @param wanted whether the nights are needed; nothing is read until then
 */
export function useVillaNights(wanted: boolean): VillaNightsView {
  useEffect(() => {
    if (!wanted) return;
    readVillaNights();
    return onPageReturn(readVillaNights);
  }, [wanted]);
  return useSyncExternalStore(villaNights.subscribe, villaNights.view, villaNights.view);
}

/** Reads the nights. A failure is not thrown, because the store's state reports it. */
export function readVillaNights(): void {
  villaNights.read().catch(() => {});
}
