import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { accessDocument, bookingPath } from '../../functions/src/contract/collections.ts';
import type { OwnerCallables } from '../../functions/src/contract/ownerCallables.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { signIn, signInAsOwner } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

const db = firestore();
let apartment: Apartment;

beforeAll(async () => {
  apartment = await createTestApartment();
});
afterAll(() => removeTestApartment(apartment));

const read = async (number: string) => (await db.doc(bookingPath(number)).get()).data();

/** A request of each function that its schema accepts. Every function of the contract has to be here. */
function requests(
  booking: string,
  revision: number,
): { [Name in keyof OwnerCallables]: OwnerCallables[Name]['request'] } {
  const requestId = randomUUID();
  const of = { requestId, booking, revision };
  const nights = { apartment: apartment.slug, ...stayIn(60, 2) };
  return {
    decideBooking: { ...of, decision: 'confirm' },
    moveBooking: { ...of, ...nights, price: { kind: 'keep' } },
    editBooking: { ...of, changes: { firstName: 'Eve' }, price: { kind: 'keep' } },
    enterBooking: {
      requestId,
      ...nights,
      adults: 1,
      children: 0,
      status: 'confirmed',
      person: { firstName: 'Eve' },
      language: 'en',
      price: { kind: 'list' },
    },
    recordPayment: { ...of, kind: 'advance', amount: 100, on: '2026-01-01' },
    removePayment: { ...of, payment: randomUUID() },
    blockNights: { requestId, apartments: [apartment.slug], ...stayIn(70, 2) },
    changeBlock: { requestId, block: 'any', revision, nights: null },
    dismissProblem: { requestId, noteOn: { kind: 'booking', id: booking }, revision },
    undoChange: { requestId, change: randomUUID() },
    resendMail: { requestId, mail: `${booking}-received-guest-1` },
    saveApartment: { requestId, apartment: apartment.slug, revision, facts: {} },
    savePlatformCalendar: {
      requestId,
      revision: 0,
      apartment: apartment.slug,
      platform: 'airbnb',
      feedUrl: null,
      ignoresBlocked: false,
    },
    replaceExportKey: { requestId, calendar: 'any', revision },
    removePlatformCalendar: { requestId, calendar: 'any', revision },
    readPlatformCalendars: { requestId },
    saveSettings: { requestId, document: 'access', revision, values: { owners: ['eve@example.net'] } },
  };
}

test('every function refuses strangers, and an owner from the moment they are removed', async () => {
  const number = await book(apartment, stayIn(40, 3));
  const before = await read(number);
  const email = `${randomUUID()}@example.net`;
  const [stranger, unverified, former] = await Promise.all([
    signIn({ email: `${randomUUID()}@example.net`, emailVerified: true }),
    signIn({ email: `${randomUUID()}@example.net`, emailVerified: false }),
    signIn({ email, emailVerified: true }),
  ]);
  // Adding an owner disturbs no other test.
  await db.doc(accessDocument).update({ owners: FieldValue.arrayUnion(email) });
  // While listed, the same token is let in: what is refused here is the change itself.
  const unknown = await callFunction('undoChange', requests(number, 0).undoChange, former.idToken);
  expect(codeOf(unknown)).not.toBe('ok');
  expect(codeOf(unknown)).not.toBe('not-owner');
  await db.doc(accessDocument).update({ owners: FieldValue.arrayRemove(email) });

  for (const [idToken, code] of [
    [undefined, 'signed-out'],
    [stranger.idToken, 'not-owner'],
    [unverified.idToken, 'not-owner'],
    [former.idToken, 'not-owner'],
  ] as const) {
    const all = requests(number, (before?.revision as number | undefined) ?? 0);
    for (const name of Object.keys(all) as (keyof OwnerCallables)[])
      expect([name, codeOf(await callFunction(name, all[name], idToken))]).toEqual([name, code]);
  }
  expect(await read(number)).toEqual(before);
  await eventuallyConsistent(apartment.slug);
});

let days = 75;
test.each([
  ['disabled', (uid: string) => getAuth().updateUser(uid, { disabled: true })],
  ['deleted', (uid: string) => getAuth().deleteUser(uid)],
  ['signed out everywhere', (uid: string) => getAuth().revokeRefreshTokens(uid)],
])(
  'an owner whose account is %s is refused by every function at once, with a token that has not run out',
  async (_, end) => {
    const number = await book(apartment, stayIn((days += 5), 3));
    const before = await read(number);
    const email = `${randomUUID()}@example.net`;
    const { uid, idToken } = await signIn({ email, emailVerified: true });
    await db.doc(accessDocument).update({ owners: FieldValue.arrayUnion(email) });
    expect(codeOf(await callFunction('undoChange', requests(number, 0).undoChange, idToken))).not.toBe('signed-out');
    // Sessions are ended with a resolution of one second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await end(uid);
    const all = requests(number, (before?.revision as number | undefined) ?? 0);
    for (const name of Object.keys(all) as (keyof OwnerCallables)[])
      expect([name, codeOf(await callFunction(name, all[name], idToken))]).toEqual([name, 'signed-out']);
    expect(await read(number)).toEqual(before);
    await db.doc(accessDocument).update({ owners: FieldValue.arrayRemove(email) });
    await db.doc(bookingPath(number)).delete();
  },
);

test('an owner on an old page gets an error, by every function that changes a booking, and overwrites nothing', async () => {
  const number = await book(apartment, stayIn(50, 3));
  const { idToken } = await signInAsOwner();
  const old = ((await read(number))?.revision as number | undefined) ?? 0;
  const edit = { ...requests(number, old).editBooking, changes: { firstName: 'Grace' } };
  expect(codeOf(await callFunction('editBooking', edit, idToken))).toBe('ok');
  const before = await read(number);
  const all = requests(number, old);
  for (const name of ['decideBooking', 'moveBooking', 'editBooking', 'recordPayment', 'removePayment'] as const)
    expect([name, codeOf(await callFunction(name, all[name], idToken))]).toEqual([name, 'changed-meanwhile']);
  expect(await read(number)).toEqual(before);
});
