import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readTakenNights } from '../../functions/src/bookings/read/readTakenNights.ts';
import { requestApartments } from '../../functions/src/bookings/request/requestApartments.ts';
import { checkPlatforms } from '../../functions/src/calendars/checkPlatforms.ts';
import { writeNights } from '../../functions/src/bookings/nightWrites.ts';
import { requestApartmentsRequest, requestBookingRequest } from '../../functions/src/contract/callables.ts';
import { apartmentPath } from '../../functions/src/contract/collections.ts';
import type { Guests } from '../../functions/src/domain/guests.ts';
import { addDays, todayIn } from '../../functions/src/domain/isoDate.ts';
import { nightsInRanges } from '../../functions/src/domain/nightRanges.ts';
import { offersFor, type Offer, type Wish } from '../../functions/src/domain/offersFor.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { everyOffer } from '../support/everyOffer.ts';
import { isAnythingFree } from '../support/isAnythingFree.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { seededRandom } from '../support/seededRandom.ts';

const wishes = 300;
const bookingWindow = 550;
const seed = 14;

/*
 * Guests come one after the other with wishes that cannot be had. Each takes one of the offers made from the public answer
 * with the taken nights, as the site makes them, until the villa is full.
 */
test(
  `each of ${wishes} wishes that cannot be had ends in an offer that a request accepts, unless 18 months hold none`,
  { timeout: 900_000 },
  async () => {
    const random = seededRandom(seed);
    const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
    const villa = sampleVilla();
    await openVilla();
    const now = new Date();
    const today = todayIn(villa[0]!.propertyTerms.timeZone, now);
    await takeNightsAtRandom(0.2);

    const ends = { otherDates: 0, otherLength: 0, together: 0, nothing: 0 };
    for (let turn = 0; turn < wishes; turn += 1) {
      const { apartments } = await readTakenNights(now);
      const offered = villa.map((apartment) => ({ ...apartment, taken: nightsInRanges(apartments[apartment.slug]!) }));
      const { wish, offers } = refusedWish(offered);
      const party = { adults: wish.adults, children: wish.children };
      if (offers.length === 0) {
        expect(isAnythingFree(party, offered, today, bookingWindow), JSON.stringify(wish)).toBe(false);
        ends.nothing += 1;
        continue;
      }
      const offer = offers[between(0, offers.length - 1)]!;
      expect(partyOf(offer), JSON.stringify([wish, offer])).toEqual(party);
      await expectAccepted(offer, wish);
      if (offer.parts.length > 1) ends.together += 1;
      else if (offer.kind === 'otherLength') ends.otherLength += 1;
      else ends.otherDates += 1;
    }
    console.log(`▸ ${wishes} wishes that cannot be had: ${JSON.stringify(ends)}`);
    for (const count of Object.values(ends)) expect(count, JSON.stringify(ends)).toBeGreaterThan(0);

    function refusedWish(offered: Parameters<typeof offersFor>[1]): { wish: Wish; offers: Offer[] } {
      for (;;) {
        const checkIn = addDays(today, between(-10, bookingWindow + 20));
        const checkOut = addDays(checkIn, between(1, random() < 0.8 ? 10 : 70));
        const wish = { checkIn, checkOut, adults: between(1, random() < 0.7 ? 4 : 10), children: between(0, 3) };
        const found = offersFor(wish, offered, today);
        if (!found.apartments.some(({ asWished }) => asWished)) return { wish, offers: everyOffer(found) };
      }
    }

    async function expectAccepted({ parts }: Offer, wish: Wish): Promise<void> {
      const wished = parts.map(({ slug, guests, quote }) => ({
        apartment: slug,
        ...guests,
        expectedTotal: quote.totalPayment,
        expectedAdvance: quote.advancePayment,
      }));
      const fields = {
        requestId: randomUUID(),
        ...parts[0]!.stay,
        guest: { firstName: 'Ada', lastName: 'Test', email: 'ada@example.net', phone: '+44 20 7946 0000' },
        language: 'en',
        acceptPrivacy: true,
        acceptTerms: true,
      };
      const request =
        wished.length === 1
          ? requestBookingRequest.parse({ ...fields, ...wished[0] })
          : requestApartmentsRequest.parse({ ...fields, apartments: wished });
      const requester = { uid: null, verifiedEmail: null, network: '203.0.113.0/24' };
      const { bookings } = await requestApartments(request, requester, 'a key', now, checkPlatforms).catch(
        (error: unknown) => {
          throw new Error(`${JSON.stringify([wish, request])} was refused`, { cause: error });
        },
      );
      expect(bookings.map(({ apartment }) => apartment)).toEqual(parts.map(({ slug }) => slug));
    }

    /** The sample's apartments and settings, without limits on how many requests one guest may send. */
    async function openVilla(): Promise<void> {
      await writeSettings({});
      for (const { taken: _, ...apartment } of villa)
        await firestore().doc(apartmentPath(apartment.slug)).set(apartment);
    }

    /** @param share of the nights, in stays of up to ten nights with gaps between them */
    async function takeNightsAtRandom(share: number): Promise<void> {
      for (const { slug } of villa) {
        for (let day = 0; day < bookingWindow + 60;) {
          const length = between(1, 10);
          const nights = Array.from({ length }, (_, night) => ({
            apartment: slug,
            night: addDays(today, day + night),
          }));
          const batch = firestore().batch();
          if (random() < share) writeNights(batch, null, nights, []);
          await batch.commit();
          day += length;
        }
      }
    }
  },
);

function partyOf({ parts }: Offer): Guests {
  return {
    adults: parts.reduce((sum, { guests }) => sum + guests.adults, 0),
    children: parts.reduce((sum, { guests }) => sum + guests.children, 0),
  };
}
