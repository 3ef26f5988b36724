import { expect, test } from 'vitest';
import { everyOffer } from '../../../tests/support/everyOffer.ts';
import { isAnythingFree } from '../../../tests/support/isAnythingFree.ts';
import { sampleVilla } from '../../../tests/support/sampleVilla.ts';
import { seededRandom } from '../../../tests/support/seededRandom.ts';
import { stayRefusal } from './availability.ts';
import type { Guests } from './guests.ts';
import { addDays, isoDate, type IsoDate } from './isoDate.ts';
import type { OfferedApartment } from './offeredApartment.ts';
import { offersFor, type Offer, type WishOffers } from './offersFor.ts';
import { shownOffers } from './shownOffers.ts';

const today = isoDate('2026-11-22');
const bookingWindow = 550;
const mostNights = 60;
const wishes = 300;

test(`each of ${wishes} random wishes ends in an offer that can be booked, unless 18 months hold none`, () => {
  const random = seededRandom(14);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const ends = { asWished: 0, offered: 0, together: 0, nothing: 0 };
  for (let turn = 0; turn < wishes; turn += 1) {
    // From an empty villa to a full one.
    const villa = sampleVilla().map((apartment) => ({ ...apartment, taken: takenAtRandom(turn / (wishes - 20)) }));
    const checkIn = addDays(today, between(-10, bookingWindow + 20));
    const party = { adults: between(1, random() < 0.5 ? 4 : 11), children: between(0, 3) };
    const wish = { checkIn, checkOut: addDays(checkIn, between(1, random() < 0.8 ? 10 : 70)), ...party };
    const offers = offersFor(wish, villa, today);
    const found = everyOffer(offers);
    expectShown(offers, JSON.stringify(wish));
    for (const offer of found) expect(isBookable(offer, party, villa), JSON.stringify([wish, offer])).toBe(true);
    if (offers.apartments.some(({ asWished }) => asWished)) ends.asWished += 1;
    else if (found.some(({ parts }) => parts.length === 1)) ends.offered += 1;
    else if (found.length > 0) ends.together += 1;
    else {
      expect(isAnythingFree(party, villa, today, bookingWindow), JSON.stringify(wish)).toBe(false);
      ends.nothing += 1;
    }
  }
  // The wishes are of all kinds.
  expect(Object.values(ends).reduce((sum, count) => sum + count)).toBe(wishes);
  for (const count of Object.values(ends)) expect(count, JSON.stringify(ends)).toBeGreaterThan(20);

  /** @param share of the nights; stays of up to ten nights with gaps between them */
  function takenAtRandom(share: number): Set<IsoDate> {
    const nights = new Set<IsoDate>();
    for (let day = 0; day < bookingWindow + mostNights;) {
      const length = between(1, 10);
      if (random() < share) for (let night = day; night < day + length; night += 1) nights.add(addDays(today, night));
      day += length;
    }
    return nights;
  }
});

/** What stands in place of any apartment that is refused, or of several together. */
function expectShown(offers: WishOffers, wish: string): void {
  const refused = offers.apartments.filter(({ refusal }) => refusal !== undefined).map(({ slug }) => slug);
  for (const slug of [undefined, ...refused]) {
    const { own, sameDates, together, otherDates } = shownOffers(offers, slug);
    const isShown = own !== undefined || sameDates.length + together.length + otherDates.length > 0;
    expect(isShown, `${slug} ${wish}`).toBe(everyOffer(offers).length > 0);
  }
}

function isBookable({ parts }: Offer, party: Guests, villa: readonly OfferedApartment[]): boolean {
  const sum = (kind: keyof Guests) => parts.reduce((all, { guests }) => all + guests[kind], 0);
  return (
    sum('adults') === party.adults &&
    sum('children') === party.children &&
    parts.every(({ slug, stay, guests }) => {
      const apartment = villa.find((one) => one.slug === slug)!;
      return stayRefusal(stay, guests, apartment, apartment.taken, today) === undefined;
    })
  );
}
