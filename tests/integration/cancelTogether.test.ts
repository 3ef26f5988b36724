import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import type { Language } from '../../functions/src/domain/language.ts';
import { ledgerOf } from '../../functions/src/domain/ledger.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { book, bookTogether, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf, tally } from '../support/callFunction.ts';
import { eventuallyConsistent, expectConsistentNights } from '../support/expectConsistentNights.ts';
import { messagesOf, moneyIn } from '../support/messagesOf.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { signIn, signInAsOwner } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

const db = firestore();
let all: Apartment[];
beforeAll(async () => {
  all = await Promise.all([createTestApartment(), createTestApartment({ nightPrice: 9900 }), createTestApartment()]);
});
afterAll(() => Promise.all(all.map(removeTestApartment)));

const reference = (number: string) => db.doc(bookingPath(number));
const statusOf = async (number: string) => (await reference(number).get()).get('status') as string;
const cancel = (number: string, idToken: string, together?: boolean) =>
  callFunction('cancelBooking', { number, ...(together !== undefined && { together }) }, idToken);

async function confirm(number: string): Promise<void> {
  await reference(number).update({ status: 'confirmed' });
  await expect.poll(async () => (await reference(number).get()).get('agreed.status')).toBe('confirmed');
}

async function group(days: number, email = `${randomUUID()}@example.net`) {
  const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
  const numbers = await bookTogether(all, stayIn(days, 4), { guest });
  const { idToken } = await signIn({ email, emailVerified: true });
  const [first = '', second = '', third = ''] = numbers;
  return { first, second, third, numbers, sorted: numbers.toSorted(), idToken };
}

test('one of a group is cancelled alone, and its mails say that the others go on', async () => {
  const { first, second, third, idToken } = await group(40);
  expect(await cancel(second, idToken)).toEqual({ ok: true, response: { number: second, status: 'cancelled' } });
  expect(await Promise.all([first, second, third].map(statusOf))).toEqual(['pending', 'cancelled', 'pending']);
  const mail = (await db.doc(`mail/${second}-cancelled-guest-1`).get()).get('message.text') as string;
  expect(mail).toContain(`(${first}): awaiting an answer`);
  expect(mail).toContain('Everything else you requested together with it remains as it is');
  for (const { slug } of all) await expectConsistentNights(slug);
});

test('all of a group are cancelled together: one mail to each side, and twice answers the same', async () => {
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
    expect(stored).toMatchObject({ status: 'cancelled', endedBy: 'guest', agreed: { status: 'cancelled' } });
    expect(stored.sequence).toBe(number === first ? 2 : 1);
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

test('twenty times at once, by the number of each, has one effect', async () => {
  const { numbers, idToken } = await group(80);
  const calls = Array.from({ length: 20 }, (_, index) => cancel(numbers[index % 3] ?? '', idToken, true));
  expect(tally(await Promise.all(calls))).toEqual({ ok: 20 });
  const mails = (await Promise.all(numbers.map(queuedMails))).flat().filter((mail) => mail.startsWith('cancelled'));
  expect(mails).toHaveLength(2);
  for (const { slug } of all) await expectConsistentNights(slug);
});

test('together and one by one at the same moment send each mail once', async () => {
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

test('what the owner has cancelled before stays as it is, and what has been cancelled counts as cancelled', async () => {
  const { first, second, third, sorted, idToken } = await group(120);
  await reference(third).update({ status: 'cancelled' });
  await expect.poll(async () => (await reference(third).get()).get('endedBy')).toBe('owner');
  expect(await cancel(first, idToken, true)).toMatchObject({ ok: true, response: { numbers: sorted } });
  expect((await reference(third).get()).get('endedBy')).toBe('owner');
  expect((await reference(second).get()).get('endedBy')).toBe('guest');
});

test('what has begun stays: its own number is refused, and the others go without it', async () => {
  const { first, second, third, idToken } = await group(140);
  // As if the owner had moved one stay of the group: it begins today.
  const { checkIn, checkOut } = stayIn(0, 3);
  await reference(first).update({ moveTo: `${checkIn}/${checkOut}` });
  await expect.poll(async () => (await reference(first).get()).get('agreed.checkIn')).toBe(checkIn);
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

test('bookings of others are out of reach, whatever the field says', async () => {
  const { first, second, third, idToken } = await group(160);
  const stranger = await signIn({ email: `${randomUUID()}@example.net`, emailVerified: true });
  const foreign = await book(all[0]!, stayIn(170, 2));
  await reference(foreign).update({ group: first });
  expect(codeOf(await cancel(first, stranger.idToken, true))).toBe('booking-not-found');
  const outcome = await cancel(first, idToken, true);
  expect(outcome).toMatchObject({ ok: true, response: { numbers: [first, second, third].toSorted() } });
  expect(await statusOf(foreign)).toBe('pending');
});

test('a booking without a group, or older than the field, is cancelled alone', async () => {
  const { idToken } = await signIn({});
  for (const days of [180, 184]) {
    const number = await book(all[0]!, stayIn(days, 2), {}, idToken);
    if (days === 184) await reference(number).update({ group: FieldValue.delete() });
    expect(await cancel(number, idToken, true)).toEqual({
      ok: true,
      response: { number, status: 'cancelled', numbers: [number] },
    });
  }
});

test('a late cancellation together costs what each booking was agreed at', async () => {
  const { first, second, numbers, idToken } = await group(10);
  await confirm(first);
  await confirm(second);
  // The first was agreed at other terms. The guest is bound, as by the button of an instant booking.
  await reference(first).update({ 'terms.cancellation': { freeUntilDays: 30, shareAfter: 0.5 }, boundBy: 'button' });
  await reference(second).update({ boundBy: 'button' });
  expect(codeOf(await cancel(first, idToken, true))).toBe('ok');
  const stored = await Promise.all(numbers.map(async (number) => (await reference(number).get()).data()!));
  const share = (place: number) => {
    const { quote, terms } = stored[place] as StoredBooking;
    return Math.round(quote.totalPrice * terms.cancellation.shareAfter);
  };
  const text = (await db.doc(`mail/${first}-cancelled-guest-2`).get()).get('message.text') as string;
  const euros = (cents: number) => (cents / 100).toLocaleString('en', { maximumFractionDigits: 2 });
  for (const cents of [share(0), share(1), share(0) + share(1)]) expect(text).toContain(`€${euros(cents)}`);
  expect(text).toContain('Nothing');
  const toOwner = (await db.doc(`mail/${first}-cancelled-owner-2`).get()).get('message.text') as string;
  const inAll = messagesOf(settings.ownerLanguage as Language)('mail.cancelled.owner.dueSeveral', {
    amount: moneyIn(settings.ownerLanguage as Language, share(0) + share(1)),
  });
  expect(toOwner.replace(/\s+/g, ' ')).toContain(inAll.replace(/\s+/g, ' '));
});

test('what was paid for one of a group counts for the fees of all that are cancelled together', async () => {
  const { first, second, third, numbers, idToken } = await group(14);
  for (const number of numbers) await confirm(number);
  const fees = await Promise.all(
    numbers.map(async (number) => {
      const { quote, terms } = (await reference(number).get()).data() as StoredBooking;
      return Math.round(quote.totalPrice * terms.cancellation.shareAfter);
    }),
  );
  const due = fees.reduce((sum, fee) => sum + fee);
  const owner = await signInAsOwner();
  const record = async (booking: string, amount: number) => {
    const revision = (await reference(booking).get()).get('revision') as number;
    const payment = { kind: 'advance', amount, on: inDays(0), note: 'by transfer' } as const;
    const request = { requestId: randomUUID(), booking, revision, ...payment };
    expect(codeOf(await callFunction('recordPayment', request, owner.idToken))).toBe('ok');
  };
  await record(first, due);
  await record(third, 70_00);
  expect(codeOf(await cancel(second, idToken, true))).toBe('ok');
  const stored = await Promise.all(
    numbers.map(async (number) => (await reference(number).get()).data() as StoredBooking),
  );
  expect(stored.map(({ status, payments = [] }) => [status, payments.length])).toEqual([
    ['cancelled', 1],
    ['cancelled', 0],
    ['cancelled', 1],
  ]);
  // The owner pays back what nobody owes: beyond all three fees, not beyond each booking's own.
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
