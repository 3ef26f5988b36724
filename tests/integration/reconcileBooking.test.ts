import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { settleBookings } from '../../functions/src/bookings/console/settleBookings.ts';
import { nightsOf } from '../../functions/src/domain/stay.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { editProblemText } from '../../functions/src/bookings/console/editProblemText.ts';
import owner from '../../locales/hr/owner.json' with { type: 'json' };
import { book, bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* Edits in the console, made by plain writes of the Admin SDK. */

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

/** Waits until the booking is settled as expected. */
async function eventually(number: string, expected: Partial<StoredBooking>) {
  await expect.poll(() => read(number), { interval: 100 }).toMatchObject(expected);
  return eventuallyConsistent(apartment.slug);
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
  await eventually(first, { status: 'cancelled', problem: editProblemText('nights-taken', 'hr') });
  expect((await read(second)).status).toBe('pending');
  // The problem is removed by the next valid edit.
  await edit(second, { status: 'cancelled' });
  await eventually(second, { agreed: { apartment: apartment.slug, ...stayIn(42, 4), status: 'cancelled' } });
  await edit(first, { status: 'pending' });
  await eventually(first, { status: 'pending', problem: null });
});

test('moved by moveTo to later dates, its own nights among them: exactly the new nights are held', async () => {
  const number = await book(apartment, stayIn(60, 4));
  await edit(number, { moveTo: `${inDays(62)}/${inDays(68)}` });
  const state = await eventually(number, { ...stayIn(62, 6), nights: 6, moveTo: '', problem: null });
  expect(state.held.filter((entry) => entry.endsWith(number))).toEqual(
    nightsOf(stayIn(62, 6)).map((night) => `${night} ${number}`),
  );
});

test('moved onto a taken night: put back, its old nights still held, moveTo empty', async () => {
  const other = await book(apartment, stayIn(80, 3));
  const number = await book(apartment, stayIn(84, 3));
  await edit(number, { moveTo: `${inDays(82)}/${inDays(85)}` });
  await eventually(number, { ...stayIn(84, 3), moveTo: '', problem: editProblemText('nights-taken', 'hr') });
  expect((await read(other)).problem).toBeNull();
  // Not retried when the nights become free.
  await edit(other, { status: 'cancelled' });
  await eventually(other, { agreed: { apartment: apartment.slug, ...stayIn(80, 3), status: 'cancelled' } });
  await eventually(number, stayIn(84, 3));
});

test('moved to another apartment, and refused one that does not exist', async () => {
  const elsewhere = await createTestApartment();
  const number = await book(apartment, stayIn(90, 2));
  await edit(number, { moveTo: `attic ${inDays(91)}/${inDays(93)}` });
  await eventually(number, { ...stayIn(90, 2), moveTo: '', problem: editProblemText('apartment-missing', 'hr') });
  await edit(number, { moveTo: `${elsewhere.slug} ${inDays(91)}/${inDays(93)}` });
  await expect.poll(async () => (await read(number)).agreed.apartment).toBe(elsewhere.slug);
  await eventuallyConsistent(apartment.slug);
  expect((await eventuallyConsistent(elsewhere.slug)).held).toHaveLength(2);
  expect(await read(number)).toMatchObject({ ...stayIn(91, 2), moveTo: '', problem: null });
  await removeTestApartment(elsewhere);
});

test('dates are not moved field by field: each is put back at once, with a note that names moveTo', async () => {
  const stay = stayIn(96, 2);
  const number = await book(apartment, stay);
  for (const fields of [{ checkIn: inDays(99) }, { checkOut: inDays(101) }, { apartment: 'olive' }]) {
    await edit(number, { ...fields, problem: null });
    await eventually(number, { ...stay, apartment: apartment.slug, problem: editProblemText('use-move-to', 'hr') });
  }
  expect(editProblemText('use-move-to', 'hr')).toMatch(/moveTo.*[a-z]+ 2027-/);
});

test('an address typed with capitals is lower-cased, whenever it changes', async () => {
  const number = await book(apartment, stayIn(104, 2));
  await edit(number, { email: ' Ada.New@Example.NET' });
  await eventually(number, { email: 'ada.new@example.net' });
});

test('deleted in the console: the nights are free', async () => {
  const number = await book(apartment, stayIn(100, 3));
  await firestore().doc(bookingPath(number)).delete();
  await expect
    .poll(async () => (await eventuallyConsistent(apartment.slug)).held.some((entry) => entry.endsWith(number)))
    .toBe(false);
});

test.each([
  ['a status that does not exist', { status: 'Confirmd' }, 'status-unknown'],
  ['a date that does not exist', { checkIn: '2027-02-30' }, 'use-move-to'],
  ['a date of another type', { checkIn: new Date() }, 'use-move-to'],
  ['departure before arrival', { checkOut: '2020-01-01' }, 'use-move-to'],
  ['an apartment that does not exist', { apartment: 'attic' }, 'use-move-to'],
  ['a move that cannot be read', { moveTo: 'next week' }, 'move-wrong'],
  ['a move of another type', { moveTo: 7 }, 'move-wrong'],
] as const)('%s is put back and marked', async (_, fields, problem) => {
  const stay = stayIn(110, 3);
  const number = await book(apartment, stay);
  await edit(number, fields);
  await eventually(number, {
    ...stay,
    apartment: apartment.slug,
    status: 'pending',
    moveTo: '',
    problem: editProblemText(problem, 'hr'),
  });
  await edit(number, { status: 'cancelled' });
  await eventually(number, { status: 'cancelled', problem: null });
});

test('a status with a capital letter or a space is understood', async () => {
  const number = await book(apartment, stayIn(116, 2));
  await edit(number, { status: ' Confirmed' });
  await eventually(number, { status: 'confirmed', problem: null });
});

test('a confirmed booking does not become a request again', async () => {
  const number = await book(apartment, stayIn(120, 3));
  await edit(number, { status: 'confirmed' });
  await eventually(number, { agreed: { apartment: apartment.slug, ...stayIn(120, 3), status: 'confirmed' } });
  await edit(number, { status: 'pending' });
  await eventually(number, { status: 'confirmed', problem: editProblemText('status-not-allowed', 'hr') });
});

test('a booking that the owner makes by hand takes its nights, and holds none that are taken', async () => {
  const byHand = { apartment: apartment.slug, status: 'confirmed', firstName: 'By phone' };
  await firestore()
    .doc(bookingPath('BYHAND-1'))
    .set({ ...byHand, number: 'BYHAND-1', ...stayIn(130, 3) });
  await eventually('BYHAND-1', { agreed: { apartment: apartment.slug, ...stayIn(130, 3), status: 'confirmed' } });
  expect(codeOf(await callFunction('requestBooking', bookingRequest(apartment, stayIn(131, 2))))).toBe('dates-taken');
  // Completed, so that its guest can cancel it.
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
});

/** Adds a booking as the console does: with its own kind of ID, field by field. */
async function enter(fields: Record<string, unknown>): Promise<string> {
  const reference = firestore().collection('bookings').doc();
  const [first, ...others] = Object.entries(fields);
  await reference.set(Object.fromEntries([first!]));
  for (const [name, value] of others) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await reference.update({ [name]: value });
  }
  return reference.id;
}

test('entered with an ID of the console, field by field: it gets a short number, and its mails link to its page', async () => {
  const email = `${randomUUID()}@example.net`;
  const id = await enter({ apartment: apartment.slug, email, language: 'en', ...stayIn(134, 2), status: 'confirmed' });
  expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  await eventually(id, { status: 'confirmed', problem: null, adults: 1 });
  const { number } = await read(id);
  expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  const [mail] = (await findMailsAbout(number)).filter((found) => found.id.includes('confirmed-guest'));
  expect(mail?.get('message.text')).toContain(number);
  expect(mail?.get('message.text')).toContain(`/my-booking/${id}`);
  expect(mail?.get('message.subject')).not.toContain(id);
});

test('entered with a typo in its status: nothing is touched until it is corrected, then it is completed', async () => {
  const id = await enter({ apartment: apartment.slug, ...stayIn(137, 2), status: 'confirmd', firstName: 'By phone' });
  const problem = `${owner.entryProblem.intro} ${owner.entryProblem.status}`;
  await eventually(id, { status: 'confirmd' as 'confirmed', problem });
  expect((await read(id)).agreed).toBeUndefined();
  await edit(id, { status: 'confirmed' });
  await eventually(id, {
    agreed: { apartment: apartment.slug, ...stayIn(137, 2), status: 'confirmed' },
    problem: null,
  });
  expect((await read(id)).quote.totalPayment).toBeGreaterThan(0);
});

test('entered with taken nights: it keeps its problem, and is completed by another date or by time', async () => {
  const other = await book(apartment, stayIn(160, 3));
  const first = await enter({ apartment: apartment.slug, ...stayIn(162, 3), status: 'confirmed' });
  const second = await enter({ apartment: apartment.slug, ...stayIn(158, 3), status: 'pending' });
  const problem = `${owner.entryProblem.intro} ${owner.entryProblem['nights-taken']}`;
  await eventually(first, { status: 'confirmed', problem });
  await eventually(second, { status: 'pending', problem });
  // The scheduled run retries without writing anything.
  const before = (await firestore().doc(bookingPath(first)).get()).updateTime;
  await settleBookings(new Date(), 'coming');
  expect((await firestore().doc(bookingPath(first)).get()).updateTime).toEqual(before);

  await edit(first, { checkIn: inDays(163) });
  await eventually(first, {
    agreed: { apartment: apartment.slug, ...stayIn(163, 2), status: 'confirmed' },
    problem: null,
  });
  await edit(other, { status: 'cancelled' });
  await eventually(other, { agreed: { apartment: apartment.slug, ...stayIn(160, 3), status: 'cancelled' } });
  await settleBookings(new Date(), 'coming');
  await eventually(second, {
    agreed: { apartment: apartment.slug, ...stayIn(158, 3), status: 'pending' },
    problem: null,
  });
});

test('restored after its nights were sold to another: cancelled and marked, instead of put back for ever', async () => {
  const number = await book(apartment, stayIn(140, 3));
  const saved = await read(number);
  await firestore().doc(bookingPath(number)).delete();
  await expect
    .poll(async () => (await eventuallyConsistent(apartment.slug)).held.some((entry) => entry.endsWith(number)))
    .toBe(false);
  const other = await book(apartment, stayIn(141, 3));
  await firestore().doc(bookingPath(number)).set(saved);
  await eventually(number, {
    status: 'cancelled',
    agreed: { apartment: apartment.slug, ...stayIn(140, 3), status: 'cancelled' },
    problem: editProblemText('nights-taken', 'hr'),
  });
  expect((await read(other)).status).toBe('pending');
});

test('many edits at once of the same booking end in agreement with the last one', async () => {
  const number = await book(apartment, stayIn(150, 3));
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      edit(
        number,
        index % 3 === 0 ? { status: 'cancelled' } : { moveTo: `${inDays(150 + index)}/${inDays(155 + index)}` },
      ),
    ),
  );
  await expect
    .poll(
      async () => {
        const { apartment: slug, checkIn, checkOut, status, agreed, moveTo } = await read(number);
        const wanted = JSON.stringify({ ...agreed, apartment: slug, checkIn, checkOut, status });
        return moveTo === '' && JSON.stringify(agreed) === wanted;
      },
      { interval: 200 },
    )
    .toBe(true);
  await eventuallyConsistent(apartment.slug);
});
