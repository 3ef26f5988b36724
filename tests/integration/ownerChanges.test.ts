import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { accessDocument, bookingPath, historyPath, ownerNotePath } from '../../functions/src/contract/collections.ts';
import type { HistoryEntry } from '../../functions/src/contract/history.ts';
import type { OwnerCallables } from '../../functions/src/contract/ownerCallables.ts';
import { ledgerOf } from '../../functions/src/domain/ledger.ts';
import { nightsOf } from '../../functions/src/domain/stay.ts';
import { undoChange } from '../../functions/src/owner/undoChange.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, bookTogether, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf, tally } from '../support/callFunction.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { signIn, signInAsOwner } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

const db = firestore();
let apartment: Apartment;
let other: Apartment;
let owner: string;

beforeAll(async () => {
  [apartment, other] = await Promise.all([createTestApartment(), createTestApartment({ nightPrice: 9900 })]);
  owner = (await signInAsOwner()).idToken;
});
afterAll(() => Promise.all([apartment, other].map(removeTestApartment)));

const read = async (number: string) => (await db.doc(bookingPath(number)).get()).data() as StoredBooking<Timestamp>;
const revisionOf = async (number: string) => (await read(number)).revision ?? 0;
const entryOf = async (id: string) => (await db.doc(historyPath(id)).get()).data() as HistoryEntry<Timestamp>;

type Name = 'decideBooking' | 'moveBooking' | 'editBooking';

/** Calls with a new request ID and the booking's current revision, unless given. */
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

/** Of the only mail of this kind. */
async function textOf(number: string, kind: string): Promise<string> {
  const [mail] = (await queuedMails(number)).filter((id) => id.startsWith(kind));
  return (await db.doc(`mail/${number}-${mail}`).get()).get('message.text') as string;
}

test('a request is confirmed with a history entry, and its mails wait for the end of the minute', async () => {
  const number = await book(apartment, stayIn(40, 3));
  const { change, revision, undoUntil } = await done(act('decideBooking', number, { decision: 'confirm' }));
  expect(await read(number)).toMatchObject({
    status: 'confirmed',
    agreed: { status: 'confirmed' },
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
  expect((await read(number)).sequence).toBe(1);
  expect(codeOf(await callFunction('decideBooking', { ...request, decision: 'decline' }, owner))).toBe(
    'request-id-reused',
  );
});

test('two owners at once: one decides, the other gets the error that it has changed', async () => {
  const number = await book(apartment, stayIn(50, 3));
  const revision = await revisionOf(number);
  const calls = await Promise.all(
    (['confirm', 'decline'] as const).map((decision) => act('decideBooking', number, { decision, revision })),
  );
  expect(tally(calls)).toEqual({ ok: 1, 'changed-meanwhile': 1 });
  const refused = calls.find((call) => !call.ok);
  expect(refused && !refused.ok && refused.details.revision).toBe(await revisionOf(number));
  await eventuallyConsistent(apartment.slug);
});

test('declining frees the nights and takes a sentence to the guest; undoing takes them back', async () => {
  const stay = stayIn(55, 3);
  const number = await book(apartment, stay);
  const { change } = await done(act('decideBooking', number, { decision: 'decline', message: 'The roof is open.' }));
  const mail = await db.doc(`mail/${number}-declined-guest-1`).get();
  expect(mail.get('message.text')).toContain('The roof is open.');
  const { held } = await eventuallyConsistent(apartment.slug);
  expect(held.filter((night) => night.endsWith(number))).toEqual([]);

  await done(undo(change));
  expect(await read(number)).toMatchObject({ status: 'pending', agreed: { status: 'pending' }, endedBy: null });
  expect(await queuedMails(number)).not.toContain('declined-guest-1');
  expect((await entryOf(change)).undoneBy).not.toBeNull();
  const after = await eventuallyConsistent(apartment.slug);
  expect(after.held.filter((night) => night.endsWith(number))).toHaveLength(nightsOf(stay).length);
  expect(codeOf(await undo(change))).toBe('undo-over');
});

test('undoing ends with its minute, and with the next change', async () => {
  const number = await book(apartment, stayIn(60, 3));
  const { change } = await done(act('decideBooking', number, { decision: 'confirm' }));
  const tooLate = new Date(Date.now() + 61_000);
  const late = undoChange({ requestId: randomUUID(), change }, { uid: 'x', email: sampleOwner.email }, tooLate);
  await expect(late).rejects.toMatchObject({ details: { code: 'undo-over' } });
  await done(act('editBooking', number, { changes: { adults: 1 }, price: { kind: 'keep' } }));
  expect(codeOf(await undo(change))).toBe('undo-over');
});

test('undoing does not overwrite an edit in the console, however soon it comes', async () => {
  const number = await book(apartment, stayIn(150, 3));
  const { change } = await done(act('decideBooking', number, { decision: 'confirm' }));
  await db.doc(bookingPath(number)).update({ status: 'cancelled' });
  const undone = undoChange({ requestId: randomUUID(), change }, { uid: 'x', email: sampleOwner.email }, new Date());
  await expect(undone).rejects.toMatchObject({ details: { code: 'undo-over' } });
  await eventuallyConsistent(apartment.slug);
  expect(await read(number)).toMatchObject({ status: 'cancelled', agreed: { status: 'cancelled' } });
});

test('undoing a decline says who holds the nights by now', async () => {
  const stay = stayIn(65, 3);
  const number = await book(apartment, stay);
  const { change } = await done(act('decideBooking', number, { decision: 'decline' }));
  const next = await book(apartment, stay);
  const outcome = await undo(change);
  expect(outcome).toMatchObject({
    ok: false,
    details: { code: 'nights-held', nights: nightsOf(stay), holders: [{ path: bookingPath(next) }] },
  });
  expect((await read(number)).status).toBe('cancelled');
  await eventuallyConsistent(apartment.slug);
});

/** Writes down that money came. */
async function pay(booking: string, amount: number): Promise<void> {
  const payment = { kind: 'advance', amount, on: inDays(0), note: '' } as const;
  const request = { requestId: randomUUID(), booking, revision: await revisionOf(booking), ...payment };
  await done(callFunction('recordPayment', request, owner));
}

test('a confirmed stay is cancelled at the guest’s wish with the refund as agreed, and reopened as a request', async () => {
  const number = await book(apartment, stayIn(70, 3));
  await done(act('decideBooking', number, { decision: 'confirm' }));
  await pay(number, 5_000);
  expect(codeOf(await act('decideBooking', number, { decision: 'confirm' }))).toBe('not-possible');
  const message = 'Get well soon.';
  const wish = { decision: 'cancel', atWishOf: 'guest', message } as const;
  // More than was paid cannot come back; and of a stay that the owner cancels, all of it does.
  expect(codeOf(await act('decideBooking', number, { ...wish, refund: 5_001 }))).toBe('not-possible');
  expect(codeOf(await act('decideBooking', number, { decision: 'cancel', refund: 4_200 }))).toBe('not-possible');
  const { change } = await done(act('decideBooking', number, { ...wish, refund: 4_200 }));
  const cancelled = await read(number);
  expect(cancelled).toMatchObject({ status: 'cancelled', endedBy: 'guest', end: { from: 'confirmed', kept: 800 } });
  expect(ledgerOf([cancelled], inDays(0))).toMatchObject({ refundOpen: 4_200, refundPromised: 4_200 });
  expect((await entryOf(change)).changes).toContainEqual({ field: 'refundPromised', from: null, to: 4_200 });
  const toGuest = await textOf(number, 'cancelled-guest');
  expect(toGuest).toContain('we pay €42 back');
  expect(toGuest).toContain(message);
  expect(await textOf(number, 'cancelled-owner')).toContain('S gostom ste dogovorili povrat od 42');
  await done(act('decideBooking', number, { decision: 'reopen' }));
  expect(await read(number)).toMatchObject({ status: 'pending', endedBy: null, end: null });
  await eventuallyConsistent(apartment.slug);
});

test('a group is decided together, all or none, and undone together', async () => {
  const [first = '', second = ''] = await bookTogether([apartment, other], stayIn(80, 3));
  const { change } = await done(act('decideBooking', first, { decision: 'confirm', together: true }));
  expect([(await read(first)).status, (await read(second)).status]).toEqual(['confirmed', 'confirmed']);
  await done(undo(change));
  expect([(await read(first)).status, (await read(second)).status]).toEqual(['pending', 'pending']);
});

test('a group that is cancelled at the guest’s wish has one refund and one mail', async () => {
  const numbers = await bookTogether([apartment, other], stayIn(160, 3));
  const [first = '', second = ''] = numbers;
  await done(act('decideBooking', first, { decision: 'confirm', together: true }));
  await pay(first, 3_000);
  await pay(second, 2_000);
  const wish = { decision: 'cancel', atWishOf: 'guest', together: true } as const;
  expect(codeOf(await act('decideBooking', first, { ...wish, refund: 5_001 }))).toBe('not-possible');
  await done(act('decideBooking', first, { ...wish, refund: 4_000 }));
  const bookings = await Promise.all(numbers.map(read));
  expect(bookings.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  expect(ledgerOf(bookings, inDays(0))).toMatchObject({ refundOpen: 4_000, refundPromised: 4_000, feeOpen: 0 });
  const mails = (await Promise.all(numbers.map(queuedMails))).flat().filter((mail) => mail.startsWith('cancelled'));
  expect(mails).toHaveLength(2);
  expect(await textOf(first, 'cancelled-guest')).toContain('we pay €40 back');
});

test('a booking entered for nothing asks for its advance as soon as it has a price, until when the owner says', async () => {
  const request = {
    requestId: randomUUID(),
    apartment: apartment.slug,
    ...stayIn(170, 3),
    adults: 2,
    children: 0,
    status: 'confirmed',
    person: { firstName: 'Marta' },
    language: 'it',
    price: { kind: 'agreed', total: 0 },
  };
  const { booking } = await done(callFunction('enterBooking', request, owner));
  expect(await read(booking)).toMatchObject({ advanceDueOn: null });
  const later = { changes: { advanceDueOn: inDays(20) }, price: { kind: 'keep' } } as const;
  expect(codeOf(await act('editBooking', booking, later))).toBe('dates-invalid');
  // Since then, the settings ask for another advance: the booking goes by its own terms.
  // Counted here, or else the trigger would count it later.
  await db.doc(bookingPath(booking)).update({ 'terms.advanceShare': 0.5, revision: FieldValue.increment(1) });
  await done(act('editBooking', booking, { changes: {}, price: { kind: 'agreed', total: 30_000 } }));
  const priced = await read(booking);
  expect(priced).toMatchObject({ advanceDueOn: inDays(7), quote: { advancePayment: 15_000 } });
  expect(ledgerOf([priced], inDays(0)).next).toEqual({ kind: 'advance', amount: 15_000, on: inDays(7) });
  await done(act('editBooking', booking, later));
  expect((await read(booking)).advanceDueOn).toBe(inDays(20));
  const past = { changes: { advanceDueOn: inDays(-1) }, price: { kind: 'keep' } } as const;
  expect(codeOf(await act('editBooking', booking, past))).toBe('dates-invalid');
});

test('more guests and other nights have the tourist tax of the booking’s own terms, at the price kept', async () => {
  const number = await book(apartment, stayIn(180, 4));
  const touristTax = { mode: 'perPersonNight', amount: 200, bands: [], assumedChildAge: 8 };
  const terms = { 'terms.touristTax': touristTax, 'terms.advanceShare': 0.5 };
  await db.doc(bookingPath(number)).update({ ...terms, revision: FieldValue.increment(1) });
  const { totalPrice } = (await read(number)).quote;
  await done(act('editBooking', number, { changes: { adults: 1 }, price: { kind: 'keep' } }));
  expect((await read(number)).quote).toMatchObject({ totalPrice, totalPayment: totalPrice + 4 * 200 });
  await done(act('moveBooking', number, { apartment: apartment.slug, ...stayIn(180, 3), price: { kind: 'keep' } }));
  const { quote } = await read(number);
  expect(quote).toMatchObject({ nights: 3, totalPrice, totalPayment: totalPrice + 3 * 200 });
  expect(quote.advancePayment).toBe(Math.round(totalPrice / 2));
  expect(quote.lines.filter(({ kind }) => kind === 'nights')).toMatchObject([{ nights: 3 }]);
  expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.totalPayment);
});

test('a stay moves to another apartment and other nights, at the price kept, listed or agreed', async () => {
  const number = await book(apartment, stayIn(90, 4));
  const kept = (await read(number)).quote;
  await done(act('moveBooking', number, { apartment: other.slug, ...stayIn(91, 5), price: { kind: 'keep' } }));
  expect(await read(number)).toMatchObject({
    apartment: other.slug,
    nights: 5,
    quote: { totalPayment: kept.totalPayment },
  });
  await done(act('moveBooking', number, { apartment: other.slug, ...stayIn(91, 4), price: { kind: 'list' } }));
  const listed = (await read(number)).quote;
  expect(listed.standardRate).toBe(9900);
  const agreed = { kind: 'agreed', total: 30_000 } as const;
  const { change } = await done(
    act('moveBooking', number, { apartment: apartment.slug, ...stayIn(90, 4), price: agreed }),
  );
  const { quote } = await read(number);
  expect(quote.totalPayment).toBe(30_000);
  expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(30_000);
  const mails = await queuedMails(number);
  const moved = await db.doc(`mail/${number}-${mails.filter((mail) => mail.startsWith('moved-guest')).at(-1)}`).get();
  expect(moved.get('message.text')).toContain('The price is now €300;');
  await done(undo(change));
  expect((await read(number)).quote).toEqual(listed);
  await Promise.all([eventuallyConsistent(apartment.slug), eventuallyConsistent(other.slug)]);
});

test('moving onto held nights names who is there and changes nothing', async () => {
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
  expect((await read(number)).checkIn).toBe(inDays(104));
  const bad = {
    apartment: apartment.slug,
    checkIn: inDays(106),
    checkOut: inDays(106),
    price: { kind: 'keep' },
  } as const;
  expect(codeOf(await act('moveBooking', number, bad))).toBe('dates-invalid');
  expect(codeOf(await act('moveBooking', number, { ...bad, apartment: 'nowhere', checkOut: inDays(108) }))).toBe(
    'apartment-not-found',
  );
});

test('party, contact and the owner’s own note change, and the note stays out of the guest’s booking', async () => {
  const number = await book(apartment, stayIn(110, 3));
  const changes = { adults: 1, children: 1, phone: null, email: 'New@Example.net', note: 'Arrives late.' };
  const { change } = await done(act('editBooking', number, { changes, price: { kind: 'keep' } }));
  expect(await read(number)).toMatchObject({ adults: 1, children: 1, phone: '', email: 'new@example.net' });
  expect(JSON.stringify(await read(number))).not.toContain('Arrives late.');
  expect((await db.doc(ownerNotePath(number)).get()).get('text')).toBe('Arrives late.');
  expect((await entryOf(change)).changes).toContainEqual({ field: 'note', from: '', to: 'Arrives late.' });
  await done(undo(change));
  expect(await read(number)).toMatchObject({ adults: 2, children: 0, email: 'ada@example.net' });
  expect((await db.doc(ownerNotePath(number)).get()).get('text')).toBe('');
  expect(codeOf(await act('editBooking', number, { changes: {}, price: { kind: 'keep' } }))).toBe('not-possible');
});

test('a booking by phone needs a name only, and holds its nights', async () => {
  const request = {
    requestId: randomUUID(),
    apartment: apartment.slug,
    ...stayIn(120, 3),
    adults: 2,
    children: 0,
    status: 'confirmed',
    person: { firstName: 'Marta' },
    language: 'it',
    price: { kind: 'agreed', total: 25_000 },
  };
  const first = await done(callFunction('enterBooking', request, owner));
  expect(await done(callFunction('enterBooking', request, owner))).toEqual(first);
  expect(await read(first.booking)).toMatchObject({
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

test('an owner beside a guest who cancels: one wins, nothing is lost', async () => {
  const email = `${randomUUID()}@example.net`;
  const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
  const number = await book(apartment, stayIn(130, 3), { guest });
  const { idToken } = await signIn({ email, emailVerified: true });
  const [decided, cancelled] = await Promise.all([
    act('decideBooking', number, { decision: 'confirm' }),
    callFunction('cancelBooking', { number }, idToken),
  ]);
  expect(codeOf(cancelled)).toBe('ok');
  expect(['ok', 'changed-meanwhile', 'not-possible']).toContain(codeOf(decided));
  expect((await read(number)).status).toBe('cancelled');
  await eventuallyConsistent(apartment.slug);
});

test('nobody but a listed owner is let in, from the next call on', async () => {
  const number = await book(apartment, stayIn(140, 3));
  const email = `${randomUUID()}@example.net`;
  const stranger = await signIn({ email, emailVerified: true });
  const unverified = await signIn({ email: `${randomUUID()}@example.net`, emailVerified: false });
  const decision = { decision: 'confirm' } as const;
  expect(codeOf(await act('decideBooking', number, decision, ''))).toBe('signed-out');
  expect(codeOf(await act('decideBooking', number, decision, stranger.idToken))).toBe('not-owner');
  expect(codeOf(await act('decideBooking', number, decision, unverified.idToken))).toBe('not-owner');
  // Adding an owner disturbs no other test.
  await db.doc(accessDocument).update({ owners: FieldValue.arrayUnion(email) });
  await done(act('decideBooking', number, decision, stranger.idToken));
  await db.doc(accessDocument).update({ owners: FieldValue.arrayRemove(email) });
  expect(codeOf(await act('decideBooking', number, { decision: 'cancel' }, stranger.idToken))).toBe('not-owner');
});
