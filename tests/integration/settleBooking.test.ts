import '../support/emulators.ts';
import { expect, test } from 'vitest';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath, ownerNotePath } from '../../functions/src/contract/collections.ts';
import { hostPath } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { randomUUID } from 'node:crypto';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';
import { book, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { historyOf, actionsOf } from '../support/historyOf.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';
import { storedBooking } from '../support/storedBooking.ts';

/* Edits in the console, made by plain writes of the Admin SDK. */

const language = settings.ownerLanguage as 'hr';
const t = messagesOf(language);
const useDesk = t('owner.consoleProblem.useDesk', { path: hostPath(language) });
const nightsTaken = t('owner.consoleProblem.nightsTaken', { path: hostPath(language) });
const apartment = await apartmentOfFile();

async function edit(number: string, fields: Record<string, unknown>) {
  await firestore().doc(bookingPath(number)).update(fields);
}

/** Waits until the booking is settled as expected. */
async function eventually(number: string, expected: Partial<Record<keyof StoredBooking, unknown>>) {
  await expect.poll(() => storedBooking(number), { interval: 100 }).toMatchObject(expected);
  return eventuallyConsistent(apartment.slug);
}

const isHeldBy = async (number: string) =>
  (await eventuallyConsistent(apartment.slug)).held.some((entry) => entry.endsWith(number));

test('the note on a refused edit is one sentence that names the desk', () => {
  expect(useDesk).toContain('/host');
  expect(useDesk.match(/[.!?](?= |$)/g)).toHaveLength(1);
});

test('confirmed, cancelled and reopened in the console: the nights stay, are free, and are taken again', async () => {
  const number = await book(apartment, stayIn(20, 3));
  for (const [typed, status] of [
    [' Confirmed', 'confirmed'],
    ['cancelled', 'cancelled'],
    ['confirmed', 'confirmed'],
  ] as const) {
    await edit(number, { status: typed });
    const settledStay = { apartment: apartment.slug, ...stayIn(20, 3), status };
    const { published } = await eventually(number, { status, settledStay, problem: null });
    expect(published.includes(inDays(22))).toBe(status === 'confirmed');
  }
  const expected = ['requested by guest', 'confirmed by console', 'cancelled by console', 'confirmed by console'];
  await expect.poll(() => actionsOf(number)).toEqual(expected);
});

test('reopened when a night was sold to another guest: put back and marked, until a valid edit', async () => {
  const first = await book(apartment, stayIn(40, 4));
  await edit(first, { status: 'cancelled' });
  await eventually(first, { settledStay: { status: 'cancelled' } });
  const second = await book(apartment, stayIn(42, 4));
  await edit(first, { status: 'confirmed' });
  await eventually(first, { status: 'cancelled', problem: nightsTaken });
  expect((await storedBooking(second)).status).toBe('pending');
  await edit(second, { status: 'cancelled' });
  await eventually(second, { settledStay: { status: 'cancelled' } });
  await edit(first, { status: 'pending' });
  await eventually(first, { status: 'pending', problem: null });
});

test.each([
  ['a status that does not exist', { status: 'Confirmd' }],
  ['another arrival', { checkIn: inDays(109) }],
  ['a date of another type', { checkOut: new Date() }],
  ['an apartment that does not exist', { apartment: 'attic' }],
  ['the copy by which edits are put back', { 'settledStay.checkOut': inDays(118) }],
  ['no copy by which edits are put back', { settledStay: null }],
])('%s is put back and marked', async (_, fields) => {
  const stay = stayIn(110, 3);
  const number = await book(apartment, stay);
  await edit(number, fields);
  const settledStay = { apartment: apartment.slug, ...stay, status: 'pending' };
  const state = await eventually(number, { ...settledStay, settledStay, problem: useDesk });
  expect(state.held.filter((entry) => entry.endsWith(number))).toHaveLength(3);
  expect((await queuedMails(number)).filter((mail) => !mail.startsWith('received'))).toEqual([]);
  await edit(number, { status: 'cancelled' });
  await eventually(number, { status: 'cancelled', problem: null });
});

test('a confirmed booking does not become a request again', async () => {
  const number = await book(apartment, stayIn(120, 3));
  await edit(number, { status: 'confirmed' });
  await eventually(number, { settledStay: { status: 'confirmed' } });
  await edit(number, { status: 'pending' });
  await eventually(number, { status: 'confirmed', problem: useDesk });
  const reverted = (await historyOf(number)).find((entry) => entry.action === 'reverted' && entry.by === 'console');
  expect(reverted?.changes).toContainEqual({ field: 'problem', from: null, to: useDesk });
});

test('the guest’s contact can be changed without a mark, and an email is stored in lower case', async () => {
  const number = await book(apartment, stayIn(104, 2));
  const contact = { firstName: 'Augusta', phone: '+44 20 7946 0001', city: 'London' };
  await edit(number, { ...contact, email: ' Ada.New@Example.NET' });
  await eventually(number, { ...contact, email: 'ada.new@example.net', emailProven: false, problem: null });
  await edit(number, { lastName: 'Byron' });
  await eventsHandled(60_000);
  expect(await actionsOf(number)).toEqual(['requested by guest', 'edited by console', 'edited by console']);
  const last = (await historyOf(number)).at(-1);
  expect(last?.changes).toEqual([{ field: 'lastName', from: 'Test', to: 'Byron' }]);
});

test.each([
  ['the number of guests', { adults: 1 }],
  ['the price', { 'quote.totalPayment': 1 }],
  ['a field of our own', { remark: 'late arrival' }],
])('any other edit stays as it is and is marked: %s', async (_, fields) => {
  const number = await book(apartment, stayIn(128, 2));
  await edit(number, fields);
  await eventually(number, { problem: useDesk });
  const document = await firestore().doc(bookingPath(number)).get();
  for (const [path, value] of Object.entries(fields)) expect(document.get(path)).toEqual(value);
  await edit(number, { status: 'cancelled' });
  await eventually(number, { settledStay: { status: 'cancelled' } });
});

test('a booking with an unreadable field keeps its nights, is marked, and changes only after a correction', async () => {
  const number = await book(apartment, stayIn(144, 2));
  await edit(number, { firstName: 7 });
  await eventually(number, { firstName: 7, problem: useDesk });
  await edit(number, { status: 'cancelled', checkIn: 'soon' });
  const state = await eventually(number, { ...stayIn(144, 2), status: 'pending', problem: useDesk });
  expect(state.held.filter((entry) => entry.endsWith(number))).toHaveLength(2);
  const { idToken } = await signInAsOwner();
  const { revision } = await storedBooking(number);
  const decision = { requestId: randomUUID(), booking: number, revision, decision: 'confirm' };
  expect(codeOf(await callFunction('decideBooking', decision, idToken))).toBe('not-possible');
  await edit(number, { firstName: 'Ada' });
  await edit(number, { status: 'cancelled' });
  await eventually(number, { settledStay: { apartment: apartment.slug, ...stayIn(144, 2), status: 'cancelled' } });
});

test('a booking typed in by hand holds no night and is marked; the desk does not change it', async () => {
  const id = 'aB3dE5fG7hI9jK1lM3nO';
  const typed = { apartment: apartment.slug, ...stayIn(134, 2), status: 'confirmed', email: 'ada@example.net' };
  await firestore().doc(bookingPath(id)).set(typed);
  await eventually(id, { ...typed, problem: useDesk });
  expect(await isHeldBy(id)).toBe(false);
  await book(apartment, stayIn(134, 2));
  const { idToken } = await signInAsOwner();
  const decision = { requestId: randomUUID(), booking: id, revision: 0, decision: 'cancel' };
  expect(codeOf(await callFunction('decideBooking', decision, idToken))).toBe('not-possible');
  await edit(id, { status: 'pending' });
  await eventsHandled(60_000);
  expect(await queuedMails(id)).toEqual([]);
  await firestore().doc(bookingPath(id)).delete();
});

test('deleted in the console: the nights are free, and neither history nor note keeps the guest’s data', async () => {
  const number = await book(apartment, stayIn(100, 3));
  await edit(number, { lastName: 'Byron' });
  await eventsHandled(60_000);
  await firestore().doc(ownerNotePath(number)).set({ text: 'Ada brings a piano' });
  await firestore().doc(bookingPath(number)).delete();
  await expect.poll(() => isHeldBy(number)).toBe(false);
  await eventsHandled(60_000);
  const history = await historyOf(number);
  expect(history).toHaveLength(2);
  expect(JSON.stringify(history)).not.toMatch(/Ada|Byron|example\.net|20 7946/);
  expect((await firestore().doc(ownerNotePath(number)).get()).exists).toBe(false);
});

test('restored after its nights were sold to another guest: cancelled and marked', async () => {
  const number = await book(apartment, stayIn(140, 3));
  const saved = await storedBooking(number);
  await firestore().doc(bookingPath(number)).delete();
  await expect.poll(() => isHeldBy(number)).toBe(false);
  const other = await book(apartment, stayIn(141, 3));
  await firestore().doc(bookingPath(number)).set(saved);
  const settledStay = { apartment: apartment.slug, ...stayIn(140, 3), status: 'cancelled' };
  await eventually(number, { status: 'cancelled', settledStay, problem: nightsTaken });
  expect((await storedBooking(other)).status).toBe('pending');
});
