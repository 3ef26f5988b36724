import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { cancelBooking } from '../../functions/src/bookings/change/cancelBooking.ts';
import { checkAvailability } from '../../functions/src/bookings/read/checkAvailability.ts';
import { openBooking } from '../../functions/src/bookings/read/openBooking.ts';
import { requestApartments, requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import { propertyTermsSchema } from '../../functions/src/contract/apartment.ts';
import * as contract from '../../functions/src/contract/callables.ts';
import { apartmentPath, settingsDocument } from '../../functions/src/contract/collections.ts';
import { parseStay, type Stay } from '../../functions/src/domain/stay.ts';
import { bookingLinkKey } from '../../functions/src/platform/linkKey.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { filledFiles } from '../support/filledVilla.ts';
import { lostPaths, releasedPages } from '../support/releasedPages.ts';

/* Requests of earlier releases' pages go through today's functions, and the responses have everything that those pages read. */
const now = new Date('2026-11-24T10:00:00Z');
const key = 'a key';
const guest = { uid: 'ada', verifiedEmail: 'ada@byron.net', network: '203.0.113.0/24' };

beforeAll(async () => {
  vi.stubEnv('LINK_KEY', key);
  await firestore().doc(settingsDocument).set(filledFiles['villa/settings.json']);
});

describe.each(releasedPages)('a guest with a page of $release', ({ requests, responses }) => {
  const expectResponse = (name: string, response: unknown) =>
    expect(lostPaths(responses[name], response), name).toEqual([]);

  test('can check, book, look and cancel', async () => {
    const propertyTerms = propertyTermsSchema.parse(filledFiles['villa/settings.json']);
    for (const facts of filledFiles['villa/apartments.json']) {
      const slug = `test-${facts.slug}`;
      await firestore().recursiveDelete(firestore().doc(apartmentPath(slug)));
      await firestore()
        .doc(apartmentPath(slug))
        .set({ ...facts, slug, propertyTerms });
    }
    const question = contract.checkAvailabilityRequest.parse(requests.checkAvailability![0]);
    const { stay } = parseStay(question.checkIn, question.checkOut) as { stay: Stay };
    expectResponse('checkAvailability', await checkAvailability(stay, question, question.apartment, now));

    const request = contract.requestBookingRequest.parse(requests.requestBooking![0]);
    const booked = await requestBooking(request, guest, now);
    expectResponse('requestBooking', booked);

    const link = {
      number: booked.number,
      key: bookingLinkKey({ id: booked.number, email: request.guest.email, linkVersion: 0 }),
    };
    expectResponse('openBooking', await openBooking(contract.openBookingRequest.parse(link), null, now));

    expectResponse('cancelBooking', await cancelBooking({ number: booked.number }, guest, now));
    const several = contract.requestApartmentsRequest.parse(requests.requestApartments![0]);
    expectResponse('requestApartments', await requestApartments(several, guest, now));
  });
});
