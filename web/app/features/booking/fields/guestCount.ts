import type { GuestLimits, Guests } from 'functions/domain/guests';

/** At least one adult. */
export const fewest: Guests = { adults: 1, children: 0 };

/** The allowed number nearest to the wanted one, and whether the limits changed it. */
export function fitCount(
  kind: keyof Guests,
  wanted: number,
  guests: Guests,
  limits: GuestLimits,
): { count: number; limited: boolean } {
  const others = kind === 'adults' ? guests.children : guests.adults;
  const most = Math.max(fewest[kind], Math.min(limits[kind], limits.guests - others));
  return { count: Math.min(Math.max(wanted, fewest[kind]), most), limited: wanted > most };
}

/** The limit that this kind of guest reaches first: its own, or that of all guests together. */
export function firstLimit(kind: keyof Guests, guests: Guests, limits: GuestLimits): keyof GuestLimits {
  const others = kind === 'adults' ? guests.children : guests.adults;
  return limits[kind] <= limits.guests - others ? kind : 'guests';
}
