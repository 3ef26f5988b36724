import '../support/emulators.ts';
import { Timestamp, FieldValue } from 'firebase-admin/firestore';
import { afterEach, expect, test, onTestFinished } from 'vitest';
import { expireRequests } from '../../functions/src/bookings/request/expireRequests.ts';
import { remindGuests } from '../../functions/src/bookings/change/remindGuests.ts';
import {
  apartmentPath,
  bookingPath,
  lastGoodCopyPath,
  settingsDocument,
  accessDocument,
} from '../../functions/src/contract/collections.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import owner from '../../locales/hr/owner.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };
import { book, bookingRequest, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf, responseOf } from '../support/callFunction.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { restoreSettings } from '../support/restoreSettings.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';
import { storedBooking } from '../support/storedBooking.ts';
import { randomUUID } from 'node:crypto';
import { propertyTermsSchema } from '../../functions/src/contract/apartment.ts';
import { farWeek } from '../../tools/support/requestAsGuest.ts';

/* Edits of prices and settings in the console, including typing errors, and where they take effect. */

const db = firestore();
const property = () => firestore().doc(settingsDocument);
const day = 86_400_000;

const apartment = await apartmentOfFile();
afterEach(restoreSettings);

async function mailsAbout(path: string): Promise<FirebaseFirestore.QueryDocumentSnapshot[]> {
  return findMailsAbout(`unreadable-${path.replaceAll('/', '-')}`);
}

const problemOf = async (path: string) => (await firestore().doc(path).get()).get('problem') as string | undefined;

test('a space after the owner’s address stops nothing, and is explained in its document and in one mail', async () => {
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
  await expect.poll(async () => await storedBooking(number)).toMatchObject({ settledStay: { status: 'confirmed' } });
  expect(await remindGuests(new Date(Date.now() + 18 * day))).toContain(number);
  expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('ok');
  // Makes only this request old. With a later clock, the sample's requests would expire too.
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

test('once a setting is corrected, the note disappears and the new value applies', async () => {
  await property().update({ advanceShare: 2 });
  await expect.poll(() => problemOf(settingsDocument)).toContain('advanceShare');
  expect((await firestore().doc(apartmentPath('lavender')).get()).get('propertyTerms.advanceShare')).toBe(0.3);
  await property().update({ advanceShare: 0.4 });
  await expect.poll(() => problemOf(settingsDocument)).toBeUndefined();
  await expect
    .poll(async () => (await firestore().doc(apartmentPath('lavender')).get()).get('propertyTerms.advanceShare'))
    .toBe(0.4);
});

test('deleted settings keep their last values', async () => {
  await property().delete();
  expect(codeOf(await callFunction('requestBooking', bookingRequest(apartment, stayIn(30, 3))))).toBe('ok');
});

test('a typing error in a price is explained in the apartment document, which is sold at the last valid price', async () => {
  const reference = firestore().doc(apartmentPath(apartment.slug));
  await expect.poll(async () => (await reference.collection('lastGood').doc('copy').get()).exists).toBe(true);
  await reference.update({ nightPrice: '145' });
  await expect.poll(() => problemOf(reference.path)).toContain('nightPrice');
  // Apartments are public, so the note does not repeat typed values.
  expect(await problemOf(reference.path)).not.toContain('145');
  const request = bookingRequest(apartment, stayIn(40, 3));
  const outcome = await callFunction('requestBooking', request);
  expect(outcome.ok && outcome.response.quote.totalPayment).toBe(request.expectedTotal);
  await reference.update({ nightPrice: apartment.nightPrice });
  await expect.poll(() => problemOf(reference.path)).toBeUndefined();
});

test('a deleted apartment is no longer offered, and leaves no copy', async () => {
  const gone = await createTestApartment();
  const reference = firestore().doc(apartmentPath(gone.slug));
  const copy = firestore().doc(lastGoodCopyPath(reference.path));
  await expect.poll(async () => (await copy.get()).exists).toBe(true);
  await reference.delete();
  expect(codeOf(await callFunction('requestBooking', bookingRequest(gone, stayIn(50, 2))))).toBe('apartment-not-found');
  await expect.poll(async () => (await copy.get()).exists).toBe(false);
});

test('an owner’s address typed with capitals and spaces is normalised, and an invalid one beside it is ignored', async () => {
  const access = db.doc(accessDocument);
  const email = `${randomUUID()}@example.net`;
  const unreadable = `no address ${randomUUID()}`;
  const partner = await signIn({ email, emailVerified: true });
  const open = () => callFunction('undoChange', { requestId: randomUUID(), change: randomUUID() }, partner.idToken);
  const owners = async () => (await access.get()).get('owners') as string[];
  const mails = async () => (await findMailsAbout('unreadable-settings-access')).length;
  const before = await mails();
  try {
    await access.update({ owners: FieldValue.arrayUnion(` ${email.toUpperCase()} `, unreadable) });
    // Functions admit the owner at once, the rules once the entry is normalised.
    expect(codeOf(await open())).toBe('undo-over');
    await expect.poll(owners).toContain(email);
    expect(await owners()).toContain(unreadable);
    await expect.poll(async () => (await access.get()).get('problem') as unknown).toContain('owners.');
    expect(await mails()).toBe(before + 1);

    await access.update({ owners: FieldValue.arrayRemove(email) });
    expect(codeOf(await open())).toBe('not-owner');
  } finally {
    await access.update({ owners: FieldValue.arrayRemove(email, ` ${email.toUpperCase()} `, unreadable) });
  }
  await expect.poll(async () => (await access.get()).get('problem') as unknown).toBeUndefined();
});

const lavender = () => firestore().doc('apartments/lavender').get();

test('a change of the settings reaches the apartments, and so the prices of server and browser', async () => {
  const touristTax = {
    mode: 'perPersonNight',
    amount: 135,
    bands: [
      { fromAge: 0, share: 0 },
      { fromAge: 12, share: 0.5 },
      { fromAge: 18, share: 1 },
    ],
    assumedChildAge: 10,
  };
  await firestore().doc(settingsDocument).update({ advanceShare: 0.5, touristTax, checkInFrom: '16:30' });
  await expect
    .poll(async () => (await lavender()).get('propertyTerms'))
    .toEqual({
      timeZone: settings.timeZone,
      account: true,
      checkInFrom: '16:30',
      checkInUntil: settings.checkInUntil,
      checkOutUntil: settings.checkOutUntil,
      advanceShare: 0.5,
      advanceDueDays: settings.advanceDueDays,
      balanceWays: settings.balanceWays,
      touristTax,
      cancellation: settings.cancellation,
      guestRegister: settings.guestRegister,
    });
  const outcome = await responseOf('checkAvailability', { ...farWeek(), adults: 2, children: 1 });
  const quote = outcome.apartments[0]?.quote;
  expect(quote?.lines).toContainEqual({ kind: 'touristTax', persons: 2, nights: 7, amount: 2 * 7 * 135 });
  expect(quote?.advancePayment).toBe(Math.round((quote?.totalPrice ?? 0) / 2));
});

test('a new apartment gets its terms at once', async () => {
  const apartment = await createTestApartment();
  onTestFinished(() => removeTestApartment(apartment));
  const { propertyTerms: _, ...facts } = apartment;
  const reference = firestore().doc(apartmentPath(apartment.slug));
  await reference.delete();
  await reference.set(facts);
  await expect
    .poll(async () => (await reference.get()).get('propertyTerms'))
    .toEqual(propertyTermsSchema.parse(settings));
  expect(await callFunction('requestBooking', bookingRequest(apartment, stayIn(10, 3)))).toMatchObject({ ok: true });
});
