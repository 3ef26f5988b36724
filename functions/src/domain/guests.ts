import type { Stay } from './stay.ts';

/** Number of guests. Children count as guests. */
export interface Guests {
  readonly adults: number;
  readonly children: number;
}

/** The dates and guests of a search. */
export interface StaySearch extends Stay, Guests {}

/** Limits of an apartment; `guests` counts adults and children together. */
export interface GuestLimits {
  readonly adults: number;
  readonly children: number;
  readonly guests: number;
}

/** At least one adult, and within all three limits. */
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
export function sumOfGuests(parties: readonly Guests[]): Guests {
  return parties.reduce(
    (sum, { adults, children }) => ({ adults: sum.adults + adults, children: sum.children + children }),
    { adults: 0, children: 0 },
  );
}

/** The limits of several apartments taken together. */
export function sumOfLimits(all: readonly GuestLimits[]): GuestLimits {
  const sumOf = (kind: keyof GuestLimits) => all.reduce((sum, { [kind]: limit }) => sum + limit, 0);
  return { adults: sumOf('adults'), children: sumOf('children'), guests: sumOf('guests') };
}

/** Whether one more guest of this kind fits; enables the "+" buttons. */
export function canAdd(kind: keyof Guests, guests: Guests, limits: GuestLimits): boolean {
  return guestsFit({ ...guests, [kind]: guests[kind] + 1 }, limits);
}
