import type { IsoDate } from 'functions/domain/isoDate';
import { readText, writeText } from '../../../storage/browserStorage.ts';
import { hasBothDates, readStayChoice, writeStayChoice, type StayChoice } from './StayChoice.ts';

/** Stores a stay whose dates are both chosen, as a query string. */
export function saveStay(choice: StayChoice): void {
  if (hasBothDates(choice)) writeText('lastStay', writeStayChoice(choice).toString());
}

/** The stored stay, as long as it has not begun. */
export function readSavedStay(today: IsoDate): StayChoice | undefined {
  const choice = readStayChoice(new URLSearchParams(readText('lastStay') ?? ''));
  return hasBothDates(choice) && choice.checkIn! >= today ? choice : undefined;
}
