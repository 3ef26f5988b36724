import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { accessDocument } from '../../functions/src/contract/collections.ts';
import type { OwnerCallables } from '../../functions/src/contract/ownerCallables.ts';
import * as contract from '../../functions/src/contract/ownerCallables.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { signIn, signInAsOwner } from '../support/signIn.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';
import { storedBooking } from '../support/storedBooking.ts';
import { changeAtDesk } from '../support/changeAtDesk.ts';
import { releasedPages } from '../support/releasedPages.ts';

const db = firestore();
const apartment = await apartmentOfFile();

/** A valid request for each of the owner's functions, by its name. */
const requests = Object.fromEntries(
  Object.keys(contract)
    .filter((name) => name.endsWith('Request'))
    .map((name) => name.slice(0, -'Request'.length))
    .map((name) => [name, releasedPages.at(-1)!.requests[name]![0]!]),
) as Record<keyof OwnerCallables, Record<string, unknown>>;

/** The codes with which all functions refuse a caller. */
async function refusalsOf(idToken: string | undefined): Promise<string[]> {
  const codes = new Set<string>();
  for (const [name, request] of Object.entries(requests))
    codes.add(codeOf(await callFunction(name as keyof OwnerCallables, request, idToken)));
  return [...codes];
}

test('every function refuses strangers, and an owner from the moment they are removed', async () => {
  const number = await book(apartment, stayIn(40, 3));
  const before = await storedBooking(number);
  const email = `${randomUUID()}@example.net`;
  const [stranger, unverified, former] = await Promise.all([
    signIn({ email: `${randomUUID()}@example.net`, emailVerified: true }),
    signIn({ email: `${randomUUID()}@example.net`, emailVerified: false }),
    signIn({ email, emailVerified: true }),
  ]);
  // Adds an owner instead of replacing the list, so that no other test is disturbed.
  await db.doc(accessDocument).update({ owners: FieldValue.arrayUnion(email) });
  // While the email is listed, the same token is accepted, and only the change itself is refused.
  expect(codeOf(await callFunction('undoChange', requests.undoChange, former.idToken))).toBe('undo-over');
  await db.doc(accessDocument).update({ owners: FieldValue.arrayRemove(email) });

  for (const [idToken, code] of [
    [undefined, 'signed-out'],
    [stranger.idToken, 'not-owner'],
    [unverified.idToken, 'not-owner'],
    [former.idToken, 'not-owner'],
  ] as const)
    expect(await refusalsOf(idToken)).toEqual([code]);
  expect(await storedBooking(number)).toEqual(before);
  await eventuallyConsistent(apartment.slug);
});

test.each([
  ['disabled', (uid: string) => getAuth().updateUser(uid, { disabled: true })],
  ['deleted', (uid: string) => getAuth().deleteUser(uid)],
  ['signed out everywhere', (uid: string) => getAuth().revokeRefreshTokens(uid)],
])(
  'an owner whose account is %s is refused by every function at once, with a token that has not run out',
  async (_, end) => {
    const email = `${randomUUID()}@example.net`;
    const { uid, idToken } = await signIn({ email, emailVerified: true });
    await db.doc(accessDocument).update({ owners: FieldValue.arrayUnion(email) });
    expect(codeOf(await callFunction('undoChange', requests.undoChange, idToken))).toBe('undo-over');
    // Sessions are revoked with a resolution of one second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await end(uid);
    expect(await refusalsOf(idToken)).toEqual(['signed-out']);
    await db.doc(accessDocument).update({ owners: FieldValue.arrayRemove(email) });
  },
);

test('an owner on an outdated page gets an error from every function that changes a booking, and overwrites nothing', async () => {
  const number = await book(apartment, stayIn(50, 3));
  const { idToken } = await signInAsOwner();
  const { revision } = await storedBooking(number);
  await changeAtDesk('editBooking', number, { changes: { firstName: 'Grace' }, price: { kind: 'keep' } });
  const before = await storedBooking(number);
  for (const name of ['decideBooking', 'moveBooking', 'editBooking', 'recordPayment', 'removePayment'] as const) {
    // The recorded days are in the past by now, so they would be refused first.
    const days = { moveBooking: { apartment: apartment.slug, ...stayIn(60, 2) }, recordPayment: { on: inDays(0) } };
    const outdated = {
      ...requests[name],
      ...days[name as keyof typeof days],
      requestId: randomUUID(),
      booking: number,
      revision,
    };
    expect([name, codeOf(await callFunction(name, outdated, idToken))]).toEqual([name, 'changed-meanwhile']);
  }
  expect(await storedBooking(number)).toEqual(before);
});
