import { accommodation, accommodationsFor, canStay, isAllowed, type Accommodation } from './accommodation.ts';
import { stayRefusal, type StayRefusal } from './availability.ts';
import type { Guests } from './guests.ts';
import type { IsoDate } from './isoDate.ts';
import { sumOf, type Cents } from './money.ts';
import { compareNearness, fromDayStay, nearestStays, toDayStay, type DayStay } from './nearestStays.ts';
import type { OfferedApartment } from './offeredApartment.ts';
import { quoteStay, type Quote } from './quote.ts';
import type { Stay } from './stay.ts';

/** What a guest asks for. */
export interface Wish extends Stay, Guests {}

export interface OfferPart {
  readonly slug: string;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly quote: Quote;
}

/** Something that can be booked: one apartment, or several on the same dates, whose guests add up to the party. */
export interface Offer {
  /** `otherDates` has the wished number of nights, `otherLength` has not. */
  readonly kind: 'asWished' | 'otherDates' | 'otherLength';
  readonly parts: readonly OfferPart[];
  /** `totalPayment` of all parts. */
  readonly total: Cents;
}

/** The nearest that can be booked instead of a wish, in the whole booking window. */
export interface NearestOffers {
  /** Of the same length, the earlier of two that are equally near. */
  readonly otherDates: Offer | undefined;
  /** Of the length that the rules ask for, if that is nearer or the same length is free nowhere. */
  readonly otherLength: Offer | undefined;
}

/** What an apartment says to a wish: either `asWished`, or why not and what it has instead. */
export interface ApartmentOffers extends NearestOffers {
  readonly slug: string;
  readonly refusal: StayRefusal | undefined;
  readonly asWished: Offer | undefined;
}

export interface WishOffers {
  /** In the order given. An apartment that is too small for the party has a refusal and no offers. */
  readonly apartments: readonly ApartmentOffers[];
  /** Whether the party fits into no apartment, nor into any several together. */
  readonly isTooMany: boolean;
  /** Several apartments together; empty if one apartment alone can be had as wished. */
  readonly together: NearestOffers & {
    /** On the wished dates: fewest apartments first, then the lowest total. */
    readonly asWished: readonly Offer[];
    /** Whether there would be some on the wished dates if their nights were free. */
    readonly isTaken: boolean;
  };
}

/**
 * All that can be offered for a wish. If any stay of the booking window can be booked for the party, there is an offer.
 * @param wish dates from `parseStay`, of any time
 * @param apartments keep the objects, as their tables are computed once for each
 */
export function offersFor(wish: Wish, apartments: readonly OfferedApartment[], today: IsoDate): WishOffers {
  const wished = toDayStay(wish, today);
  const party = { adults: wish.adults, children: wish.children };
  const single = apartments.map((apartment): ApartmentOffers => {
    const refusal = stayRefusal(wish, party, apartment, apartment.taken, today);
    const alone = accommodation([{ apartment, guests: party }], today);
    const { slug } = apartment;
    if (refusal === undefined) {
      return {
        slug,
        refusal,
        asWished: toOffer(alone, wished, wished, today),
        otherDates: undefined,
        otherLength: undefined,
      };
    }
    const nearest = refusal === 'guests-exceeded' ? nothingNear : nearestOffers(wished, [alone], today);
    return { slug, refusal, asWished: undefined, ...nearest };
  });
  const isHad = single.some(({ asWished }) => asWished);
  const groups = isHad ? [] : accommodationsFor(apartments, party, today).filter(({ parts }) => parts.length > 1);
  const asWished = groups
    .filter((group) => canStay(group, wished.day, wished.nights))
    .map((group) => toOffer(group, wished, wished, today))
    .sort(compareOffers);
  const nearest = asWished.length > 0 ? nothingNear : nearestOffers(wished, groups, today);
  const isTooMany = groups.length === 0 && single.every(({ refusal }) => refusal === 'guests-exceeded');
  const isTaken = asWished.length === 0 && groups.some((group) => isAllowed(group, wished.day, wished.nights));
  return { apartments: single, isTooMany, together: { asWished, isTaken, ...nearest } };
}

const nothingNear: NearestOffers = { otherDates: undefined, otherLength: undefined };

/** The nearest of all; on the same dates fewest apartments, then the lowest total. */
function nearestOffers(wish: DayStay, accommodations: readonly Accommodation[], today: IsoDate): NearestOffers {
  const near = accommodations.map((one) => ({ one, ...nearestStays(wish, one) }));
  const bestOf = (length: 'sameLength' | 'otherLength') => {
    const found = near.flatMap(({ one, [length]: stay }) => (stay ? [{ one, stay }] : []));
    const [first] = found.map(({ stay }) => stay).sort((a, b) => compareNearness(a, b, wish));
    if (!first) return undefined;
    const [offer] = found
      .filter(({ stay }) => stay.day === first.day && stay.nights === first.nights)
      .map(({ one, stay }) => toOffer(one, stay, wish, today))
      .sort(compareOffers);
    return offer && { stay: first, offer };
  };
  const same = bestOf('sameLength');
  const other = bestOf('otherLength');
  const isNearer = other && (!same || compareNearness(other.stay, same.stay, wish) < 0);
  return { otherDates: same?.offer, otherLength: isNearer ? other.offer : undefined };
}

function compareOffers(a: Offer, b: Offer): number {
  return a.parts.length - b.parts.length || a.total - b.total;
}

function toOffer({ parts }: Accommodation, { day, nights }: DayStay, wish: DayStay, today: IsoDate): Offer {
  const stay = fromDayStay({ day, nights }, today);
  const quoted = parts.map(({ apartment, guests }) => ({
    slug: apartment.slug,
    stay,
    guests,
    quote: quoteStay(stay, guests, apartment, apartment.propertyTerms),
  }));
  const kind = nights !== wish.nights ? 'otherLength' : day === wish.day ? 'asWished' : 'otherDates';
  return { kind, parts: quoted, total: sumOf(quoted.map(({ quote }) => quote.totalPayment)) };
}
