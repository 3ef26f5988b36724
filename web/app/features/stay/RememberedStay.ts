import type { IsoDate } from 'functions/domain/isoDate';
import { hasBothDates, readStayChoice, writeStayChoice, type StayChoice } from './StayChoice.ts';

const key = 'last-stay';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps a stay whose dates are both chosen, in the form that an address has. */
export function keepStay(store: Store, choice: StayChoice): void {
  if (!hasBothDates(choice)) return;
  try {
    store.setItem(key, writeStayChoice(choice).toString());
  } catch {
    // Storage is full or forbidden: the next visit begins without it.
  }
}

/** The stay that was kept, as long as it has not begun. */
export function readStay(store: Store, today: IsoDate): StayChoice | undefined {
  try {
    const choice = readStayChoice(new URLSearchParams(store.getItem(key) ?? ''));
    return hasBothDates(choice) && choice.checkIn! >= today ? choice : undefined;
  } catch {
    return undefined;
  }
}
