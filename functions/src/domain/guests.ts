import type { Stay } from './stay.ts';

/** Number of guests. Children count as guests. */
export interface Guests {
  readonly adults: number;
  readonly children: number;
  /** Guests under 2 years of age. They count towards no limit and pay nothing. None if missing. */
  readonly babies?: number | undefined;
}

/** Maximum number of babies in a request. */
export const mostBabies = 3;

/** The dates and guests of a search. */
export interface StaySearch extends Stay, Guests {}

/** Limits of an apartment; `guests` counts adults and children together. */
export interface GuestLimits {
  readonly adults: number;
  readonly children: number;
  readonly guests: number;
}

/** Whether there is at least one adult, and all three limits are kept. */
export function guestsFit(guests: Guests, limits: GuestLimits): boolean {
  return (
    guests.adults >= 1 &&
    guests.adults <= limits.adults &&
    guests.children >= 0 &&
    guests.children <= limits.children &&
    guests.adults + guests.children <= limits.guests
  );
}

/** The total number of guests of several parties. */
export function sumOfGuests(parties: readonly Guests[]): Record<keyof Guests, number> {
  return parties.reduce<Record<keyof Guests, number>>(
    (sum, { adults, children, babies = 0 }) => ({
      adults: sum.adults + adults,
      children: sum.children + children,
      babies: sum.babies + babies,
    }),
    { adults: 0, children: 0, babies: 0 },
  );
}

/** The limits of several apartments taken together. */
export function sumOfLimits(all: readonly GuestLimits[]): GuestLimits {
  const sumOf = (kind: keyof GuestLimits) => all.reduce((sum, { [kind]: limit }) => sum + limit, 0);
  return { adults: sumOf('adults'), children: sumOf('children'), guests: sumOf('guests') };
}
