import '../support/emulators.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expireRequests } from '../../functions/src/bookings/request/expireRequests.ts';
import { remindGuests } from '../../functions/src/bookings/change/remindGuests.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import {
  apartmentPath,
  bookingPath,
  lastGoodCopyPath,
  settingsDocument,
} from '../../functions/src/contract/collections.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import owner from '../../locales/hr/owner.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };
import { book, bookingRequest, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { restoreSettings } from '../support/restoreSettings.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* Typing errors in the console. */

const property = () => firestore().doc(settingsDocument);
const day = 86_400_000;

let apartment: Apartment;
beforeAll(async () => {
  apartment = await createTestApartment();
});
afterAll(() => removeTestApartment(apartment));
afterEach(restoreSettings);

async function mailsAbout(path: string): Promise<FirebaseFirestore.QueryDocumentSnapshot[]> {
  return findMailsAbout(`unreadable-${path.replaceAll('/', '-')}`);
}

const problemOf = async (path: string) => (await firestore().doc(path).get()).get('problem') as string | undefined;

test('a space behind the owner\u2019s address stops nothing, is explained in its document and in one mail', async () => {
  const { idToken } = await signIn({});
  const regular = await book(apartment, stayIn(10, 3), {}, idToken);
  const before = await mailsAbout(settingsDocument);

  await property().update({ ownerEmail: `${settings.ownerEmail} ` });
  await expect.poll(() => problemOf(settingsDocument)).toContain('ownerEmail');
  expect(await problemOf(settingsDocument)).toContain(owner.documentProblem.intro);

  const stay = stayIn(20, 3);
  const offered = await callFunction('checkAvailability', {
    ...stay,
    adults: 2,
    children: 0,
    apartment: apartment.slug,
  });
  expect(offered.ok && offered.response.apartments[0]?.available).toBe(true);
  const number = await book(apartment, stay, {}, idToken);
  await firestore().doc(bookingPath(number)).update({ status: 'confirmed' });
  await expect
    .poll(async () => (await firestore().doc(bookingPath(number)).get()).data() as StoredBooking)
    .toMatchObject({ agreed: { status: 'confirmed' } });
  expect(await remindGuests(new Date(Date.now() + 18 * day))).toContain(number);
  expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('ok');
  // Only this request is made old: with a later clock the sample's requests would expire too.
  const longAgo = Timestamp.fromMillis(Date.now() - (settings.requestExpiresAfterDays + 1) * day);
  await firestore().doc(bookingPath(regular)).update({ pendingSince: longAgo });
  expect(await expireRequests(new Date())).toContain(regular);
  await eventuallyConsistent(apartment.slug);

  // A second error sends no second mail.
  await property().update({ ownerEmail: 'owner', requestExpiresAfterDays: 'three' });
  await expect.poll(() => problemOf(settingsDocument)).toContain('requestExpiresAfterDays');
  const mails = (await mailsAbout(settingsDocument)).filter(({ id }) => !before.some((mail) => mail.id === id));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.get('to')).toEqual([settings.ownerEmail]);
  expect(mails[0]?.get('message.text')).toContain('ownerEmail');
});

test('once it is corrected, the note goes and the new values hold', async () => {
  await property().update({ advanceShare: 2 });
  await expect.poll(() => problemOf(settingsDocument)).toContain('advanceShare');
  expect((await firestore().doc(apartmentPath('lavender')).get()).get('propertyTerms.advanceShare')).toBe(0.3);
  await property().update({ advanceShare: 0.4 });
  await expect.poll(() => problemOf(settingsDocument)).toBeUndefined();
  await expect
    .poll(async () => (await firestore().doc(apartmentPath('lavender')).get()).get('propertyTerms.advanceShare'))
    .toBe(0.4);
});

test('settings that were deleted are those from before', async () => {
  await property().delete();
  expect(codeOf(await callFunction('requestBooking', bookingRequest(apartment, stayIn(30, 3))))).toBe('ok');
});

test('a slip in a price is explained in the apartment document, which is sold at the price from before', async () => {
  const reference = firestore().doc(apartmentPath(apartment.slug));
  await expect.poll(async () => (await reference.collection('lastGood').doc('copy').get()).exists).toBe(true);
  await reference.update({ nightPrice: '145' });
  await expect.poll(() => problemOf(reference.path)).toContain('nightPrice');
  // Apartments are public, so typed values are not repeated.
  expect(await problemOf(reference.path)).not.toContain('145');
  const request = bookingRequest(apartment, stayIn(40, 3));
  const outcome = await callFunction('requestBooking', request);
  expect(outcome.ok && outcome.response.quote.totalPayment).toBe(request.expectedTotal);
  await reference.update({ nightPrice: apartment.nightPrice });
  await expect.poll(() => problemOf(reference.path)).toBeUndefined();
});

test('an apartment that was deleted is offered no more, and leaves no copy', async () => {
  const gone = await createTestApartment();
  const reference = firestore().doc(apartmentPath(gone.slug));
  const copy = firestore().doc(lastGoodCopyPath(reference.path));
  await expect.poll(async () => (await copy.get()).exists).toBe(true);
  await reference.delete();
  expect(codeOf(await callFunction('requestBooking', bookingRequest(gone, stayIn(50, 2))))).toBe('apartment-not-found');
  await expect.poll(async () => (await copy.get()).exists).toBe(false);
});
