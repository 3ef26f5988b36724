import type { IsoDate } from 'functions/domain/isoDate';
import { useEffect, useRef } from 'react';
import { deviceStore } from '../../ui/deviceStore.ts';
import { keepStay, readStay } from './RememberedStay.ts';
import { emptyChoice, isSameChoice, type StayChoice } from './StayChoice.ts';

/** Keeps the stay that was chosen last on this device. @param allowed has the guest consented? */
export function useRememberedStay(allowed: boolean, choice: StayChoice): void {
  useEffect(() => {
    const store = allowed && deviceStore();
    if (store) keepStay(store, choice);
  }, [allowed, choice]);
}

/** The same, and begins with the stay of an earlier visit where the address has none. */
export function useLastStay(
  allowed: boolean,
  choice: StayChoice,
  change: (change: Partial<StayChoice>) => void,
  today: IsoDate | undefined,
): void {
  useRememberedStay(allowed, choice);
  // Once: whoever clears the dates means it.
  const offered = useRef(false);
  useEffect(() => {
    const store = allowed && deviceStore();
    if (!store || !today || offered.current) return;
    offered.current = true;
    const last = isSameChoice(choice, emptyChoice) && readStay(store, today);
    if (last) change(last);
  }, [allowed, choice, change, today]);
}
