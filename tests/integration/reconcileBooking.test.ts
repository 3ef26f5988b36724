import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { nightsOf } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import owner from '../../locales/hr/owner.json' with { type: 'json' };
import { book, bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { eventuallySound } from '../support/houseState.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* What the owner does in the Firebase console, done by the Admin SDK: a plain write, and the trigger has the rest. */

let apartment: Apartment;
beforeAll(async () => {
  apartment = await createTestApartment();
});
afterAll(() => removeTestApartment(apartment));

async function edit(number: string, fields: Record<string, unknown>) {
  await firestore().doc(bookingPath(number)).update(fields);
}

async function read(number: string): Promise<StoredBooking> {
  return (await firestore().doc(bookingPath(number)).get()).data() as StoredBooking;
}

/** Until the trigger has settled the booking as expected; the last difference is the failure. */
async function eventually(number: string, expected: Partial<StoredBooking>) {
  await expect.poll(() => read(number), { timeout: 30_000, interval: 100 }).toMatchObject(expected);
  return eventuallySound(apartment.slug);
}

test('cancelled in the console: the nights are free', async () => {
  const number = await book(apartment, stayIn(10, 3));
  await edit(number, { status: 'cancelled' });
  const state = await eventually(number, {
    agreed: { apartment: apartment.slug, ...stayIn(10, 3), status: 'cancelled' },
  });
  expect(state.published).not.toContain(inDays(10));
});

test('confirmed in the console: the nights stay, nothing is put back', async () => {
  const number = await book(apartment, stayIn(20, 3));
  await edit(number, { status: 'confirmed' });
  const state = await eventually(number, {
    status: 'confirmed',
    agreed: { apartment: apartment.slug, ...stayIn(20, 3), status: 'confirmed' },
    problem: null,
  });
  expect(state.published).toContain(inDays(22));
});

test('revived while free: the nights are taken again', async () => {
  const number = await book(apartment, stayIn(30, 3));
  await edit(number, { status: 'cancelled' });
  await eventually(number, { agreed: { apartment: apartment.slug, ...stayIn(30, 3), status: 'cancelled' } });
  await edit(number, { status: 'confirmed' });
  const state = await eventually(number, {
    agreed: { apartment: apartment.slug, ...stayIn(30, 3), status: 'confirmed' },
  });
  expect(state.published).toContain(inDays(31));
});

test('revived when a night is sold to another: put back and marked', async () => {
  const first = await book(apartment, stayIn(40, 4));
  await edit(first, { status: 'cancelled' });
  await eventually(first, { agreed: { apartment: apartment.slug, ...stayIn(40, 4), status: 'cancelled' } });
  const second = await book(apartment, stayIn(42, 4));
  await edit(first, { status: 'confirmed' });
  await eventually(first, { status: 'cancelled', problem: owner.editProblem['nights-taken'] });
  expect((await read(second)).status).toBe('pending');
  // The mark goes with the next edit that stands.
  await edit(second, { status: 'cancelled' });
  await eventually(second, { agreed: { apartment: apartment.slug, ...stayIn(42, 4), status: 'cancelled' } });
  await edit(first, { status: 'pending' });
  await eventually(first, { status: 'pending', problem: null });
});

test('moved to free dates, partly its own: exactly the new nights are held', async () => {
  const number = await book(apartment, stayIn(60, 4));
  await edit(number, { checkIn: inDays(62), checkOut: inDays(68) });
  const state = await eventually(number, { nights: 6, problem: null });
  expect(state.held.filter((entry) => entry.endsWith(number))).toEqual(
    nightsOf(stayIn(62, 6)).map((night) => `${night} ${number}`),
  );
});

test('moved onto a taken night: put back, its old nights still held', async () => {
  const other = await book(apartment, stayIn(80, 3));
  const number = await book(apartment, stayIn(84, 3));
  await edit(number, { checkIn: inDays(82), checkOut: inDays(85) });
  await eventually(number, { ...stayIn(84, 3), problem: owner.editProblem['nights-taken'] });
  expect((await read(other)).problem).toBeNull();
});

test('moved to another apartment', async () => {
  const elsewhere = await createTestApartment();
  const number = await book(apartment, stayIn(90, 2));
  await edit(number, { apartment: elsewhere.slug });
  await expect.poll(async () => (await read(number)).agreed.apartment, { timeout: 30_000 }).toBe(elsewhere.slug);
  await eventuallySound(apartment.slug);
  expect((await eventuallySound(elsewhere.slug)).held).toHaveLength(2);
  await removeTestApartment(elsewhere);
});

test('deleted in the console: the nights are free', async () => {
  const number = await book(apartment, stayIn(100, 3));
  await firestore().doc(bookingPath(number)).delete();
  await expect
    .poll(async () => (await eventuallySound(apartment.slug)).held.some((entry) => entry.endsWith(number)), {
      timeout: 30_000,
    })
    .toBe(false);
});

test.each([
  ['a status that does not exist', { status: 'Confirmd' }, 'status-unknown'],
  ['a date that does not exist', { checkIn: '2027-02-30' }, 'dates-wrong'],
  ['a date of another type', { checkIn: new Date() }, 'dates-wrong'],
  ['departure before arrival', { checkOut: '2020-01-01' }, 'dates-wrong'],
  ['an apartment that does not exist', { apartment: 'attic' }, 'apartment-missing'],
] as const)('%s is put back and marked', async (_, fields, problem) => {
  const stay = stayIn(110, 3);
  const number = await book(apartment, stay);
  await edit(number, fields);
  await eventually(number, {
    ...stay,
    apartment: apartment.slug,
    status: 'pending',
    problem: owner.editProblem[problem],
  });
  await edit(number, { status: 'cancelled' });
  await eventually(number, { status: 'cancelled', problem: null });
});

test('a confirmed booking does not become a request again', async () => {
  const number = await book(apartment, stayIn(120, 3));
  await edit(number, { status: 'confirmed' });
  await eventually(number, { agreed: { apartment: apartment.slug, ...stayIn(120, 3), status: 'confirmed' } });
  await edit(number, { status: 'pending' });
  await eventually(number, { status: 'confirmed', problem: owner.editProblem['status-not-allowed'] });
});

test('a booking that the owner makes by hand takes its nights, and holds none that are taken', async () => {
  const byHand = { apartment: apartment.slug, status: 'confirmed', firstName: 'By phone' };
  await firestore()
    .doc(bookingPath('BYHAND-1'))
    .set({ ...byHand, number: 'BYHAND-1', ...stayIn(130, 3) });
  await eventually('BYHAND-1', { agreed: { apartment: apartment.slug, ...stayIn(130, 3), status: 'confirmed' } });
  expect(codeOf(await callFunction('requestBooking', bookingRequest(apartment, stayIn(131, 2))))).toBe('dates-taken');
  // Filled in, so that its guest can cancel it like any other.
  const email = `${randomUUID()}@example.net`;
  const stored = await read('BYHAND-1');
  expect(stored).toMatchObject({ adults: 1, children: 0, language: 'hr', uid: null, email: '' });
  expect(stored.quote.totalPayment).toBeGreaterThan(0);
  await edit('BYHAND-1', { email });
  const { idToken } = await signIn({ email, emailVerified: true });
  expect(codeOf(await callFunction('cancelBooking', { number: 'BYHAND-1' }, idToken))).toBe('ok');
  await firestore()
    .doc(bookingPath('BYHAND-3'))
    .set({ ...byHand, ...stayIn(130, 3), email: 'Upper@Example.net' });
  await eventually('BYHAND-3', { number: 'BYHAND-3', email: 'upper@example.net', firstName: 'By phone' });

  await firestore()
    .doc(bookingPath('BYHAND-2'))
    .set({ ...byHand, number: 'BYHAND-2', ...stayIn(132, 3) });
  await eventually('BYHAND-2', { status: 'cancelled', problem: owner.editProblem['nights-taken'] });
});

test('restored after its nights were sold to another: cancelled and marked, instead of put back for ever', async () => {
  const number = await book(apartment, stayIn(140, 3));
  const kept = await read(number);
  await firestore().doc(bookingPath(number)).delete();
  await expect
    .poll(async () => (await eventuallySound(apartment.slug)).held.some((entry) => entry.endsWith(number)), {
      timeout: 30_000,
    })
    .toBe(false);
  const other = await book(apartment, stayIn(141, 3));
  await firestore().doc(bookingPath(number)).set(kept);
  await eventually(number, {
    status: 'cancelled',
    agreed: { apartment: apartment.slug, ...stayIn(140, 3), status: 'cancelled' },
    problem: owner.editProblem['nights-taken'],
  });
  expect((await read(other)).status).toBe('pending');
});

test('many edits at once of the same booking end in agreement with the last one', async () => {
  const number = await book(apartment, stayIn(150, 3));
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      edit(
        number,
        index % 3 === 0 ? { status: 'cancelled' } : { checkIn: inDays(150 + index), checkOut: inDays(155 + index) },
      ),
    ),
  );
  await expect
    .poll(
      async () => {
        const { apartment: slug, checkIn, checkOut, status, agreed } = await read(number);
        return JSON.stringify(agreed) === JSON.stringify({ ...agreed, apartment: slug, checkIn, checkOut, status });
      },
      { timeout: 30_000, interval: 200 },
    )
    .toBe(true);
  await eventuallySound(apartment.slug);
});
