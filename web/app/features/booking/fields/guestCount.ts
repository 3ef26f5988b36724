import { mostBabies, type GuestLimits, type Guests } from 'functions/domain/guests';

/** A party has at least one adult. */
export const fewest: Record<keyof Guests, number> = { adults: 1, children: 0, babies: 0 };

/** The allowed number nearest to the wanted one, and whether the limits changed it. */
export function fitCount(
  kind: keyof Guests,
  wanted: number,
  guests: Guests,
  limits: GuestLimits,
): { count: number; limited: boolean } {
  const most = Math.max(fewest[kind], firstLimit(kind, guests, limits).most);
  return { count: Math.min(Math.max(wanted, fewest[kind]), most), limited: wanted > most };
}

/**
 * The limit that this kind of guest reaches first: its own, or that of all guests together, which does not count
 * babies.
 * @returns the limit, and how many of the kind it allows
 */
export function firstLimit(
  kind: keyof Guests,
  guests: Guests,
  limits: GuestLimits,
): { name: keyof GuestLimits | 'babies'; limit: number; most: number } {
  if (kind === 'babies') return { name: kind, limit: mostBabies, most: mostBabies };
  const left = limits.guests - (kind === 'adults' ? guests.children : guests.adults);
  return limits[kind] <= left
    ? { name: kind, limit: limits[kind], most: limits[kind] }
    : { name: 'guests', limit: limits.guests, most: left };
}
