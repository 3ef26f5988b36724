import { accommodation, accommodationsFor, canStay, type Accommodation } from './accommodation.ts';
import { guestsFit } from './guests.ts';
import type { IsoDate } from './isoDate.ts';
import type { Cents } from './money.ts';
import { toDayStay } from './nearestStays.ts';
import type { OfferedApartment } from './offeredApartment.ts';
import type { Wish } from './offersFor.ts';

/** Nights that a guest waits for. */
export interface WaitingWish extends Wish {
  /** `null` for any, or several together where the party needs them. */
  readonly apartment: string | null;
  /** Slugs of the apartments whose present gap the guest was notified of; of several together with a `+` between them. */
  readonly notifiedOf: readonly string[];
}

/** Where the party can stay: an apartment, or several together. */
export interface FreeStay {
  readonly slugs: readonly string[];
  /** What the guests pay in all of them. */
  readonly total: Cents;
}

/** `over`: the stay can no longer be booked. `changed`: `notifiedOf` is the new one, `free` what the guest is to be notified of. */
export type WishNews =
  | { readonly kind: 'over' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly notifiedOf: string[]; readonly free: FreeStay[] };

/**
 * Compares a wish with the apartments as they are now. The guest is notified of an apartment, or of several together, once for as long
 * as they can be booked; when they no longer can, that is forgotten, so that the guest is notified of the next gap again. What has an
 * apartment that is not given stays as it is.
 */
export function newsForWish(wish: WaitingWish, apartments: readonly OfferedApartment[], today: IsoDate): WishNews {
  if (wish.checkIn < today) return { kind: 'over' };
  const { day, nights } = toDayStay(wish, today);
  const ways = waysFor(wish, apartments, today);
  if (ways.length > 0 && ways.every((way) => way.problem(day) === 'too-soon')) return { kind: 'over' };

  const free = ways
    .filter((way) => canStay(way, day, nights))
    .map((way) => ({ slugs: way.parts.map(({ apartment }) => apartment.slug), total: way.total(day, nights) }));
  const isFree = new Set(free.map(nameOf));
  const isGiven = new Set(apartments.map(({ slug }) => slug));
  const known = wish.notifiedOf.filter(
    (name) => isFree.has(name) || name.split('+').some((slug) => !isGiven.has(slug)),
  );
  const fresh = free.filter((one) => !known.includes(nameOf(one)));
  if (fresh.length === 0 && known.length === wish.notifiedOf.length) return { kind: 'unchanged' };
  return { kind: 'changed', notifiedOf: [...known, ...fresh.map(nameOf)], free: fresh };
}

function nameOf({ slugs }: FreeStay): string {
  return slugs.join('+');
}

/** All ways to accommodate the party as it wishes, whether or not they are free. */
export function waysFor(
  { adults, children, apartment: wanted }: Pick<WaitingWish, 'adults' | 'children' | 'apartment'>,
  apartments: readonly OfferedApartment[],
  today: IsoDate,
): Accommodation[] {
  const party = { adults, children };
  if (wanted === null) return accommodationsFor(apartments, party, today);
  return apartments
    .filter(({ slug, limits }) => slug === wanted && guestsFit(party, limits))
    .map((apartment) => accommodation([{ apartment, guests: party }], today));
}
