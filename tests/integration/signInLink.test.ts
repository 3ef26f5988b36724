import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { FieldValue, WriteBatch } from 'firebase-admin/firestore';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { openSignInLink, writeSignInLink } from '../../functions/src/account/sendSignInLink.ts';
import { isPrepared, prepareAccount } from '../../functions/src/account/prepareAccount.ts';
import { accessDocument, replacedAccountsCollection, bookingPath } from '../../functions/src/contract/collections.ts';
import { languages } from '../../functions/src/domain/language.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import {
  askForLink,
  parametersOf,
  setEmail,
  signInWithCode,
  signInWithLink,
  signInWithProvider,
  signUpWithPassword,
  verifyNewEmail,
  type Session,
} from '../support/authByRest.ts';
import { book, stayIn, guestWith } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { forgetCounts, setLimits } from '../support/limits.ts';
import { mailedLinks } from '../support/mailedLink.ts';
import { actionsOf } from '../support/historyOf.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';

const apartment = await apartmentOfFile();
afterEach(() => void vi.restoreAllMocks());

const language = languages[0];
const password = 'correct horse battery';
const freshEmail = () => `link-${randomUUID()}@example.net`;
const find = (email: string) => getAuth().getUserByEmail(email);
const ask = (email: unknown, from?: string) =>
  callFunction('sendSignInLink', { email, language, toDesk: false }, undefined, from);
/** State that a caller who only requests a link must not change. */
const stateOf = async (email: string) => (await find(email).catch(() => undefined))?.toJSON();

afterAll(() => void vi.unstubAllEnvs());

describe('a caller who requests a link for somebody else’s email', () => {
  test.each([
    ['no account', async () => {}],
    ['an account of Facebook', (email: string) => signInWithProvider('facebook.com', { sub: `f-${email}`, email })],
    ['an account with a password', (email: string) => signUpWithPassword(email, password)],
    ['an account of Google', (email: string) => signInWithProvider('google.com', { sub: `g-${email}`, email })],
  ])('changes nothing if the account has %s', async (_, make) => {
    const email = freshEmail();
    await make(email);
    const before = await stateOf(email);
    const link = parametersOf(await askForLink(email));
    expect(await stateOf(email)).toEqual(before);
    // A link without its key, or with the key of another email, does not work either.
    const ofAnother = parametersOf(await askForLink(freshEmail()));
    const now = Date.now();
    for (const forged of [
      { ...link, key: '' },
      { ...link, key: ofAnother.key },
      { ...ofAnother },
      { ...link, until: now + 24 * 3_600_000 },
    ]) {
      expect(await callFunction('openSignInLink', { email, ...forged })).toEqual({
        ok: true,
        response: { link: 'unknown' },
      });
    }
    expect(await stateOf(email)).toEqual(before);
  });

  test('learns nothing about it, and an account that the owner has disabled gets no link', async () => {
    const closed = freshEmail();
    const { uid } = await getAuth().createUser({ email: closed, disabled: true });
    for (const email of [closed, freshEmail(), 'guest@example.com', 'GUEST@example.com']) {
      expect(await ask(email)).toEqual({ ok: true, response: { sent: true } });
    }
    expect(await getAuth().getUser(uid)).toMatchObject({ uid, disabled: true });
    await askForLink(freshEmail());
    expect(await mailedLinks(closed)).toEqual([]);
    for (const wrong of [undefined, 'nobody', { email: closed }])
      expect(codeOf(await ask(wrong))).toBe('fields-required');
  });

  test('can flood neither the email, from any number of networks, nor many emails from one', async () => {
    await forgetCounts();
    const restore = await setLimits({ linkSignIn: { perNetwork: 4, linksPerEmail: 2 } });
    try {
      const email = freshEmail();
      const codes = [];
      for (const network of [1, 2, 3]) codes.push(codeOf(await ask(email, `203.0.${network}.7`)));
      expect(codes).toEqual(['ok', 'ok', 'too-many-requests']);
      // A guest with another email is not affected until the network itself has sent too many requests.
      for (let count = 1; count <= 3; count += 1) codes.push(codeOf(await ask(freshEmail(), '203.0.1.7')));
      codes.push(codeOf(await ask(freshEmail(), '203.0.1.7')));
      expect(codes.slice(3)).toEqual(['ok', 'ok', 'ok', 'too-many-requests']);
      expect(await mailedLinks(email)).toHaveLength(2);
    } finally {
      await restore();
    }
  });
});

describe('a sign-in link', () => {
  test('signs in once', async () => {
    const email = freshEmail();
    const link = parametersOf(await askForLink(email));
    expect(await callFunction('openSignInLink', { email, ...link })).toMatchObject({ response: { link: 'open' } });
    expect((await signInWithCode(email, link.oobCode)).localId).toBe((await find(email)).uid);
    await expect(signInWithCode(email, link.oobCode)).rejects.toThrow('INVALID_OOB_CODE');
  });

  test('changes nothing once it has expired', async () => {
    const email = freshEmail();
    await signUpWithPassword(email, password);
    const before = await stateOf(email);
    const until = Date.now() + 60_000;
    const firebaseLink = await getAuth().generateSignInWithEmailLink(email, {
      url: 'http://127.0.0.1:5000/login',
      handleCodeInApp: true,
    });
    vi.stubEnv('LINK_KEY', 'a secret');
    const url = writeSignInLink(firebaseLink, { email, until }, { language, toDesk: false });
    const link = { email, ...parametersOf(url) };
    expect(await openSignInLink(link, new Date(until))).toEqual({ link: 'expired' });
    expect(await stateOf(email)).toEqual(before);
    expect(await openSignInLink(link, new Date(until - 1))).toEqual({ link: 'open' });
    expect((await stateOf(email)) !== before && (await isPrepared(email))).toBe(true);
  });
});

/** Makes the given number of changes to accounts or documents succeed, and all later ones fail. */
function breakAfter(changes: number): void {
  const auth = getAuth();
  let left = changes;
  const count = <Result>(result: Result): Result => {
    left -= 1;
    if (left === 0) throw new Error('broken off');
    return result;
  };
  for (const name of ['createUser', 'deleteUser', 'importUsers', 'setCustomUserClaims', 'updateUser'] as const) {
    const original = auth[name].bind(auth) as (...values: unknown[]) => Promise<never>;
    vi.spyOn(auth, name).mockImplementation(async (...values: unknown[]) => count(await original(...values)));
  }
  const { commit } = WriteBatch.prototype;
  vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(async function (this: WriteBatch) {
    return count(await commit.call(this));
  });
}

describe('when opening a link was interrupted after any step, the next attempt', () => {
  let days = 20;
  const requestAs = ({ idToken }: Session) => {
    const guest = guestWith(freshEmail());
    return book(apartment, stayIn((days += 4), 2), { guest }, idToken);
  };
  const uidOf = async (number: string) => (await firestore().doc(bookingPath(number)).get()).get('uid') as unknown;

  /** Interrupts the call after each of its steps, until an attempt has run to its end. */
  async function interruptEach(
    make: (email: string) => Promise<(account: UserRecord) => Promise<void>>,
  ): Promise<void> {
    const most = 12;
    const made = await Promise.all(
      Array.from({ length: most }, async () => {
        const email = freshEmail();
        return { email, check: await make(email) };
      }),
    );
    for (const [index, { email, check }] of made.entries()) {
      breakAfter(index + 1);
      const broke = await prepareAccount(email).then(
        () => false,
        (error: Error) => error.message === 'broken off',
      );
      vi.restoreAllMocks();
      await prepareAccount(email);
      await check(await find(email));
      expect(await isPrepared(email)).toBe(true);
      if (!broke) return expect(index).toBeGreaterThan(1);
    }
    throw new Error(`${most} steps were not enough`);
  }

  test('gives the guest all bookings of an account that Google has taken over from a stranger', async () => {
    await interruptEach(async (email) => {
      await signUpWithPassword(email, password);
      // Google's first sign-in ends the stranger's sessions, with a resolution of one second.
      await new Promise((resolve) => setTimeout(resolve, 2200));
      const before = await signInWithProvider('google.com', { sub: `g-${email}`, email });
      const numbers = [await requestAs(before), await requestAs(before)] as const;
      return async ({ uid }) => {
        expect(uid).not.toBe(before.localId);
        expect(await Promise.all(numbers.map(uidOf))).toEqual([uid, uid]);
        expect(await actionsOf(numbers[0])).toEqual(['requested by guest', 'claimed by guest']);
        expect((await signInWithProvider('google.com', { sub: `g-${email}`, email })).localId).toBe(uid);
      };
    });
    expect((await firestore().collection(replacedAccountsCollection).get()).size).toBe(0);
  });

  test('leaves Facebook guests their account and bookings, without the email', async () => {
    await interruptEach(async (email) => {
      const person = { sub: `f-${email}`, email };
      const facebook = await signInWithProvider('facebook.com', person);
      const number = await requestAs(facebook);
      return async ({ uid }) => {
        expect(uid).not.toBe(facebook.localId);
        expect(await uidOf(number)).toBe(facebook.localId);
        expect((await getAuth().getUser(facebook.localId)).email).toBeUndefined();
        expect((await signInWithProvider('facebook.com', person)).localId).toBe(facebook.localId);
      };
    });
  });
});

test('a stranger does not get the email of an owner for a Google account once it is listed, and the owner signs in by a link', async () => {
  const email = freshEmail();
  const access = firestore().doc(accessDocument);
  await access.update({ owners: FieldValue.arrayUnion(email) });
  await expect.poll(() => isPrepared(email), { timeout: 60_000 }).toBe(true);
  const session = await signInWithProvider('google.com', { sub: `g-${randomUUID()}`, email: freshEmail() });
  await expect(verifyNewEmail(session.idToken, email)).rejects.toThrow('EMAIL_EXISTS');
  await expect(setEmail(session.idToken, email)).rejects.toThrow('EMAIL_EXISTS');
  await expect(signUpWithPassword(email, password)).rejects.toThrow('EMAIL_EXISTS');
  const { uid } = await find(email);
  expect((await signInWithLink(email)).localId).toBe(uid);
  await access.update({ owners: FieldValue.arrayRemove(email) });
});
