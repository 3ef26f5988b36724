import type { IsoDate } from 'functions/domain/isoDate';
import { useEffect, useRef } from 'react';
import { readSavedStay, saveStay } from './SavedStay.ts';
import { emptyChoice, isSameChoice, type StayChoice } from './StayChoice.ts';

/** Stores the stay that was chosen last on this device. @param allowed has the guest consented? */
export function useSavedStay(allowed: boolean, choice: StayChoice): void {
  useEffect(() => {
    if (allowed) saveStay(choice);
  }, [allowed, choice]);
}

/** The same, and starts with the stay of an earlier visit when the URL has none. */
export function useRestoredStay(
  allowed: boolean,
  choice: StayChoice,
  change: (change: Partial<StayChoice>) => void,
  today: IsoDate | undefined,
): void {
  useSavedStay(allowed, choice);
  // Only once: a guest who clears the dates does not want them back.
  const offered = useRef(false);
  useEffect(() => {
    if (!allowed || !today || offered.current) return;
    offered.current = true;
    const last = isSameChoice(choice, emptyChoice) && readSavedStay(today);
    if (last) change(last);
  }, [allowed, choice, change, today]);
}
