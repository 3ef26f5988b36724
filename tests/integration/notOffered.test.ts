import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { checkAvailability } from '../../functions/src/bookings/read/checkAvailability.ts';
import { confirmRequest } from '../../functions/src/bookings/request/confirmRequest.ts';
import { requestApartments, requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import {
  apartmentPath,
  bookingsCollection,
  mailCollection,
  settingsDocument,
  unconfirmedRequestPath,
  waitlistCollection,
} from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { hashSecret } from '../../functions/src/platform/secret.ts';
import { joinWaitlist } from '../../functions/src/waitlist/joinWaitlist.ts';
import { notifyWaitlist } from '../../functions/src/waitlist/notifyWaitlist.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { anonymousGuest, apartmentsRequest, bookingRequest, stayIn } from '../support/bookingRequest.ts';
import { createTestApartment } from '../support/testApartment.ts';

/*
 * An apartment that was removed from the site (it is not in villa/apartments.json), although its document still exists.
 */
const db = firestore();
const now = new Date();
const guests = { adults: 2, children: 0 };
const stay = stayIn(40, 3);
const refused = { details: { code: 'apartment-not-found' } };
let offered: Apartment;
let former: Apartment;

beforeAll(async () => {
  await db.doc(settingsDocument).set(settings);
  offered = await createTestApartment();
  former = { ...offered, slug: 'former-attic' };
  await db.doc(apartmentPath(former.slug)).set(former);
});

test('a removed apartment cannot be requested, alone or with others, and has no free nights', async () => {
  expect(await checkAvailability(stay, guests, offered.slug, now)).toMatchObject({ apartments: [{ available: true }] });
  await expect(checkAvailability(stay, guests, former.slug, now)).rejects.toMatchObject(refused);
  const one = bookingRequest(former, stay);
  await expect(requestBooking(one, anonymousGuest, now)).rejects.toMatchObject(refused);
  const several = apartmentsRequest([offered, former], stay);
  await expect(requestApartments(several, anonymousGuest, now)).rejects.toMatchObject(refused);
  expect((await db.collection(bookingsCollection).get()).size).toBe(0);
});

test('a removed apartment is not booked by the link of an earlier request either', async () => {
  const later = Timestamp.fromMillis(now.getTime() + 60_000);
  await db.doc(unconfirmedRequestPath('7K3Q9-XRD2M')).set({
    request: { ...bookingRequest(former, stay), bookingMode: 'request' },
    ...{ bookings: [], uid: null, requestHash: 'a hash', confirmHash: hashSecret('a secret') },
    ...{ confirmUntil: later, bookedAt: null, expiresAt: later },
  });
  const confirmed = confirmRequest('7K3Q9-XRD2M', 'a secret', now);
  expect(await confirmed).toMatchObject({ state: 'refused', code: 'apartment-not-found' });
});

test('a removed apartment cannot be waited for, and nobody on the waiting list is told that it is free', async () => {
  const entry = { ...stay, ...guests, email: 'ada@example.net', language: 'en' as const };
  await expect(joinWaitlist({ ...entry, apartment: former.slug }, undefined, now)).rejects.toMatchObject(refused);
  const asked = { askedAt: Timestamp.now(), confirmedAt: Timestamp.now(), confirmHash: 'a hash' };
  const waiting = { ...entry, ...asked, status: 'waiting', notifiedOf: [], notices: 0 };
  const urls = { leaveUrl: 'https://villa.example/waitlist/leave', expiresAt: Timestamp.now() };
  const waitlist = db.collection(waitlistCollection);
  for (const apartment of [offered.slug, former.slug])
    await waitlist.doc(apartment).set({ ...waiting, ...urls, apartment });
  expect(await notifyWaitlist(now)).toEqual({ notified: 1, ended: 0 });
  expect((await db.collection(mailCollection).get()).docs.map(({ id }) => id)).toEqual([
    expect.stringContaining(`waitlist-free-${offered.slug}`),
  ]);
});
