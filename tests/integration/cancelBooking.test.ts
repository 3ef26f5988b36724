import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import owner from '../../locales/hr/owner.json' with { type: 'json' };
import { book, bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf, tally } from '../support/callFunction.ts';
import { eventuallyConsistent, expectConsistentNights } from '../support/expectConsistentNights.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

let apartment: Apartment;
beforeAll(async () => {
  apartment = await createTestApartment();
});
afterAll(() => removeTestApartment(apartment));

const newEmail = () => `${randomUUID()}@example.net`;
const asGuest = (email: string) => ({
  guest: { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' },
});

test('the guest who proves the email cancels, and the nights are free again at once', async () => {
  const email = newEmail();
  const number = await book(apartment, stayIn(30, 3), asGuest(email.toUpperCase()));
  const { idToken } = await signIn({ email, emailVerified: true });
  const outcome = await callFunction('cancelBooking', { number }, idToken);
  expect(outcome).toEqual({ ok: true, response: { number, status: 'cancelled' } });
  const state = await expectConsistentNights(apartment.slug);
  expect(state.published).not.toContain(inDays(30));
  expect(codeOf(await callFunction('requestBooking', bookingRequest(apartment, stayIn(30, 3))))).toBe('ok');
});

test('the guest who was signed in when asking cancels without a proven email', async () => {
  const { idToken } = await signIn({});
  const number = await book(apartment, stayIn(40, 2), {}, idToken);
  expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('ok');
});

test('cancelling twice answers the same', async () => {
  const { idToken } = await signIn({});
  const number = await book(apartment, stayIn(44, 2), {}, idToken);
  const first = await callFunction('cancelBooking', { number }, idToken);
  expect(await callFunction('cancelBooking', { number }, idToken)).toEqual(first);
});

test('twenty cancellations at once have one effect', async () => {
  const email = newEmail();
  const number = await book(apartment, stayIn(50, 4), asGuest(email));
  const { idToken } = await signIn({ email, emailVerified: true });
  const all = await Promise.all(Array.from({ length: 20 }, () => callFunction('cancelBooking', { number }, idToken)));
  expect(tally(all)).toEqual({ ok: 20 });
  const mails = await queuedMails(number);
  expect(mails.filter((mail) => mail.startsWith('cancelled'))).toHaveLength(2);
  await expectConsistentNights(apartment.slug);
});

test('nobody else learns that the booking exists', async () => {
  const email = newEmail();
  const number = await book(apartment, stayIn(60, 2), asGuest(email));
  const stranger = await signIn({ email: newEmail(), emailVerified: true });
  const unproven = await signIn({ email, emailVerified: false });
  const nobody = await signIn({});
  for (const { idToken } of [stranger, unproven, nobody]) {
    const foreign = await callFunction('cancelBooking', { number }, idToken);
    const unknown = await callFunction('cancelBooking', { number: '00000-00000' }, idToken);
    expect(codeOf(foreign)).toBe('booking-not-found');
    expect(foreign).toEqual(unknown);
  }
  expect(codeOf(await callFunction('cancelBooking', { number }))).toBe('signed-out');
  expect((await firestore().doc(bookingPath(number)).get()).get('status')).toBe('pending');
});

test('a confirmed stay that has begun cannot be cancelled by its guest', async () => {
  const { idToken } = await signIn({});
  const number = await book(apartment, stayIn(0, 3), {}, idToken);
  const reference = firestore().doc(bookingPath(number));
  await reference.update({ status: 'confirmed' });
  await expect.poll(async () => (await reference.get()).get('agreed.status')).toBe('confirmed');
  expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('not-cancellable');
});

test('a request can be cancelled as long as it waits, on its day of arrival too', async () => {
  const { idToken } = await signIn({});
  const number = await book(apartment, stayIn(4, 2), {}, idToken);
  const reference = firestore().doc(bookingPath(number));
  const arrived = { ...(await reference.get()).get('agreed'), checkIn: inDays(0) };
  await reference.update({ agreed: arrived, checkIn: inDays(0) });
  expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('ok');
});

test('what a guest has cancelled stays cancelled: the owner can only open it again as a request', async () => {
  const { idToken } = await signIn({});
  const number = await book(apartment, stayIn(70, 3), {}, idToken);
  const reference = firestore().doc(bookingPath(number));
  expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('ok');
  expect((await reference.get()).get('endedBy')).toBe('guest');

  // From a console that still showed the request.
  await reference.update({ status: 'confirmed' });
  await expect
    .poll(async () => (await reference.get()).data())
    .toMatchObject({ status: 'cancelled', endedBy: 'guest', problem: owner.editProblem['ended-by-guest'] });
  await expectConsistentNights(apartment.slug);

  await reference.update({ status: 'pending' });
  await expect
    .poll(async () => (await reference.get()).data())
    .toMatchObject({ status: 'pending', agreed: { status: 'pending' }, endedBy: null, problem: null });
  await expectConsistentNights(apartment.slug);
});

test('cancelling goes by what was agreed, whatever the owner is typing', async () => {
  const { idToken } = await signIn({});
  const number = await book(apartment, stayIn(76, 2), {}, idToken);
  await firestore().doc(bookingPath(number)).update({ status: 'Canceled' });
  expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('ok');
});

test('a booking with an ID of the console is cancelled like any other', async () => {
  const id = `aB3dE5fG7hI9jK1l${randomUUID().slice(0, 4)}`;
  const email = newEmail();
  const reference = firestore().doc(bookingPath(id));
  await reference.set({ apartment: apartment.slug, ...stayIn(90, 3), status: 'confirmed', email });
  await expect.poll(async () => (await reference.get()).get('agreed.status')).toBe('confirmed');
  const { idToken } = await signIn({ email, emailVerified: true });
  expect(await callFunction('cancelBooking', { number: id }, idToken)).toEqual({
    ok: true,
    response: { number: id, status: 'cancelled' },
  });
  await expectConsistentNights(apartment.slug);
});

test.each([[{}], [{ number: 5 }], [{ number: '../x' }], [{ number: 'a'.repeat(50) }], [null]])(
  'a request of the wrong shape, %j, is refused',
  async (data) => {
    const { idToken } = await signIn({});
    expect(codeOf(await callFunction('cancelBooking', data, idToken))).toMatch(/^(booking-not-found|fields-required)$/);
  },
);

test('the guest cancels while the owner moves the dates: one clean state', async () => {
  const { idToken } = await signIn({});
  for (let round = 0; round < 5; round += 1) {
    const stay = stayIn(100 + round * 10, 3);
    const number = await book(apartment, stay, {}, idToken);
    await Promise.all([
      callFunction('cancelBooking', { number }, idToken),
      firestore()
        .doc(bookingPath(number))
        .update({ moveTo: `${inDays(102 + round * 10)}/${inDays(106 + round * 10)}` }),
    ]);
    await eventuallyConsistent(apartment.slug);
  }
});

test.each(['confirmed', 'cancelled'] as const)(
  'the guest cancels while the owner sets the status to %s: it is cancelled, with nothing left of a confirmation',
  async (status) => {
    const { idToken } = await signIn({});
    const first = status === 'confirmed' ? 200 : 260;
    for (let round = 0; round < 4; round += 1) {
      const number = await book(apartment, stayIn(first + round * 10, 3), {}, idToken);
      const reference = firestore().doc(bookingPath(number));
      const [outcome] = await Promise.all([
        callFunction('cancelBooking', { number }, idToken),
        reference.update({ status }),
      ]);
      expect(codeOf(outcome)).toBe('ok');
      // Cancelling by the guest is final, and all fields are consistent.
      await expect
        .poll(
          async () => {
            const booking = (await reference.get()).data() as StoredBooking;
            const noted = booking.wifiNote !== null;
            return booking.agreed.status === booking.status && noted === (booking.status === 'confirmed');
          },
          { interval: 100 },
        )
        .toBe(true);
      await eventuallyConsistent(apartment.slug);
      expect((await reference.get()).get('status')).toBe('cancelled');
    }
  },
);
