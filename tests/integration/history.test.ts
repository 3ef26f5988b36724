import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireRequests } from '../../functions/src/bookings/request/expireRequests.ts';
import { findHistory } from '../../functions/src/bookings/change/bookingHistory.ts';
import { remindGuests } from '../../functions/src/bookings/change/remindGuests.ts';
import { transferBookings } from '../../functions/src/bookings/transferBookings.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath, ownerNotePath } from '../../functions/src/contract/collections.ts';
import type { HistoryEntry } from '../../functions/src/contract/history.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { book, bookTogether, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { decisionLink } from '../support/decisionLink.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* What `history` tells of bookings, and the line that describes each, after every use case. */

const t = messagesOf(settings.ownerLanguage as 'hr');
let apartment: Apartment;
let other: Apartment;
beforeAll(async () => {
  [apartment, other] = await Promise.all([createTestApartment(), createTestApartment()]);
});
afterAll(async () => {
  await removeTestApartment(apartment);
  await removeTestApartment(other);
});

let day = 10;
const nextStay = () => stayIn((day += 5), 2);
const freshEmail = () => `history-${randomUUID()}@example.net`;
const asGuest = (email: string) => ({
  guest: { firstName: 'Ada', lastName: 'Lovelace', email, phone: '+44 20 7946 0000' },
});
const reference = (number: string) => firestore().doc(bookingPath(number));
const read = async (number: string) => (await reference(number).get()).data() as StoredBooking<Timestamp>;
const edit = (number: string, fields: Record<string, unknown>) => reference(number).update(fields);

async function entries(number: string): Promise<HistoryEntry<Timestamp>[]> {
  const found = (await findHistory(number)).map((entry) => entry.data() as HistoryEntry<Timestamp>);
  return found.sort((a, b) => a.revision - b.revision);
}

/** Waits for the triggers, and expects these entries, oldest first, and a booking that says the same. */
async function expectHistory(number: string, expected: Partial<HistoryEntry<Timestamp>>[]) {
  await eventsHandled(60_000);
  const found = await entries(number);
  expect(found.map(({ action, by }) => `${action} by ${by}`)).toEqual(
    expected.map(({ action, by }) => `${action} by ${by}`),
  );
  expect(found).toMatchObject(expected.map((entry) => ({ subject: bookingPath(number), ...entry })));
  const booking = await read(number);
  expect(booking.revision).toBeGreaterThanOrEqual(found.at(-1)!.revision);
  expect(booking.summary).toContain(t(`owner.bookingSummary.${booking.status}`));
  return { found, booking };
}

const requested = { action: 'requested', by: 'guest' } as const;
const status = (from: string, to: string) => ({ field: 'status', from, to });

describe('a guest', () => {
  test('requests a stay, and cancels it', async () => {
    const email = freshEmail();
    const stay = nextStay();
    const number = await book(apartment, stay, asGuest(email));
    const { found, booking } = await expectHistory(number, [{ ...requested, email: null, revision: 1 }]);
    expect(found[0]?.apartments).toEqual([apartment.slug]);
    expect(found[0]?.changes).toContainEqual({ field: 'checkIn', from: null, to: stay.checkIn });
    expect(JSON.stringify(found)).not.toMatch(/Ada|Lovelace|example\.net|20 7946/);
    expect(booking.summary).toMatch(/^Ada Lovelace · /);
    expect(booking.amounts?.total).toMatch(/€/);

    const { idToken } = await signIn({ email, emailVerified: true });
    for (const _ of [1, 2]) expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('ok');
    const cancelled = { action: 'cancelled', by: 'guest', email, revision: 2 } as const;
    const after = await expectHistory(number, [requested, cancelled]);
    expect(after.found[1]?.changes).toContainEqual(status('pending', 'cancelled'));
    expect(after.found[1]?.changes).toContainEqual({ field: 'endedBy', from: null, to: 'guest' });
  });

  test('requests two apartments, and cancels both at once: an entry for each', async () => {
    const { idToken } = await signIn({});
    const numbers = await bookTogether([apartment, other], nextStay(), {}, idToken);
    for (const number of numbers) await expectHistory(number, [requested]);
    const outcome = await callFunction('cancelBooking', { number: numbers[0]!, together: true }, idToken);
    expect(codeOf(outcome)).toBe('ok');
    for (const number of numbers) await expectHistory(number, [requested, { action: 'cancelled', by: 'guest' }]);
  });

  test('gets another account: recorded once, without a name', async () => {
    const { uid, idToken } = await signIn({});
    const number = await book(apartment, nextStay(), {}, idToken);
    const next = `test-${randomUUID()}`;
    await transferBookings(uid, next);
    await transferBookings(uid, next);
    expect((await read(number)).uid).toBe(next);
    await expectHistory(number, [requested, { action: 'claimed', by: 'guest', revision: 2 }]);
  });
});

describe('the owner', () => {
  test.each([
    ['confirm', 'confirmed', 'confirmed'],
    ['decline', 'declined', 'cancelled'],
  ] as const)('decides by the link in the mail: %s', async (decision, action, to) => {
    const numbers = await bookTogether([apartment, other], nextStay());
    const link = await decisionLink(numbers[0]!, decision);
    const body = new URLSearchParams({ decision });
    for (const _ of [1, 2]) await fetch(link, { method: 'POST', body });
    const decided = { action, by: 'owner', email: settings.ownerEmail, revision: 2 } as const;
    for (const number of numbers) {
      const { found } = await expectHistory(number, [requested, decided]);
      expect(found[1]?.changes).toContainEqual(status('pending', to));
    }
  });

  test('edits the status in the console', async () => {
    const number = await book(apartment, nextStay());
    await edit(number, { status: 'confirmed' });
    const confirmed = { action: 'confirmed', by: 'console', email: null } as const;
    const { found, booking } = await expectHistory(number, [requested, confirmed]);
    expect(found[1]?.changes).toContainEqual(status('pending', 'confirmed'));
    expect(booking.amounts?.due).toContain(booking.amounts?.advance);
  });

  test('moves a stay in the console: what was typed, and what became of it', async () => {
    const number = await book(apartment, nextStay());
    const stay = nextStay();
    const typed = `${other.slug} ${stay.checkIn}/${stay.checkOut}`;
    await edit(number, { moveTo: typed });
    const { found, booking } = await expectHistory(number, [requested, { action: 'moved', by: 'console' }]);
    expect(found[1]?.apartments).toEqual([apartment.slug, other.slug]);
    expect(found[1]?.changes).toContainEqual({ field: 'moveTo', from: typed, to: '' });
    expect(found[1]?.changes).toContainEqual({ field: 'apartment', from: apartment.slug, to: other.slug });
    expect(booking.summary).toContain(other.slug);
  });

  test('types what cannot be: the entry says what was put back, and why', async () => {
    const stay = nextStay();
    const number = await book(apartment, stay);
    await edit(number, { checkIn: '2020-01-01' });
    const { found } = await expectHistory(number, [requested, { action: 'reverted', by: 'console' }]);
    expect(found[1]?.changes).toEqual([
      { field: 'checkIn', from: '2020-01-01', to: stay.checkIn },
      { field: 'problem', from: null, to: t('owner.editProblem.use-move-to', { apartment: 'rosemary' }) },
    ]);
  });

  test('edits other fields in the console: from what to what, one entry for each edit', async () => {
    const number = await book(apartment, nextStay(), asGuest(freshEmail()));
    await edit(number, { adults: 1 });
    await edit(number, { firstName: 'Augusta' });
    const edited = { action: 'edited', by: 'console' } as const;
    const { found, booking } = await expectHistory(number, [requested, edited, edited]);
    const changes = found.slice(1).flatMap((entry) => entry.changes);
    expect(changes).toContainEqual({ field: 'adults', from: 2, to: 1 });
    expect(changes).toContainEqual({ field: 'firstName', from: 'Ada', to: 'Augusta' });
    expect(changes).toHaveLength(2);
    expect(booking.summary).toMatch(/^Augusta Lovelace · /);
    expect(booking.revision).toBe(3);
  });

  test('enters a booking in the console: one entry once it is complete', async () => {
    const number = `TEST-${randomUUID().slice(0, 8)}`;
    const stay = nextStay();
    await reference(number).set({ apartment: apartment.slug, checkIn: stay.checkIn, firstName: 'Ada' });
    await eventsHandled(60_000);
    expect(await entries(number)).toEqual([]);
    await edit(number, { checkOut: stay.checkOut, status: 'confirmed' });
    const { found } = await expectHistory(number, [{ action: 'entered', by: 'console' }]);
    expect(found[0]?.changes).toContainEqual({ field: 'checkOut', from: null, to: stay.checkOut });
    await reference(number).delete();
  });

  test('deletes a booking in the console: its history says nothing about the guest any more', async () => {
    const number = await book(apartment, nextStay(), asGuest(freshEmail()));
    await edit(number, { lastName: 'Byron' });
    await eventsHandled(60_000);
    await firestore().doc(ownerNotePath(number)).set({ text: 'Ada brings a piano' });
    await reference(number).delete();
    await eventsHandled(60_000);
    const found = await entries(number);
    expect(found.map(({ action }) => action)).toEqual(['requested', 'edited']);
    expect(JSON.stringify(found)).not.toMatch(/Ada|Lovelace|Byron|example\.net|20 7946/);
    expect((await firestore().doc(ownerNotePath(number)).get()).exists).toBe(false);
  });
});

describe('the system', () => {
  test('ends a request that nobody answered', async () => {
    const number = await book(apartment, nextStay());
    await edit(number, { pendingSince: Timestamp.fromMillis(Date.now() - 90 * 86_400_000) });
    await eventsHandled(60_000);
    await expireRequests(new Date());
    await expireRequests(new Date());
    const expired = { action: 'expired', by: 'system', email: null } as const;
    const { found } = await expectHistory(number, [requested, expired]);
    expect(found[1]?.changes).toContainEqual(status('pending', 'cancelled'));
  });

  test('reminds of a stay once', async () => {
    const number = await book(apartment, stayIn(2, 2));
    await edit(number, { status: 'confirmed' });
    await eventsHandled(60_000);
    // The confirmation was the reminder.
    await edit(number, { remindedOf: null });
    await eventsHandled(60_000);
    for (const _ of [1, 2]) await remindGuests(new Date());
    await expectHistory(number, [
      requested,
      { action: 'confirmed', by: 'console' },
      { action: 'reminded', by: 'system' },
    ]);
  });
});

describe('a guest who deletes their account', () => {
  test('is in none of the entries any more, which stay otherwise; and the owner’s note goes', async () => {
    const email = freshEmail();
    const { idToken } = await signIn({ email, emailVerified: true });
    const number = await book(apartment, nextStay(), asGuest(email), idToken);
    await edit(number, { lastName: 'Byron' });
    await eventsHandled(60_000);
    await firestore().doc(ownerNotePath(number)).set({ text: 'Ada brings a piano' });
    expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('ok');

    const download = await callFunction('downloadMyData', {}, idToken);
    const history = download.ok ? download.response.history : [];
    expect(history.map(({ action }) => action).toSorted()).toEqual(['cancelled', 'edited', 'requested']);
    expect(JSON.stringify(history)).toContain('"before":"Lovelace","after":"Byron"');
    expect(JSON.stringify(history)).not.toContain(settings.ownerEmail);

    await expect
      .poll(
        async () => (await findMailsAbout(number)).filter((mail) => mail.get('delivery.state') !== 'SUCCESS').length,
      )
      .toBe(0);
    expect(codeOf(await callFunction('deleteMyAccount', {}, idToken))).toBe('ok');
    const { found, booking } = await expectHistory(number, [
      { ...requested, email: null },
      { action: 'edited', by: 'console', changes: [] },
      { action: 'cancelled', by: 'guest', email: null },
      { action: 'anonymised', by: 'guest', email: null, changes: [] },
    ]);
    expect(JSON.stringify([found, booking])).not.toMatch(/Ada|Lovelace|Byron|example\.net|20 7946/);
    expect(found[2]?.changes).toContainEqual(status('pending', 'cancelled'));
    expect((await firestore().doc(ownerNotePath(number)).get()).exists).toBe(false);
  });
});
