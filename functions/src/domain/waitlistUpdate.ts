import { accommodation, type Accommodation, accommodationsFor, canStay } from './accommodation.ts';
import type { OfferedApartment } from './nightTable.ts';
import { guestsFit, type StaySearch } from './guests.ts';
import type { IsoDate } from './isoDate.ts';
import type { Cents } from './money.ts';
import { toDayStay } from './stay.ts';

/** A stay for which a guest waits. */
export interface WaitlistSearch extends StaySearch {
  /** `null` for any apartment, or several together if the party needs them. */
  readonly apartment: string | null;
  /** Slugs of the free apartments that the guest was notified of. Several together are joined with `+`. */
  readonly notifiedOf: readonly string[];
}

/** A free apartment for the party, or several together. */
export interface FreeStay {
  readonly slugs: readonly string[];
  /** Total payment for all of them. */
  readonly total: Cents;
}

/**
 * - `over`: the stay can no longer be booked
 * - `changed`: the entry's new `notifiedOf`, and the `free` stays to notify the guest of
 */
type WaitlistUpdate =
  | { readonly kind: 'over' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly notifiedOf: string[]; readonly free: FreeStay[] };

/**
 * Compares an entry with the current apartments. The guest is notified once while an apartment, or several together,
 * can be booked. When it is taken again, its name leaves `notifiedOf`, so that the guest is notified of the next gap.
 * A name stays if one of its apartments is missing in `apartments`.
 */
export function waitlistUpdate(
  entry: WaitlistSearch,
  apartments: readonly OfferedApartment[],
  today: IsoDate,
): WaitlistUpdate {
  if (entry.checkIn < today) return { kind: 'over' };
  const { day, nights } = toDayStay(entry, today);
  const ways = waysFor(entry, apartments, today);
  if (ways.length > 0 && ways.every((way) => way.problem(day) === 'too-soon')) return { kind: 'over' };

  const free = ways
    .filter((way) => canStay(way, day, nights))
    .map((way) => ({ slugs: way.parts.map(({ apartment }) => apartment.slug), total: way.total(day, nights) }));
  const isFree = new Set(free.map(nameOf));
  const isGiven = new Set(apartments.map(({ slug }) => slug));
  const known = entry.notifiedOf.filter(
    (name) => isFree.has(name) || name.split('+').some((slug) => !isGiven.has(slug)),
  );
  const fresh = free.filter((one) => !known.includes(nameOf(one)));
  if (fresh.length === 0 && known.length === entry.notifiedOf.length) return { kind: 'unchanged' };
  return { kind: 'changed', notifiedOf: [...known, ...fresh.map(nameOf)], free: fresh };
}

function nameOf({ slugs }: FreeStay): string {
  return slugs.join('+');
}

/** All ways to accommodate the party as requested, even if nights are taken. */
export function waysFor(
  { adults, children, apartment: wanted }: Pick<WaitlistSearch, 'adults' | 'children' | 'apartment'>,
  apartments: readonly OfferedApartment[],
  today: IsoDate,
): Accommodation[] {
  const party = { adults, children };
  if (wanted === null) return accommodationsFor(apartments, party, today);
  return apartments
    .filter(({ slug, limits }) => slug === wanted && guestsFit(party, limits))
    .map((apartment) => accommodation([{ apartment, guests: party }], today));
}
