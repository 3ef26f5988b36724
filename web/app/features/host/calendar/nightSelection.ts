import { addDays, type IsoDate } from 'functions/domain/isoDate';
import type { Stay } from 'functions/domain/stay';

/** Nights that the owner is choosing: the first end is chosen, the other follows pointer or focus. */
export interface NightSelection {
  readonly apartment: string;
  readonly anchor: IsoDate;
  readonly end: IsoDate;
}

/** The stay from one night to the other, both included, in whichever order they were chosen. */
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
 * A night was chosen, by tap, click or Enter. The first begins a selection, the second completes it: the same night
 * twice is one night. A night of another apartment begins anew there.
 */
export function chooseNight(
  selection: NightSelection | undefined,
  apartment: string,
  night: IsoDate,
): { selection: NightSelection; complete: boolean } {
  const goesOn = selection?.apartment === apartment;
  return { selection: { apartment, anchor: goesOn ? selection.anchor : night, end: night }, complete: goesOn };
}
