import { stayRefusal } from './availability.ts';
import type { IsoDate } from './isoDate.ts';
import type { OfferedApartment } from './offeredApartment.ts';
import type { Wish } from './offersFor.ts';
import { quoteStay, type Quote } from './quote.ts';

/** Nights that a guest waits for. */
export interface WaitingWish extends Wish {
  /** `null` for any. */
  readonly apartment: string | null;
  /** Slugs of the apartments whose present gap the guest was notified of. */
  readonly notifiedOf: readonly string[];
}

export interface FreeApartment {
  readonly slug: string;
  readonly quote: Quote;
}

/** `over`: the stay can no longer be booked. `changed`: `notifiedOf` is the new one, `free` what the guest is to be notified of. */
export type WishNews =
  | { readonly kind: 'over' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly notifiedOf: string[]; readonly free: FreeApartment[] };

/**
 * Compares a wish with the apartments as they are now. The guest is notified of an apartment once for as long as it can be booked; when
 * it no longer can, it is forgotten, so that the guest is notified of the next gap again. An apartment that is not given stays as it is.
 */
export function newsForWish(wish: WaitingWish, apartments: readonly OfferedApartment[], today: IsoDate): WishNews {
  if (wish.checkIn < today) return { kind: 'over' };
  const asked = apartments.filter(({ slug }) => wish.apartment === null || wish.apartment === slug);
  const refusals = new Map(
    asked.map((apartment) => [apartment.slug, stayRefusal(wish, wish, apartment, apartment.taken, today)]),
  );
  const reasons = [...refusals.values()].filter((reason) => reason !== 'guests-exceeded');
  if (reasons.length > 0 && reasons.every((reason) => reason === 'too-soon')) return { kind: 'over' };

  const known = wish.notifiedOf.filter((slug) => !refusals.has(slug) || refusals.get(slug) === undefined);
  const free = asked
    .filter(({ slug }) => refusals.get(slug) === undefined && !known.includes(slug))
    .map((apartment) => ({
      slug: apartment.slug,
      quote: quoteStay(wish, wish, apartment, apartment.propertyTerms),
    }));
  if (free.length === 0 && known.length === wish.notifiedOf.length) return { kind: 'unchanged' };
  return { kind: 'changed', notifiedOf: [...known, ...free.map(({ slug }) => slug)], free };
}
