import '../support/emulators.ts';
import { expect, onTestFinished, test } from 'vitest';
import { propertyTermsSchema } from '../../functions/src/contract/apartment.ts';
import { apartmentPath, bookingPath, settingsDocument } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { farWeek } from '../../tools/support/requestAsGuest.ts';
import { book, bookingRequest, stayIn } from '../support/bookingRequest.ts';
import { callFunction } from '../support/callFunction.ts';
import { restoreSettings } from '../support/restoreSettings.ts';
import { sampleAccount } from '../support/sampleVilla.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

const lavender = () => firestore().doc('apartments/lavender').get();

test('what the owner changes in the settings reaches the apartments, and so the prices of server and browser', async () => {
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
  onTestFinished(restoreSettings);
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
    });
  const outcome = await callFunction('checkAvailability', { ...farWeek(), adults: 2, children: 1 });
  if (!outcome.ok) throw new Error(outcome.body);
  const quote = outcome.response.apartments[0]?.quote;
  expect(quote?.lines).toContainEqual({ kind: 'touristTax', persons: 2, nights: 7, amount: 2 * 7 * 135 });
  expect(quote?.advancePayment).toBe(Math.round((quote?.totalPrice ?? 0) / 2));
});

test('the owner’s own settings do not become public', async () => {
  const published = JSON.stringify((await lavender()).data());
  expect(published).not.toContain(settings.ownerEmail);
  expect(published).not.toContain('Password');
  expect(published).not.toContain(sampleAccount.iban);
});

test('the note for guests stands on confirmed bookings alone, follows the settings, and goes with the booking', async () => {
  const apartment = await createTestApartment();
  onTestFinished(async () => {
    await restoreSettings();
    await removeTestApartment(apartment);
  });
  const { idToken } = await signIn({});
  const confirmed = await book(apartment, stayIn(10, 3), {}, idToken);
  const pending = await book(apartment, stayIn(20, 3));
  const noteOf = async (number: string) =>
    ((await firestore().doc(bookingPath(number)).get()).get('wifiNote') as string | null) ?? null;

  await firestore().doc(bookingPath(confirmed)).update({ status: 'confirmed' });
  await expect.poll(() => noteOf(confirmed)).toBe(settings.wifiNote);
  await firestore().doc(settingsDocument).update({ wifiNote: 'Network: another' });
  await expect.poll(() => noteOf(confirmed)).toBe('Network: another');
  expect(await noteOf(pending)).toBeNull();

  await callFunction('cancelBooking', { number: confirmed }, idToken);
  expect(await noteOf(confirmed)).toBeNull();
});

test('an apartment that is added later gets its terms at once', async () => {
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
