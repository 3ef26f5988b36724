import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyParty,
  anyStay,
  anyVilla,
  everyGroup,
  everyStay,
  isBookable,
  today as propertyToday,
} from '../../../../../../tests/support/anyVilla.ts';
import { sampleVilla } from '../../../../../../tests/support/sampleVilla.ts';
import { stayRefusal } from 'functions/domain/availability';
import type { Guests } from 'functions/domain/guests';
import { daysBetween, isoDate, type IsoDate } from 'functions/domain/isoDate';
import { sumOf } from 'functions/domain/money';
import type { OfferedApartment } from 'functions/domain/nightTable';
import { offersFor, type Offer, type StayOffers } from './offersFor.ts';
import { quoteStay } from 'functions/domain/quote';
import { splitParty } from 'functions/domain/splitParty';
import { nightCount, type Stay } from 'functions/domain/stay';

const today = isoDate('2026-11-22');
const couple = { adults: 2, children: 0 };

function search(checkIn: string, checkOut: string, guests: Guests = couple) {
  return { checkIn: isoDate(checkIn), checkOut: isoDate(checkOut), ...guests };
}

/** Kind, apartments and dates of an offer, as one line of text. */
function line(offer: Offer | undefined): string | undefined {
  if (!offer) return undefined;
  const { stay } = offer.parts[0]!;
  return `${offer.kind}: ${offer.parts.map(({ slug }) => slug).join('+')} ${stay.checkIn}/${stay.checkOut}`;
}

function lines({ apartments, together }: StayOffers): Record<string, (string | undefined)[]> {
  return {
    ...Object.fromEntries(
      apartments.map(({ slug, refusal, requestedDates, otherDates, otherLength }) => [
        slug,
        [refusal, ...[requestedDates, otherDates, otherLength].map(line)].filter(Boolean),
      ]),
    ),
    together: [...together.requestedDates, together.otherDates, together.otherLength].map(line).filter(Boolean),
  };
}

describe('offersFor', () => {
  it('offers the length that the rules require if it is nearer', () => {
    expect(lines(offersFor(search('2027-08-04', '2027-08-07'), sampleVilla(), today))).toEqual({
      lavender: [
        'arrival-day',
        'otherDates: lavender 2027-10-01/2027-10-04',
        'otherLength: lavender 2027-07-31/2027-08-07',
      ],
      olive: ['arrival-day', 'otherDates: olive 2027-10-01/2027-10-04', 'otherLength: olive 2027-07-31/2027-08-07'],
      rosemary: [
        'stay-too-short',
        'otherDates: rosemary 2027-09-01/2027-09-04',
        'otherLength: rosemary 2027-08-04/2027-08-09',
      ],
      together: [],
    });
    const [lavender] = offersFor(search('2027-06-05', '2027-06-07'), sampleVilla(), today).apartments;
    expect(lavender!.otherLength?.parts[0]!.stay).toEqual({ checkIn: '2027-06-05', checkOut: '2027-06-09' });
  });

  it('searches the whole booking window, even for dates outside of it', () => {
    expect(lines(offersFor(search('2020-01-01', '2020-01-03'), sampleVilla().slice(0, 1), today)).lavender).toEqual([
      'too-soon',
      'otherDates: lavender 2026-11-23/2026-11-25',
    ]);
    expect(lines(offersFor(search('2040-01-01', '2040-01-03'), sampleVilla().slice(0, 1), today)).lavender).toEqual([
      'too-far-ahead',
      'otherDates: lavender 2028-05-14/2028-05-16',
      'otherLength: lavender 2028-05-25/2028-05-29',
    ]);
    const full = sampleVilla({
      lavender: [
        ['2026-11-20', '2028-01-10'],
        ['2028-01-13', '2029-01-01'],
      ],
    }).slice(0, 1);
    expect(lines(offersFor(search('2027-03-01', '2027-03-03'), full, today)).lavender).toEqual([
      'dates-taken',
      'otherDates: lavender 2028-01-10/2028-01-12',
    ]);
    expect(lines(offersFor(search('2027-03-01', '2027-03-08'), full, today)).lavender).toEqual([
      'dates-taken',
      'otherLength: lavender 2028-01-10/2028-01-13',
    ]);
  });

  it('distinguishes a party that is too large from one without free dates', () => {
    const isTooMany = (party: Guests, taken: Parameters<typeof sampleVilla>[0] = {}) =>
      offersFor(search('2027-03-01', '2027-03-05', party), sampleVilla(taken), today).isTooMany;
    expect(isTooMany({ adults: 8, children: 4 })).toBe(false);
    expect(isTooMany({ adults: 13, children: 0 })).toBe(true);
    // Five children need two apartments, and each apartment needs an adult.
    expect(isTooMany({ adults: 1, children: 5 })).toBe(true);
    expect(isTooMany({ adults: 2, children: 0 })).toBe(false);
    const always: [string, string][] = [['2026-11-22', '2028-12-31']];
    expect(isTooMany({ adults: 7, children: 0 }, { lavender: always, olive: always, rosemary: always })).toBe(false);
  });
});

function everyOffer({ apartments, together }: StayOffers): Offer[] {
  const single = apartments.flatMap(({ requestedDates, otherDates, otherLength }) => [
    requestedDates,
    otherDates,
    otherLength,
  ]);
  return [...single, ...together.requestedDates, together.otherDates, together.otherLength].filter(
    (offer) => offer !== undefined,
  );
}

describe('in any villa', () => {
  const anyCase = fc.tuple(anyVilla, anyParty, anyStay);
  const runs = { numRuns: 150 };
  const distance = (a: IsoDate, b: IsoDate) => Math.abs(daysBetween(a, b));
  /** Compares stays of the same length. */
  const isNearerTo = (requested: Stay) => (a: Stay, b: Stay) =>
    distance(a.checkIn, requested.checkIn) - distance(b.checkIn, requested.checkIn) || (a.checkIn < b.checkIn ? -1 : 1);

  it('every offer can be booked, adds up to the party and costs what its quotes say', () => {
    fc.assert(
      fc.property(anyCase, ([villa, party, stay]) => {
        for (const { kind, parts, total } of everyOffer(offersFor({ ...stay, ...party }, villa, propertyToday))) {
          for (const part of parts) {
            const apartment = villa.find(({ slug }) => slug === part.slug)!;
            expect(stayRefusal(part.stay, part.guests, apartment, apartment.taken, propertyToday)).toBeUndefined();
            expect(part.quote).toEqual(quoteStay(part.stay, part.guests, apartment, apartment.propertyTerms));
            expect(part.stay).toEqual(parts[0]!.stay);
            expect(kind !== 'otherLength').toBe(nightCount(part.stay) === nightCount(stay));
            if (kind === 'requestedDates') expect(part.stay).toEqual(stay);
          }
          expect(new Set(parts.map(({ slug }) => slug)).size).toBe(parts.length);
          expect(sumOf(parts.map(({ guests }) => guests.adults))).toBe(party.adults);
          expect(sumOf(parts.map(({ guests }) => guests.children))).toBe(party.children);
          expect(sumOf(parts.map(({ quote }) => quote.totalPayment))).toBe(total);
        }
      }),
      runs,
    );
  });

  it('a refused apartment offers the nearest stay of the same length, or else one of another length', () => {
    fc.assert(
      fc.property(anyCase, ([villa, party, stay]) => {
        const { apartments } = offersFor({ ...stay, ...party }, villa, propertyToday);
        for (const [index, { refusal, requestedDates, otherDates, otherLength }] of apartments.entries()) {
          const apartment = villa[index]!;
          expect(refusal).toBe(stayRefusal(stay, party, apartment, apartment.taken, propertyToday));
          expect(Boolean(requestedDates)).toBe(refusal === undefined);
          if (!refusal) continue;
          const bookable = everyStay.filter((one) => isBookable(one, party, [apartment]));
          const same = bookable.filter((one) => nightCount(one) === nightCount(stay)).sort(isNearerTo(stay));
          expect(otherDates?.parts[0]!.stay).toEqual(same[0]);
          if (bookable.length > 0) expect(otherDates ?? otherLength).toBeDefined();
        }
      }),
      runs,
    );
  });

  it('offers several apartments on the requested dates if possible, or else the fewest on the nearest dates', () => {
    fc.assert(
      fc.property(anyCase, ([villa, party, stay]) => {
        const { apartments, together } = offersFor({ ...stay, ...party }, villa, propertyToday);
        if (apartments.some(({ requestedDates }) => requestedDates)) return;
        const groups = everyGroup(villa).filter((group) => group.length > 1 && !isTooMany(group, party));
        const possible = groups.filter((group) => isBookable(stay, party, group));
        expect(together.requestedDates.length > 0).toBe(possible.length > 0);
        const order = together.requestedDates.map((offer) => [offer.parts.length, offer.total] as const);
        expect(order).toEqual([...order].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
        if (possible.length > 0) return;
        const all = everyStay.filter((one) => groups.some((group) => isBookable(one, party, group)));
        const [nearest] = all.filter((one) => nightCount(one) === nightCount(stay)).sort(isNearerTo(stay));
        expect(together.otherDates?.parts[0]!.stay).toEqual(nearest);
        if (all.length > 0) expect(together.otherDates ?? together.otherLength).toBeDefined();
        if (!nearest) return;
        const sizes = groups.filter((group) => isBookable(nearest, party, group)).map((group) => group.length);
        expect(together.otherDates!.parts.length).toBe(Math.min(...sizes));
      }),
      runs,
    );
  });

  /** Whether some of these apartments alone have room for the party, so that the others are not needed. */
  function isTooMany(group: readonly OfferedApartment[], party: Guests): boolean {
    return everyGroup(group).some(
      (some) =>
        some.length < group.length &&
        splitParty(
          party,
          some.map(({ limits }) => limits),
        ),
    );
  }
});
