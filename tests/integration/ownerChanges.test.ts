import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import { bookingPath, historyPath, ownerNotePath } from '../../functions/src/contract/collections.ts';
import type { HistoryEntry } from '../../functions/src/contract/history.ts';
import type { OwnerCallables } from '../../functions/src/contract/ownerCallables.ts';
import { ledgerOf } from '../../functions/src/domain/ledger.ts';
import { nightsOf, type Stay } from '../../functions/src/domain/stay.ts';
import { undoChange } from '../../functions/src/owner/undoChange.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, bookTogether, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf, tally } from '../support/callFunction.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { storedBooking } from '../support/storedBooking.ts';
import { payAtDesk } from '../support/changeAtDesk.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';

const db = firestore();

const apartment = await apartmentOfFile();
const other = await apartmentOfFile({ nightPrice: 9900 });
const { idToken: owner } = await signInAsOwner();

const revisionOf = async (number: string) => (await storedBooking(number)).revision ?? 0;
const entryOf = async (id: string) => (await db.doc(historyPath(id)).get()).data() as HistoryEntry;

type Name = 'decideBooking' | 'moveBooking' | 'editBooking';

/** Calls a function with a new request ID and the booking's current revision, unless these are given. */
async function act<N extends Name>(
  name: N,
  booking: string,
  request: Omit<OwnerCallables[N]['request'], 'requestId' | 'booking' | 'revision'> & {
    requestId?: string;
    revision?: number;
  },
  idToken = owner,
) {
  return callFunction(
    name,
    { requestId: randomUUID(), booking, revision: await revisionOf(booking), ...request },
    idToken,
  );
}

async function done<R>(outcome: Promise<{ ok: true; response: R } | { ok: false; body: string }>): Promise<R> {
  const settled = await outcome;
  if (!settled.ok) throw new Error(settled.body);
  return settled.response;
}

const undo = (change: string, idToken = owner) =>
  callFunction('undoChange', { requestId: randomUUID(), change }, idToken);

/** The text of the only mail of this kind. */
async function textOf(number: string, kind: string): Promise<string> {
  const [mail] = (await queuedMails(number)).filter((id) => id.startsWith(kind));
  return (await db.doc(`mail/${number}-${mail}`).get()).get('message.text') as string;
}

/** A request to enter a stay of the given days. */
const entered = (stay: Stay, changes: object = {}) => ({
  ...{ requestId: randomUUID(), apartment: apartment.slug, ...stay, adults: 2, children: 0, status: 'confirmed' },
  ...{ person: { firstName: 'Marta' }, language: 'it', price: { kind: 'agreed', total: 25_000 }, ...changes },
});

test('a request is confirmed with a history entry, and its mails wait for a minute', async () => {
  const number = await book(apartment, stayIn(40, 3));
  const { change, revision, undoUntil } = await done(act('decideBooking', number, { decision: 'confirm' }));
  expect(await storedBooking(number)).toMatchObject({
    status: 'confirmed',
    settledStay: { status: 'confirmed' },
    pendingSince: null,
    revision,
  });
  const entry = await entryOf(change);
  expect(entry).toMatchObject({
    subject: bookingPath(number),
    action: 'confirmed',
    by: 'owner',
    email: sampleOwner.email,
    revision,
  });
  expect(entry.changes).toContainEqual({ field: 'status', from: 'pending', to: 'confirmed' });
  expect(await queuedMails(number)).toContain('confirmed-guest-1');
  const mail = await db.doc(`mail/${number}-confirmed-guest-1`).get();
  expect((mail.get('sendAfter') as Timestamp).toDate().toISOString()).toBe(undoUntil);
  await eventuallyConsistent(apartment.slug);
});

test('the same request again changes nothing, and another one with its ID is refused', async () => {
  const number = await book(apartment, stayIn(45, 3));
  const request = { requestId: randomUUID(), booking: number, revision: await revisionOf(number), decision: 'confirm' };
  const calls = await Promise.all(Array.from({ length: 6 }, () => callFunction('decideBooking', request, owner)));
  expect(tally(calls)).toEqual({ ok: 6 });
  expect(new Set(calls.map((call) => call.ok && JSON.stringify(call.response))).size).toBe(1);
  expect((await storedBooking(number)).sequence).toBe(1);
  expect(codeOf(await callFunction('decideBooking', { ...request, decision: 'decline' }, owner))).toBe(
    'request-id-reused',
  );
});

test('declining frees the nights and sends a sentence to the guest; undoing takes them back', async () => {
  const stay = stayIn(55, 3);
  const number = await book(apartment, stay);
  const { change } = await done(act('decideBooking', number, { decision: 'decline', message: 'The roof is open.' }));
  const mail = await db.doc(`mail/${number}-declined-guest-1`).get();
  expect(mail.get('message.text')).toContain('The roof is open.');
  const { held } = await eventuallyConsistent(apartment.slug);
  expect(held.filter((night) => night.endsWith(number))).toEqual([]);

  await done(undo(change));
  expect(await storedBooking(number)).toMatchObject({
    status: 'pending',
    settledStay: { status: 'pending' },
    endedBy: null,
  });
  expect(await queuedMails(number)).not.toContain('declined-guest-1');
  expect((await entryOf(change)).undoneBy).not.toBeNull();
  const after = await eventuallyConsistent(apartment.slug);
  expect(after.held.filter((night) => night.endsWith(number))).toHaveLength(nightsOf(stay).length);
  expect(codeOf(await undo(change))).toBe('undo-over');
});

test('undoing is possible for a minute, and until the next change', async () => {
  const number = await book(apartment, stayIn(60, 3));
  const { change } = await done(act('decideBooking', number, { decision: 'confirm' }));
  const tooLate = new Date(Date.now() + 61_000);
  const late = undoChange({ requestId: randomUUID(), change }, { email: sampleOwner.email }, tooLate);
  await expect(late).rejects.toMatchObject({ details: { code: 'undo-over' } });
  await done(act('editBooking', number, { changes: { adults: 1 }, price: { kind: 'keep' } }));
  expect(codeOf(await undo(change))).toBe('undo-over');
});

test('undoing does not overwrite an edit in the console, however soon it comes', async () => {
  const number = await book(apartment, stayIn(150, 3));
  const { change } = await done(act('decideBooking', number, { decision: 'confirm' }));
  await db.doc(bookingPath(number)).update({ status: 'cancelled' });
  const undone = undoChange({ requestId: randomUUID(), change }, { email: sampleOwner.email }, new Date());
  await expect(undone).rejects.toMatchObject({ details: { code: 'undo-over' } });
  await eventuallyConsistent(apartment.slug);
  expect(await storedBooking(number)).toMatchObject({ status: 'cancelled', settledStay: { status: 'cancelled' } });
});

test('undoing a decline says who holds the nights now', async () => {
  const stay = stayIn(65, 3);
  const number = await book(apartment, stay);
  const { change } = await done(act('decideBooking', number, { decision: 'decline' }));
  const next = await book(apartment, stay);
  const outcome = await undo(change);
  expect(outcome).toMatchObject({
    ok: false,
    details: { code: 'nights-held', nights: nightsOf(stay), holders: [{ path: bookingPath(next) }] },
  });
  expect((await storedBooking(number)).status).toBe('cancelled');
  await eventuallyConsistent(apartment.slug);
});

test('a confirmed stay is cancelled at the guest’s wish with the agreed refund, and reopened as a request', async () => {
  const number = await book(apartment, stayIn(70, 3));
  await done(act('decideBooking', number, { decision: 'confirm' }));
  await payAtDesk(number, 'advance', 5_000);
  expect(codeOf(await act('decideBooking', number, { decision: 'confirm' }))).toBe('not-possible');
  const message = 'Get well soon.';
  const wish = { decision: 'cancel', atWishOf: 'guest', message } as const;
  // The owner can refund no more than was paid. If the owner cancels a stay, everything is refunded.
  expect(codeOf(await act('decideBooking', number, { ...wish, refund: 5_001 }))).toBe('not-possible');
  expect(codeOf(await act('decideBooking', number, { decision: 'cancel', refund: 4_200 }))).toBe('not-possible');
  const { change } = await done(act('decideBooking', number, { ...wish, refund: 4_200 }));
  const cancelled = await storedBooking(number);
  expect(cancelled).toMatchObject({ status: 'cancelled', endedBy: 'guest', end: { from: 'confirmed', kept: 800 } });
  expect(ledgerOf([cancelled], inDays(0))).toMatchObject({ refundOpen: 4_200, refundPromised: 4_200 });
  expect((await entryOf(change)).changes).toContainEqual({ field: 'refundPromised', from: null, to: 4_200 });
  const toGuest = await textOf(number, 'cancelled-guest');
  expect(toGuest).toContain('we pay €42 back');
  expect(toGuest).toContain(message);
  expect(await textOf(number, 'cancelled-owner')).toContain('S gostom ste dogovorili povrat od 42');
  await done(act('decideBooking', number, { decision: 'reopen' }));
  expect(await storedBooking(number)).toMatchObject({ status: 'pending', endedBy: null, end: null });
  await eventuallyConsistent(apartment.slug);
});

test('a group that is cancelled at the guest’s wish has one refund and one mail', async () => {
  const numbers = await bookTogether([apartment, other], stayIn(160, 3));
  const [first = '', second = ''] = numbers;
  await done(act('decideBooking', first, { decision: 'confirm' }));
  await payAtDesk(first, 'advance', 3_000);
  await payAtDesk(second, 'advance', 2_000);
  const wish = { decision: 'cancel', atWishOf: 'guest', together: true } as const;
  expect(codeOf(await act('decideBooking', first, { ...wish, refund: 5_001 }))).toBe('not-possible');
  await done(act('decideBooking', first, { ...wish, refund: 4_000 }));
  const bookings = await Promise.all(numbers.map(storedBooking));
  expect(bookings.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  expect(ledgerOf(bookings, inDays(0))).toMatchObject({ refundOpen: 4_000, refundPromised: 4_000, feeOpen: 0 });
  const mails = (await Promise.all(numbers.map(queuedMails))).flat().filter((mail) => mail.startsWith('cancelled'));
  expect(mails).toHaveLength(2);
  expect(await textOf(first, 'cancelled-guest')).toContain('we pay €40 back');
});

test('a booking entered without a price asks for its advance as soon as it has one, until the owner’s due date', async () => {
  const request = entered(stayIn(170, 3), { price: { kind: 'agreed', total: 0 } });
  const { booking } = await done(callFunction('enterBooking', request, owner));
  expect(await storedBooking(booking)).toMatchObject({ advanceDueOn: null });
  const later = { changes: { advanceDueOn: inDays(20) }, price: { kind: 'keep' } } as const;
  expect(codeOf(await act('editBooking', booking, later))).toBe('dates-invalid');
  // The settings have another advance by now, but the booking uses its own terms.
  // Increments the revision here, because the trigger might otherwise do it later.
  await db.doc(bookingPath(booking)).update({ 'terms.advanceShare': 0.5, revision: FieldValue.increment(1) });
  await done(act('editBooking', booking, { changes: {}, price: { kind: 'agreed', total: 30_000 } }));
  const priced = await storedBooking(booking);
  expect(priced).toMatchObject({ advanceDueOn: inDays(7), quote: { advancePayment: 15_000 } });
  expect(ledgerOf([priced], inDays(0)).next).toEqual({ kind: 'advance', amount: 15_000, on: inDays(7) });
  await done(act('editBooking', booking, later));
  expect((await storedBooking(booking)).advanceDueOn).toBe(inDays(20));
  const past = { changes: { advanceDueOn: inDays(-1) }, price: { kind: 'keep' } } as const;
  expect(codeOf(await act('editBooking', booking, past))).toBe('dates-invalid');
});

test('a stay moves to another apartment and other nights, at the kept, listed or agreed price', async () => {
  const number = await book(apartment, stayIn(90, 4));
  const kept = (await storedBooking(number)).quote;
  await done(act('moveBooking', number, { apartment: other.slug, ...stayIn(91, 5), price: { kind: 'keep' } }));
  expect(await storedBooking(number)).toMatchObject({
    apartment: other.slug,
    nights: 5,
    quote: { totalPayment: kept.totalPayment },
  });
  await done(act('moveBooking', number, { apartment: other.slug, ...stayIn(91, 4), price: { kind: 'list' } }));
  const listed = (await storedBooking(number)).quote;
  expect(listed.standardRate).toBe(9900);
  const agreed = { kind: 'agreed', total: 30_000 } as const;
  const { change } = await done(
    act('moveBooking', number, { apartment: apartment.slug, ...stayIn(90, 4), price: agreed }),
  );
  const { quote } = await storedBooking(number);
  expect(quote.totalPayment).toBe(30_000);
  expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(30_000);
  const mails = await queuedMails(number);
  const moved = await db.doc(`mail/${number}-${mails.filter((mail) => mail.startsWith('moved-guest')).at(-1)}`).get();
  expect(moved.get('message.text')).toContain('The price is now €300;');
  await done(undo(change));
  expect((await storedBooking(number)).quote).toEqual(listed);
  await Promise.all([eventuallyConsistent(apartment.slug), eventuallyConsistent(other.slug)]);
});

test('a move to taken nights names who holds them and changes nothing', async () => {
  const stands = await book(apartment, stayIn(100, 3));
  const number = await book(apartment, stayIn(104, 3));
  const outcome = await act('moveBooking', number, {
    apartment: apartment.slug,
    ...stayIn(102, 3),
    price: { kind: 'keep' },
  });
  expect(outcome).toMatchObject({
    ok: false,
    details: {
      code: 'nights-held',
      nights: [inDays(102)],
      holders: [{ path: bookingPath(stands), nights: [inDays(102)] }],
    },
  });
  expect((await storedBooking(number)).checkIn).toBe(inDays(104));
  const bad = {
    apartment: apartment.slug,
    checkIn: inDays(106),
    checkOut: inDays(106),
    price: { kind: 'keep' },
  } as const;
  expect(codeOf(await act('moveBooking', number, bad))).toBe('dates-invalid');
  for (const [year, code] of [
    ['2207', 'dates-far'],
    ['2020', 'dates-past'],
  ]) {
    const typed = { ...bad, checkIn: `${year}-06-12`, checkOut: `${year}-06-19` };
    expect(codeOf(await act('moveBooking', number, typed))).toBe(code);
  }
  expect(codeOf(await act('moveBooking', number, { ...bad, apartment: 'nowhere', checkOut: inDays(108) }))).toBe(
    'apartment-not-found',
  );
});

test('party, contact and the owner’s own note change, and the note is not in the guest’s booking', async () => {
  const number = await book(apartment, stayIn(110, 3));
  const changes = { adults: 1, children: 1, phone: null, email: 'New@Example.net', note: 'Arrives late.' };
  const { change } = await done(act('editBooking', number, { changes, price: { kind: 'keep' } }));
  expect(await storedBooking(number)).toMatchObject({ adults: 1, children: 1, phone: '', email: 'new@example.net' });
  expect(JSON.stringify(await storedBooking(number))).not.toContain('Arrives late.');
  expect((await db.doc(ownerNotePath(number)).get()).get('text')).toBe('Arrives late.');
  expect((await entryOf(change)).changes).toContainEqual({ field: 'note', from: '', to: 'Arrives late.' });
  await done(undo(change));
  expect(await storedBooking(number)).toMatchObject({ adults: 2, children: 0, email: 'ada@example.net' });
  expect((await db.doc(ownerNotePath(number)).get()).get('text')).toBe('');
  expect(codeOf(await act('editBooking', number, { changes: {}, price: { kind: 'keep' } }))).toBe('not-possible');
});

test('a booking by phone needs only a name, and holds its nights', async () => {
  const request = entered(stayIn(120, 3));
  const first = await done(callFunction('enterBooking', request, owner));
  expect(await done(callFunction('enterBooking', request, owner))).toEqual(first);
  expect(await storedBooking(first.booking)).toMatchObject({
    firstName: 'Marta',
    email: '',
    status: 'confirmed',
    quote: { totalPayment: 25_000 },
  });
  expect(await queuedMails(first.booking)).toEqual([]);
  expect(codeOf(await callFunction('enterBooking', { ...request, requestId: randomUUID() }, owner))).toBe(
    'nights-held',
  );
  await eventuallyConsistent(apartment.slug);
  await done(undo(first.change));
  expect((await db.doc(bookingPath(first.booking)).get()).exists).toBe(false);
  await eventuallyConsistent(apartment.slug);
});

test('a past stay is entered afterwards, without a mail to its guest', async () => {
  const request = entered(stayIn(-200, 3), { person: { firstName: 'Marta', email: 'marta@example.net' } });
  const { booking } = await done(callFunction('enterBooking', request, owner));
  expect(await storedBooking(booking)).toMatchObject({ checkIn: inDays(-200), status: 'confirmed' });
  expect(await queuedMails(booking)).toEqual([]);
  await eventuallyConsistent(apartment.slug);
});
