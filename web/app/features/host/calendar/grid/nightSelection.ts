import { addDays, type IsoDate } from 'functions/domain/isoDate';
import { firstNightToEnter } from 'functions/domain/ownersStay';
import type { Stay } from 'functions/domain/stay';

/** Nights that the owner is selecting. The anchor is chosen; the other end follows the pointer or the focus. */
export interface NightSelection {
  readonly apartment: string;
  readonly anchor: IsoDate;
  readonly end: IsoDate;
}

/** The stay between two nights, both included, whichever was chosen first. */
export function stayOf({ anchor, end }: Pick<NightSelection, 'anchor' | 'end'>): Stay {
  return anchor <= end
    ? { checkIn: anchor, checkOut: addDays(end, 1) }
    : { checkIn: end, checkOut: addDays(anchor, 1) };
}

/** The last night of a stay. */
export function lastNightOf(stay: Stay): IsoDate {
  return addDays(stay.checkOut, -1);
}

/**
 * Whether an owner can select the night, to close it or to enter a stay. A past night can be selected for a year,
 * because an owner may enter a stay late.
 */
export function isChoosable(night: IsoDate, today: IsoDate): boolean {
  return night >= firstNightToEnter(today);
}

/**
 * Handles a tap, click or Enter on a night. The first night starts a selection, and the second completes it. The same
 * night twice selects one night. A night of another apartment starts a new selection.
 */
export function chooseNight(
  selection: NightSelection | undefined,
  apartment: string,
  night: IsoDate,
): { selection: NightSelection; complete: boolean } {
  const goesOn = selection?.apartment === apartment;
  return { selection: { apartment, anchor: goesOn ? selection.anchor : night, end: night }, complete: goesOn };
}
