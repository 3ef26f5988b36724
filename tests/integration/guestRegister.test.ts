import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { auditData } from '../../functions/src/audit/auditData.ts';
import { anonymiseBookings } from '../../functions/src/bookings/anonymiseBookings.ts';
import { clearRegisters } from '../../functions/src/bookings/register/clearRegisters.ts';
import { openRegister } from '../../functions/src/bookings/register/openRegister.ts';
import { sendPerson } from '../../functions/src/bookings/register/sendPerson.ts';
import { parseBooking } from '../../functions/src/contract/booking.ts';
import { openRegisterRequest, sendPersonRequest } from '../../functions/src/contract/callables.ts';
import { bookingPath, historyCollection, registerPath } from '../../functions/src/contract/collections.ts';
import type { GuestRegister } from '../../functions/src/contract/guestRegister.ts';
import { addDays, isoDate } from '../../functions/src/domain/isoDate.ts';
import { changeBookingStatus } from '../../functions/src/owner/changeBookingStatus.ts';
import { enterBooking } from '../../functions/src/owner/enterBooking.ts';
import { markRegistered } from '../../functions/src/owner/markRegistered.ts';
import { undoChange } from '../../functions/src/owner/undoChange.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookingLinkKey } from '../../functions/src/platform/linkKey.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { samplePerson } from '../support/samplePerson.ts';
import { createTestApartment } from '../support/testApartment.ts';

/*
 * Two families of five fill in the register of guests. The clock moves from a week before arrival until the persons are
 * deleted.
 */

const owner = { email: 'owner@example.net' };
const db = firestore();
const at = (day: string, time = '10:00') => new Date(`${day}T${time}:00Z`);
const [checkIn, checkOut] = [isoDate('2027-06-12'), isoDate('2027-06-19')];
const before = at('2027-06-05');

const readBooking = async (id: string) => parseBooking(id, (await db.doc(bookingPath(id)).get()).data())!;
const readRegister = async (id: string) => (await db.doc(registerPath(id)).get()).data() as GuestRegister | undefined;
const codeIn = (error: unknown) => (error as { details?: { code: string; fields?: string[] } }).details;
const refusal = (call: Promise<unknown>) => call.then(() => undefined, codeIn);

/** A family of two adults, two children and a baby, with the link in their mails. */
async function family(lastName: string, language: 'de' | 'hr', email: string) {
  const { slug } = await createTestApartment();
  const request = {
    ...{ requestId: randomUUID(), apartment: slug, checkIn, checkOut, adults: 2, children: 2, babies: 1 },
    ...{ status: 'confirmed', person: { firstName: 'Ada', lastName, email }, language },
    ...{ price: { kind: 'list' }, despitePlatforms: [] },
  };
  const { booking: number } = await enterBooking(request as Parameters<typeof enterBooking>[0], owner, before);
  await db.doc(bookingPath(number)).update({ emailProven: true });
  const key = bookingLinkKey(await readBooking(number));
  const open = (now = before, withKey: string | undefined = key) =>
    openRegister(openRegisterRequest.parse({ number, key: withKey }), null, now);
  const send = (firstName: string, changes: object = {}, more: object = {}, now = before) => {
    const person = samplePerson({ firstName, lastName, ...changes });
    return sendPerson(sendPersonRequest.parse({ number, key, requestId: randomUUID(), person, ...more }), null, now);
  };
  const mark = async (what: 'arrival' | 'departure', now: Date) => {
    const revision = (await readRegister(number))?.revision ?? 0;
    return markRegistered({ requestId: randomUUID(), booking: number, revision, what }, owner, now);
  };
  return { number, key, open, send, mark, email };
}

let [german, croatian] = [] as unknown as Awaited<ReturnType<typeof family>>[];

beforeAll(async () => {
  vi.stubEnv('LINK_KEY', 'a key');
  await writeSettings({ guestRegister: true });
  german = await family('Müller', 'de', 'ada@example.net');
  croatian = await family('Đurđević', 'hr', 'ana@example.net');
});

test('a guest sends five persons one by one, also after a lost response, and the link shows only their names', async () => {
  const { number, open, send } = german!;
  expect(await open()).toEqual({
    ...{ apartment: (await readBooking(number)).apartment, checkIn, checkOut, guests: 5, persons: [] },
    ...{ contact: { firstName: 'Ada', lastName: 'Müller' }, keptUntil: '2027-07-19' },
  });
  const ada = { requestId: randomUUID() };
  const first = await send('Ada', {}, ada);
  // The response was lost, and the page is opened again later.
  expect(await send('Ada', {}, ada)).toEqual(first);
  expect(await refusal(send('Eve', {}, ada))).toEqual({ code: 'request-id-reused' });
  const swiss = { citizenship: 'CHE', documentNumber: 'X7654321' };
  expect(await refusal(send('Urs', swiss))).toEqual({
    code: 'fields-required',
    fields: ['person.borderCrossing', 'person.passageDate'],
  });
  await send('Urs', { ...swiss, borderCrossing: 'Bregana', passageDate: checkIn });
  for (const child of ['Mia', 'Ben', 'Ida']) {
    // Not asked of citizens of the EU, so it is not stored.
    await send(child, { borderCrossing: 'Bregana' }, {}, at('2027-06-11'));
  }
  expect(await refusal(send('Eve'))).toEqual({ code: 'guests-exceeded' });

  const shown = await open(at('2027-06-11'));
  expect(shown.persons.map(({ name }) => name)).toEqual(
    ['Ada', 'Urs', 'Mia', 'Ben', 'Ida'].map((name) => `${name} Müller`),
  );
  expect(JSON.stringify(shown)).not.toMatch(/X7654321|C01X00T47|1985/);
  await send(
    'Urs Peter',
    { ...swiss, borderCrossing: 'Rupa', passageDate: checkIn },
    { replaces: shown.persons[1]!.id },
  );
  const stored = await readRegister(number);
  expect(stored?.persons).toHaveLength(5);
  expect(stored?.persons[1]).toMatchObject({ firstName: 'Urs Peter', borderCrossing: 'Rupa', citizenship: 'CHE' });
  expect(stored?.persons[2]).not.toHaveProperty('borderCrossing');
});

test('only the key or the account of the booking opens its register, only while the stay is confirmed and the villa has registers', async () => {
  const { number, key, open, send } = german!;
  const gone = { code: 'booking-not-found' };
  expect(await refusal(open(before, croatian!.key))).toEqual(gone);
  expect(await refusal(openRegister({ number }, null, before))).toEqual(gone);
  for (const wrong of [croatian!.key, undefined]) {
    expect(await refusal(send('Eve', {}, { key: wrong }))).toEqual(gone);
  }
  expect(await refusal(openRegister({ number }, { uid: 'eve', verifiedEmail: 'eve@example.net' }, before))).toEqual(
    gone,
  );
  const own = await openRegister({ number }, { uid: 'ada', verifiedEmail: german!.email }, before);
  expect(own.persons).toHaveLength(5);
  const store = (status: string) => db.doc(bookingPath(number)).update({ status, 'settledStay.status': status });
  await store('pending');
  expect(await refusal(open())).toEqual(gone);
  expect(await refusal(send('Eve'))).toEqual(gone);
  await store('confirmed');
  await writeSettings({ guestRegister: false });
  expect(await refusal(openRegister({ number, key }, null, before))).toEqual(gone);
  await writeSettings({ guestRegister: true });
});

test('the owner marks a stay as entered and can undo that; a person who is sent later removes the mark', async () => {
  const { number, mark, send } = croatian!;
  for (const name of ['Ana', 'Ivo', 'Luka']) await send(name);
  const { change, undoUntil } = await mark('arrival', at(checkIn, '18:00'));
  expect((await readRegister(number))?.arrivalEnteredAt?.toDate()).toEqual(at(checkIn, '18:00'));
  expect(undoUntil).toBe('2027-06-12T18:01:00.000Z');
  await undoChange({ requestId: randomUUID(), change }, owner, at(checkIn, '18:00'));
  expect((await readRegister(number))?.arrivalEnteredAt).toBeNull();
  await mark('arrival', at(checkIn, '18:02'));
  await send('Maja', {}, {}, at(checkIn, '19:00'));
  expect(await readRegister(number)).toMatchObject({ arrivalEnteredAt: null, persons: { length: 4 } });
  const stale = markRegistered(
    { requestId: randomUUID(), booking: number, revision: 3, what: 'arrival' },
    owner,
    before,
  );
  expect(await refusal(stale)).toMatchObject({ code: 'changed-meanwhile' });
  await mark('arrival', at(checkIn, '20:00'));
  await mark('departure', at(checkOut, '12:00'));
  const history = (await db.collection(historyCollection).where('subject', '==', registerPath(number)).get()).docs;
  expect(history).toHaveLength(5);
  expect(JSON.stringify(history.map((entry) => entry.data()))).not.toMatch(/C01X00T47|Ivo/);
});

test('the owner can mark a stay as entered although the guest has sent no person', async () => {
  const { number, mark } = await family('Novak', 'hr', 'novak@example.net');
  const { change } = await mark('arrival', at(checkIn));
  expect(await readRegister(number)).toMatchObject({ persons: [], revision: 1 });
  await undoChange({ requestId: randomUUID(), change }, owner, at(checkIn));
  expect(await readRegister(number)).toBeUndefined();
});

test('persons are deleted with the account, after a cancellation, and by the morning run 30 days after departure', async () => {
  const gone = await family('Roth', 'de', 'roth@example.net');
  await gone.send('Eva');
  await anonymiseBookings({ uid: 'roth', verifiedEmail: gone.email }, at(addDays(checkOut, 1)));
  expect(await readRegister(gone.number)).toBeUndefined();

  const cancelled = await family('Horvat', 'hr', 'horvat@example.net');
  await cancelled.send('Iva');
  const { revision } = await readBooking(cancelled.number);
  await changeBookingStatus(
    {
      ...{ requestId: randomUUID(), booking: cancelled.number, revision, decision: 'cancel' },
      ...{ message: '', atWishOf: 'guest', together: false, despitePlatforms: [] },
    },
    owner,
    before,
  );
  expect(await refusal(cancelled.open())).toEqual({ code: 'booking-not-found' });
  expect(await clearRegisters(before)).toEqual([cancelled.number]);

  const [last, over] = [at(addDays(checkOut, 30)), at(addDays(checkOut, 31))];
  expect(await clearRegisters(last)).toEqual([]);
  expect((await german!.open(last)).persons).toHaveLength(5);
  expect(await refusal(german!.open(over))).toEqual({ code: 'booking-not-found' });
  const kept = { kind: 'register-kept', path: registerPath(german!.number), with: bookingPath(german!.number) };
  expect((await auditData(at(addDays(checkOut, 32)))).findings).toContainEqual(kept);
  expect((await clearRegisters(over)).sort()).toEqual([german!.number, croatian!.number].sort());
  expect((await auditData(over)).findings.filter(({ kind }) => kind === 'register-kept')).toEqual([]);
});
