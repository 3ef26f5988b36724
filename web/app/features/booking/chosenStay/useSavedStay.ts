import type { IsoDate } from 'functions/domain/isoDate';
import { useEffect, useRef } from 'react';
import { readText, writeText } from '../../../storage/browserStorage.ts';
import {
  emptyChoice,
  hasBothDates,
  isSameChoice,
  readStayChoice,
  writeStayChoice,
  type StayChoice,
} from './StayChoice.ts';

/** Stores the last chosen stay on this device. @param allowed whether the guest has consented */
export function useSavedStay(allowed: boolean, choice: StayChoice): void {
  useEffect(() => {
    if (allowed) saveStay(choice);
  }, [allowed, choice]);
}

/** Stores the stay like {@link useSavedStay}. Restores the stay of an earlier visit if the URL has none. */
export function useRestoredStay(
  allowed: boolean,
  choice: StayChoice,
  change: (change: Partial<StayChoice>) => void,
  today: IsoDate | undefined,
): void {
  useSavedStay(allowed, choice);
  // Restores only once, because a guest who clears the dates does not want them back.
  const offered = useRef(false);
  useEffect(() => {
    if (!allowed || !today || offered.current) return;
    offered.current = true;
    const last = isSameChoice(choice, emptyChoice) && readSavedStay(today);
    if (last) change(last);
  }, [allowed, choice, change, today]);
}

/** Stores a stay as a query string, once both dates are chosen. */
export function saveStay(choice: StayChoice): void {
  if (hasBothDates(choice)) writeText('lastStay', writeStayChoice(choice).toString());
}

/** The stored stay, unless it has begun. */
export function readSavedStay(today: IsoDate): StayChoice | undefined {
  const choice = readStayChoice(new URLSearchParams(readText('lastStay') ?? ''));
  return hasBothDates(choice) && choice.checkIn! >= today ? choice : undefined;
}
