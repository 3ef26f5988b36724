import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf, tally } from '../support/callFunction.ts';
import { eventuallySound, expectSoundHouse } from '../support/houseState.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

let apartment: Apartment;
beforeAll(async () => {
  apartment = await createTestApartment();
});
afterAll(() => removeTestApartment(apartment));

const address = () => `${randomUUID()}@example.net`;
const asGuest = (email: string) => ({
  guest: { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' },
});

test('the guest who proves the address cancels, and the nights are free again at once', async () => {
  const email = address();
  const number = await book(apartment, stayIn(30, 3), asGuest(email.toUpperCase()));
  const { idToken } = await signIn({ email, emailVerified: true });
  const outcome = await callFunction('cancelBooking', { number }, idToken);
  expect(outcome).toEqual({ ok: true, answer: { number, status: 'cancelled' } });
  const state = await expectSoundHouse(apartment.slug);
  expect(state.published).not.toContain(inDays(30));
  expect(codeOf(await callFunction('requestBooking', bookingRequest(apartment, stayIn(30, 3))))).toBe('ok');
});

test('the guest who was signed in when asking cancels without a proven address', async () => {
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
  const email = address();
  const number = await book(apartment, stayIn(50, 4), asGuest(email));
  const { idToken } = await signIn({ email, emailVerified: true });
  const all = await Promise.all(Array.from({ length: 20 }, () => callFunction('cancelBooking', { number }, idToken)));
  expect(tally(all)).toEqual({ ok: 20 });
  const mails = await firestore().collection('mail').orderBy('__name__').get();
  const cancelled = mails.docs.filter(({ id }) => id.startsWith(`${number}-cancelled`));
  expect(cancelled).toHaveLength(2);
  await expectSoundHouse(apartment.slug);
});

test('nobody else learns that the booking exists', async () => {
  const email = address();
  const number = await book(apartment, stayIn(60, 2), asGuest(email));
  const stranger = await signIn({ email: address(), emailVerified: true });
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

test('a stay that has begun cannot be cancelled by its guest', async () => {
  const { idToken } = await signIn({});
  const number = await book(apartment, stayIn(0, 3), {}, idToken);
  expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('not-cancellable');
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
        .update({ checkIn: inDays(102 + round * 10), checkOut: inDays(106 + round * 10) }),
    ]);
    await eventuallySound(apartment.slug);
  }
});

test.each(['confirmed', 'cancelled'] as const)(
  'the guest cancels while the owner sets the status to %s: one clean state, and a note for guests only if it is confirmed',
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
      // Whoever came last has it; either way all that the booking says of itself fits together.
      await expect
        .poll(
          async () => {
            const booking = (await reference.get()).data() as StoredBooking;
            const noted = booking.wifiNote !== null;
            return booking.agreed.status === booking.status && noted === (booking.status === 'confirmed');
          },
          { timeout: 30_000, interval: 100 },
        )
        .toBe(true);
      await eventuallySound(apartment.slug);
      if (status === 'cancelled') expect((await reference.get()).get('status')).toBe('cancelled');
    }
  },
);
