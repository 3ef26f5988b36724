import {
  accommodation,
  type Accommodation,
  accommodationsFor,
  canStay,
  isAllowed,
} from 'functions/domain/accommodation';
import type { OfferedApartment } from 'functions/domain/nightTable';
import { stayRefusal, type StayRefusal } from 'functions/domain/availability';
import type { Guests, StaySearch } from 'functions/domain/guests';
import type { IsoDate } from 'functions/domain/isoDate';
import { sumOf, type Cents } from 'functions/domain/money';
import { quoteStay, type Quote } from 'functions/domain/quote';
import { toDayStay, type DayStay, type Stay } from 'functions/domain/stay';
import { compareNearness, fromDayStay, nearestStays } from './nearestStays.ts';

export interface OfferPart {
  readonly slug: string;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly quote: Quote;
}

/** A bookable offer: one apartment, or several on the same dates that share the party's guests. */
export interface Offer {
  /** `otherDates` keeps the requested number of nights, `otherLength` does not. */
  readonly kind: 'requestedDates' | 'otherDates' | 'otherLength';
  readonly parts: readonly OfferPart[];
  /** `totalPayment` of all parts. */
  readonly total: Cents;
}

/** The nearest bookable alternatives to a search, in the whole booking window. */
export interface NearestOffers {
  /** An offer of the requested length. Of two that are equally near, the earlier one. */
  readonly otherDates: Offer | undefined;
  /** An offer of the length that the rules require, if it is nearer or if the requested length is free nowhere. */
  readonly otherLength: Offer | undefined;
}

/** One apartment's answer to a search: either `requestedDates`, or the refusal and its alternatives. */
export interface ApartmentOffers extends NearestOffers {
  readonly slug: string;
  readonly refusal: StayRefusal | undefined;
  readonly requestedDates: Offer | undefined;
}

export interface StayOffers {
  /** In the given order. An apartment that is too small for the party has a refusal and no offers. */
  readonly apartments: readonly ApartmentOffers[];
  /** Whether the party fits neither into one apartment nor into several together. */
  readonly isTooMany: boolean;
  /** Several apartments together; empty if one apartment alone is available as requested. */
  readonly together: NearestOffers & {
    /** On the requested dates: fewest apartments first, then lowest total. */
    readonly requestedDates: readonly Offer[];
    /** Whether several apartments together would fit on the requested dates if their nights were free. */
    readonly isTaken: boolean;
  };
}

/**
 * All offers for a search. There is at least one offer if any stay in the booking window is bookable for the party.
 * @param search valid dates from `parseStay`, past or future
 * @param apartments pass the same objects each time, because their tables are computed once per object
 */
export function offersFor(search: StaySearch, apartments: readonly OfferedApartment[], today: IsoDate): StayOffers {
  const requested = toDayStay(search, today);
  const { adults, children, babies } = search;
  const party = { adults, children, babies };
  const single = apartments.map((apartment): ApartmentOffers => {
    const refusal = stayRefusal(search, party, apartment, apartment.taken, today);
    const alone = accommodation([{ apartment, guests: party }], today);
    const { slug } = apartment;
    if (refusal === undefined) {
      return {
        slug,
        refusal,
        requestedDates: toOffer(alone, requested, requested, today),
        otherDates: undefined,
        otherLength: undefined,
      };
    }
    const nearest = refusal === 'guests-exceeded' ? nothingNear : nearestOffers(requested, [alone], today);
    return { slug, refusal, requestedDates: undefined, ...nearest };
  });
  const isAnyAvailable = single.some(({ requestedDates }) => requestedDates);
  const groups = isAnyAvailable
    ? []
    : accommodationsFor(apartments, party, today).filter(({ parts }) => parts.length > 1);
  const requestedDates = groups
    .filter((group) => canStay(group, requested.day, requested.nights))
    .map((group) => toOffer(group, requested, requested, today))
    .sort(compareOffers);
  const nearest = requestedDates.length > 0 ? nothingNear : nearestOffers(requested, groups, today);
  const isTooMany = groups.length === 0 && single.every(({ refusal }) => refusal === 'guests-exceeded');
  const isTaken =
    requestedDates.length === 0 && groups.some((group) => isAllowed(group, requested.day, requested.nights));
  return { apartments: single, isTooMany, together: { requestedDates, isTaken, ...nearest } };
}

const nothingNear: NearestOffers = { otherDates: undefined, otherLength: undefined };

/** The nearest of all accommodations. On the same dates, prefers fewest apartments, then the lowest total. */
function nearestOffers(requested: DayStay, accommodations: readonly Accommodation[], today: IsoDate): NearestOffers {
  const near = accommodations.map((one) => ({ one, ...nearestStays(requested, one) }));
  const bestOf = (length: 'sameLength' | 'otherLength') => {
    const found = near.flatMap(({ one, [length]: stay }) => (stay ? [{ one, stay }] : []));
    const [first] = found.map(({ stay }) => stay).sort((a, b) => compareNearness(a, b, requested));
    if (!first) return undefined;
    const [offer] = found
      .filter(({ stay }) => stay.day === first.day && stay.nights === first.nights)
      .map(({ one, stay }) => toOffer(one, stay, requested, today))
      .sort(compareOffers);
    return offer && { stay: first, offer };
  };
  const same = bestOf('sameLength');
  const other = bestOf('otherLength');
  const isNearer = other && (!same || compareNearness(other.stay, same.stay, requested) < 0);
  return { otherDates: same?.offer, otherLength: isNearer ? other.offer : undefined };
}

function compareOffers(a: Offer, b: Offer): number {
  return a.parts.length - b.parts.length || a.total - b.total;
}

function toOffer({ parts }: Accommodation, { day, nights }: DayStay, requested: DayStay, today: IsoDate): Offer {
  const stay = fromDayStay({ day, nights }, today);
  const quoted = parts.map(({ apartment, guests }) => ({
    slug: apartment.slug,
    stay,
    guests,
    quote: quoteStay(stay, guests, apartment, apartment.propertyTerms),
  }));
  const kind = nights !== requested.nights ? 'otherLength' : day === requested.day ? 'requestedDates' : 'otherDates';
  return { kind, parts: quoted, total: sumOf(quoted.map(({ quote }) => quote.totalPayment)) };
}
