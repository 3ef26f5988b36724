import type { GuestLimits, Guests } from 'functions/domain/guests';

/** At least one adult. */
export const fewest: Guests = { adults: 1, children: 0 };

/** The number nearest to the wanted one that the limits allow, and whether they allow less. */
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

/** The limit that a number of this kind meets first: its own, or that of all guests together. */
export function firstLimit(kind: keyof Guests, guests: Guests, limits: GuestLimits): keyof GuestLimits {
  const others = kind === 'adults' ? guests.children : guests.adults;
  return limits[kind] <= limits.guests - others ? kind : 'guests';
}

/** A typed whole number; undefined for anything else. */
export function readCount(text: string): number | undefined {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined;
}
