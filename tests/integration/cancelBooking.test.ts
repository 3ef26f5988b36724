import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, bookingRequest, inDays, stayIn, guestWith, bookTogether } from '../support/bookingRequest.ts';
import { callFunction, codeOf, tally } from '../support/callFunction.ts';
import { expectConsistentNights, eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { signIn } from '../support/signIn.ts';
import { historyOf, actionsOf } from '../support/historyOf.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { ledgerOf } from '../../functions/src/domain/ledger.ts';
import { messagesOf, moneyIn } from '../support/messagesOf.ts';
import { moveAtDesk, payAtDesk } from '../support/changeAtDesk.ts';

const apartment = await apartmentOfFile();

const newEmail = () => `${randomUUID()}@example.net`;
const asGuest = (email: string) => ({
  guest: guestWith(email),
});

test('the guest with the proven email cancels, and the nights are free again at once', async () => {
  const email = newEmail();
  const number = await book(apartment, stayIn(30, 3), asGuest(email.toUpperCase()));
  const { idToken } = await signIn({ email, emailVerified: true });
  const outcome = await callFunction('cancelBooking', { number }, idToken);
  expect(outcome).toEqual({ ok: true, response: { number, status: 'cancelled' } });
  const state = await expectConsistentNights(apartment.slug);
  expect(state.published).not.toContain(inDays(30));
  expect(codeOf(await callFunction('requestBooking', bookingRequest(apartment, stayIn(30, 3))))).toBe('ok');
  const history = await historyOf(number);
  expect(history).toMatchObject([
    { action: 'requested', by: 'guest', email: null, revision: 1, apartments: [apartment.slug] },
    { action: 'cancelled', by: 'guest', email, revision: 2 },
  ]);
  expect(history[0]?.changes).toContainEqual({ field: 'checkIn', from: null, to: inDays(30) });
  expect(history[1]?.changes).toContainEqual({ field: 'status', from: 'pending', to: 'cancelled' });
  expect(JSON.stringify(history[0])).not.toMatch(/Ada|example\.net|20 7946/);
});

test('the guest who was signed in when requesting cancels without a proven email, and twice with the same answer', async () => {
  const { idToken } = await signIn({});
  const number = await book(apartment, stayIn(40, 2), {}, idToken);
  const first = await callFunction('cancelBooking', { number }, idToken);
  expect(codeOf(first)).toBe('ok');
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
  expect(await actionsOf(number)).toEqual(['requested by guest', 'cancelled by guest']);
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

test('a booking that its guest has cancelled can only be reopened as a request', async () => {
  const { idToken } = await signIn({});
  const number = await book(apartment, stayIn(70, 3), {}, idToken);
  const reference = firestore().doc(bookingPath(number));
  expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('ok');
  expect((await reference.get()).get('endedBy')).toBe('guest');

  // Somebody edits a console that still showed the request.
  await reference.update({ status: 'confirmed' });
  await expect
    .poll(async () => (await reference.get()).data())
    .toMatchObject({ status: 'cancelled', endedBy: 'guest', problem: expect.stringContaining('/host') as string });
  await expectConsistentNights(apartment.slug);

  await reference.update({ status: 'pending' });
  await expect
    .poll(async () => (await reference.get()).data())
    .toMatchObject({ status: 'pending', settledStay: { status: 'pending' }, endedBy: null, problem: null });
  await expectConsistentNights(apartment.slug);
});

const db = firestore();

const all = [await apartmentOfFile(), await apartmentOfFile({ nightPrice: 9900 }), await apartmentOfFile()];

const reference = (number: string) => db.doc(bookingPath(number));
const statusOf = async (number: string) => (await reference(number).get()).get('status') as string;
const cancel = (number: string, idToken: string, together?: boolean) =>
  callFunction('cancelBooking', { number, ...(together !== undefined && { together }) }, idToken);

async function confirm(number: string): Promise<void> {
  await reference(number).update({ status: 'confirmed' });
  await expect.poll(async () => (await reference(number).get()).get('settledStay.status')).toBe('confirmed');
}

async function group(days: number, email = `${randomUUID()}@example.net`) {
  const guest = guestWith(email);
  const numbers = await bookTogether(all, stayIn(days, 4), { guest });
  const { idToken } = await signIn({ email, emailVerified: true });
  const [first = '', second = '', third = ''] = numbers;
  return { first, second, third, numbers, sorted: numbers.toSorted(), idToken };
}

test('one booking of a group is cancelled alone, and its mails say that the others go on', async () => {
  const { first, second, third, idToken } = await group(40);
  expect(await cancel(second, idToken)).toEqual({ ok: true, response: { number: second, status: 'cancelled' } });
  expect(await Promise.all([first, second, third].map(statusOf))).toEqual(['pending', 'cancelled', 'pending']);
  const mail = (await db.doc(`mail/${second}-cancelled-guest-1`).get()).get('message.text') as string;
  expect(mail).toContain(`(${first}): awaiting an answer`);
  expect(mail).toContain('Everything else you requested together with it remains as it is');
  for (const { slug } of all) await expectConsistentNights(slug);
});

test('all bookings of a group are cancelled together: one mail to each side, and a second call gets the same answer', async () => {
  const { first, second, third, sorted, numbers, idToken } = await group(60);
  await confirm(first);
  const outcome = await cancel(second, idToken, true);
  expect(outcome).toEqual({ ok: true, response: { number: second, status: 'cancelled', numbers: sorted } });
  expect(await cancel(second, idToken, true)).toEqual(outcome);
  expect(await cancel(third, idToken, true)).toEqual({
    ok: true,
    response: { number: third, status: 'cancelled', numbers: sorted },
  });
  const mails = (await Promise.all(numbers.map(queuedMails))).flat().filter((mail) => mail.startsWith('cancelled'));
  expect(mails).toEqual(['cancelled-guest-1', 'cancelled-owner-1']);
  for (const number of numbers) {
    const stored = (await reference(number).get()).data() as StoredBooking;
    expect(stored).toMatchObject({ status: 'cancelled', endedBy: 'guest', settledStay: { status: 'cancelled' } });
    expect(stored.sequence).toBe(number === first ? 2 : 1);
    const confirmed = number === first ? ['confirmed by console'] : [];
    expect(await actionsOf(number)).toEqual(['requested by guest', ...confirmed, 'cancelled by guest']);
  }
  const { attachments } = (await db.doc(`mail/${second}-cancelled-guest-1`).get()).get('message') as {
    attachments: { filename: string }[];
  };
  expect(attachments.map(({ filename }) => filename).sort()).toEqual(sorted.map((number) => `${number}.ics`));
  for (const { slug } of all) {
    const { held } = await expectConsistentNights(slug);
    expect(held.filter((night) => numbers.some((number) => night.endsWith(number)))).toEqual([]);
  }
});

test('cancelling together and one by one at the same moment sends each mail once', async () => {
  const { numbers, idToken } = await group(100);
  const outcomes = await Promise.all([
    cancel(numbers[0] ?? '', idToken, true),
    cancel(numbers[1] ?? '', idToken),
    cancel(numbers[2] ?? '', idToken, true),
    cancel(numbers[2] ?? '', idToken),
  ]);
  expect(tally(outcomes)).toEqual({ ok: 4 });
  expect(await Promise.all(numbers.map(statusOf))).toEqual(['cancelled', 'cancelled', 'cancelled']);
  for (const number of numbers) expect((await reference(number).get()).get('sequence')).toBe(1);
  for (const { slug } of all) await expectConsistentNights(slug);
});

test('a booking that the owner has cancelled stays as it is, and counts as cancelled', async () => {
  const { first, second, third, sorted, idToken } = await group(120);
  await reference(third).update({ status: 'cancelled' });
  await expect.poll(async () => (await reference(third).get()).get('endedBy')).toBe('owner');
  expect(await cancel(first, idToken, true)).toMatchObject({ ok: true, response: { numbers: sorted } });
  expect((await reference(third).get()).get('endedBy')).toBe('owner');
  expect((await reference(second).get()).get('endedBy')).toBe('guest');
});

test('a stay that has begun is not cancelled: its own number is refused, and the others are cancelled without it', async () => {
  const { first, second, third, idToken } = await group(140);
  // One stay of the group begins today, as if the owner had moved it.
  await moveAtDesk(first, stayIn(0, 3));
  await confirm(first);
  expect(codeOf(await cancel(first, idToken, true))).toBe('not-cancellable');
  expect(await Promise.all([first, second, third].map(statusOf))).toEqual(['confirmed', 'pending', 'pending']);
  expect(await cancel(second, idToken, true)).toEqual({
    ok: true,
    response: { number: second, status: 'cancelled', numbers: [second, third].toSorted() },
  });
  expect(await Promise.all([first, second, third].map(statusOf))).toEqual(['confirmed', 'cancelled', 'cancelled']);
  for (const { slug } of all) await eventuallyConsistent(slug);
});

test('bookings of others cannot be cancelled, whatever their group says', async () => {
  const { first, second, third, idToken } = await group(160);
  const stranger = await signIn({ email: `${randomUUID()}@example.net`, emailVerified: true });
  const foreign = await book(all[0]!, stayIn(170, 2));
  await reference(foreign).update({ group: first });
  expect(codeOf(await cancel(first, stranger.idToken, true))).toBe('booking-not-found');
  const outcome = await cancel(first, idToken, true);
  expect(outcome).toMatchObject({ ok: true, response: { numbers: [first, second, third].toSorted() } });
  expect(await statusOf(foreign)).toBe('pending');
});

test('payments for one booking of a group cover the fees of all that are cancelled together', async () => {
  const { first, second, third, numbers, idToken } = await group(14);
  for (const number of numbers) await confirm(number);
  const fees = await Promise.all(
    numbers.map(async (number) => {
      const { quote, terms } = (await reference(number).get()).data() as StoredBooking;
      return Math.round(quote.totalPrice * terms.cancellation.shareAfter);
    }),
  );
  const due = fees.reduce((sum, fee) => sum + fee);
  await payAtDesk(first, 'advance', due);
  await payAtDesk(third, 'advance', 70_00);
  expect(codeOf(await cancel(second, idToken, true))).toBe('ok');
  const stored = await Promise.all(
    numbers.map(async (number) => (await reference(number).get()).data() as StoredBooking),
  );
  expect(stored.map(({ status, payments = [] }) => [status, payments.length])).toEqual([
    ['cancelled', 1],
    ['cancelled', 0],
    ['cancelled', 1],
  ]);
  // The owner refunds what nobody owes: the part beyond the sum of the fees, not beyond each booking's own.
  expect(ledgerOf(stored, inDays(0))).toMatchObject({ refundOpen: 70_00, refundPromised: 70_00, feeOpen: 0 });
  const sequence = stored[1]!.sequence;
  const text = (await db.doc(`mail/${second}-cancelled-guest-${sequence}`).get()).get('message.text') as string;
  const said = messagesOf('en')('mail.cancelled.guest.paidBack', {
    paid: moneyIn('en', due + 70_00),
    difference: moneyIn('en', 70_00),
  });
  expect(text.replace(/\s+/g, ' ')).toContain(said.replace(/\s+/g, ' '));
  for (const { slug } of all) await eventuallyConsistent(slug);
});
