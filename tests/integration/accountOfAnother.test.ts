import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, test } from 'vitest';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import {
  askForLink,
  parametersOf,
  renew,
  setEmail,
  setPassword,
  signInWithLink,
  signInWithPassword,
  signInWithProvider,
  signUpWithPassword,
} from '../support/authByRest.ts';
import { book, stayIn, guestWith } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { readAs } from '../support/readAs.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';

/*
 * A stranger opens an account with a guest's email before the guest does, and waits for the guest to verify it. The
 * emulator differs from Firebase in important points: its refresh tokens never expire while the account exists, and the
 * time of sign-in in a token is always that of the account's last sign-in, by anybody. A defence that works here also
 * works with Firebase.
 */

const apartment = await apartmentOfFile();

const freshEmail = () => `another-${randomUUID()}@example.net`;
const password = 'correct horse battery';
let days = 20;
const requestOf = (email: string, idToken?: string) =>
  book(apartment, stayIn((days += 5), 3), { guest: guestWith(email) }, idToken);
const stored = async (number: string) => (await firestore().doc(bookingPath(number)).get()).data()!;
const accountWith = (email: string) => getAuth().getUserByEmail(email);
/** Auth has a resolution of one second. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1100));

const ways = {
  link: signInWithLink,
  Google: (email: string) => signInWithProvider('google.com', { sub: `google-${email}`, email }),
};

/** The token of a session, or none if it is refused. */
const tokenOf = (session: Promise<{ idToken: string }>) =>
  session.then(
    ({ idToken }) => idToken,
    () => undefined,
  );

/** Checks that a stranger's token gives no access. */
async function expectNothing(idToken: string, ofEmail: string, ofAccount: string): Promise<void> {
  for (const number of [ofEmail, ofAccount]) {
    expect(await readAs(idToken, bookingPath(number))).toBe(403);
    expect(['signed-out', 'booking-not-found']).toContain(
      codeOf(await callFunction('cancelBooking', { number }, idToken)),
    );
    expect(await stored(number)).toMatchObject({ status: 'pending' });
  }
  const data = await callFunction('downloadMyData', {}, idToken);
  expect(data.ok ? data.response.bookings : codeOf(data)).toSatisfy(
    (outcome: unknown) => outcome === 'signed-out' || (Array.isArray(outcome) && outcome.length === 0),
  );
}

async function expectAll(idToken: string, email: string, numbers: string[]): Promise<void> {
  for (const number of numbers) expect(await readAs(idToken, bookingPath(number))).toBe(200);
  const data = await callFunction('downloadMyData', {}, idToken);
  expect(data.ok && data.response.account).toMatchObject({ email });
  for (const number of numbers) {
    expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('ok');
  }
  expect(codeOf(await callFunction('deleteMyAccount', {}, idToken))).toBe('ok');
  await expect(accountWith(email)).rejects.toThrow();
}

describe.each(['link', 'Google'] as const)('after the guest has signed in by %s', (way) => {
  test('an earlier password, its sessions, and a password that is set again give no access', async () => {
    const email = freshEmail();
    const ofEmail = await requestOf(email);
    const stranger = await signUpWithPassword(email, password);
    const guest = await ways[way](email);
    const ofAccount = await requestOf(freshEmail(), guest.idToken);
    const tokens = [
      stranger.idToken,
      await renew(stranger),
      await tokenOf(signInWithPassword(email, password)),
      await tokenOf(setPassword(stranger.idToken, `${password} staple`)),
      await tokenOf(setPassword((await renew(stranger)) ?? '', `${password} staple`)),
      await tokenOf(signInWithPassword(email, `${password} staple`)),
    ].filter((token) => token !== undefined);
    for (const token of tokens) {
      await expectNothing(token, ofEmail, ofAccount);
      expect(codeOf(await callFunction('deleteMyAccount', {}, token))).toBe('signed-out');
    }
    expect((await accountWith(email)).uid).toBe(guest.localId);
    // A new password revokes all sessions, unless it is set in the same second in which the guest signs in.
    const { idToken } = await ways[way](email);
    await expectAll(idToken, email, [ofEmail, ofAccount]);
  });

  test('a stranger’s Facebook account with the email gives no access', async () => {
    const email = freshEmail();
    const ofEmail = await requestOf(email);
    const stranger = await signInWithProvider('facebook.com', { sub: `facebook-${email}`, email });
    await nextSecond();
    const guest = await ways[way](email);
    const ofAccount = await requestOf(freshEmail(), guest.idToken);
    const renewed = await renew(stranger);
    if (renewed) await expectNothing(renewed, ofEmail, ofAccount);
    const again = await signInWithProvider('facebook.com', { sub: `facebook-${email}`, email });
    if (again.idToken) await expectNothing(again.idToken, ofEmail, ofAccount);
    expect(codeOf(await callFunction('cancelBooking', { number: ofAccount }, stranger.idToken))).not.toBe('ok');
    expect(codeOf(await callFunction('cancelBooking', { number: ofEmail }, stranger.idToken))).not.toBe('ok');
    if (way === 'Google') {
      // The account belongs to the guest now.
      expect(codeOf(await callFunction('deleteMyAccount', {}, stranger.idToken))).toBe('signed-out');
      expect(codeOf(await callFunction('downloadMyData', {}, stranger.idToken))).toBe('signed-out');
    }
    await expectAll(guest.idToken, email, [ofEmail, ofAccount]);
  });
});

test('a session of an account that was later linked to a stranger’s Apple or given the email gives no access', async () => {
  const [linked, renamed] = [freshEmail(), freshEmail()];
  const first = await signUpWithPassword(linked, password);
  const ofFirst = await requestOf(linked);
  const apple = { sub: `apple-${linked}`, email: freshEmail() };
  await signInWithProvider('apple.com', apple, first.idToken);
  const second = await signInWithProvider('google.com', { sub: `google-${renamed}`, email: freshEmail() });
  const ofSecond = await requestOf(renamed);
  await setEmail(second.idToken, renamed);
  for (const [email, number] of [
    [linked, ofFirst],
    [renamed, ofSecond],
  ] as const) {
    const guest = await signInWithLink(email);
    const ofAccount = await requestOf(freshEmail(), guest.idToken);
    const sessions = [
      await renew(first),
      await renew(second),
      (await signInWithProvider('apple.com', apple)).idToken,
      (await signInWithProvider('google.com', { sub: `google-${renamed}`, email: 'x@example.net' })).idToken,
    ].filter((token) => token !== undefined);
    expect(sessions.length).toBeGreaterThan(1);
    for (const token of sessions) await expectNothing(token, number, ofAccount);
    await expectAll(guest.idToken, email, [number, ofAccount]);
  }
});

test('a session from before Google gives no access once the guest uses a link', async () => {
  const email = freshEmail();
  const ofEmail = await requestOf(email);
  const stranger = await signUpWithPassword(email, password);
  await nextSecond();
  await nextSecond();
  const google = { sub: `google-${email}`, email };
  const before = await signInWithProvider('google.com', google);
  const ofAccount = await requestOf(freshEmail(), before.idToken);
  const guest = await signInWithLink(email);
  const renewed = await renew(stranger);
  if (renewed) await expectNothing(renewed, ofEmail, ofAccount);
  // Bookings made with Google still belong to the guest, and Google signs in to the same account.
  expect((await signInWithProvider('google.com', google)).localId).toBe(guest.localId);
  await expectAll(guest.idToken, email, [ofEmail, ofAccount]);
});

describe('an account with a password only', () => {
  test('reads nothing, requests as nobody, cancels nothing and deletes nothing, even with a verified email', async () => {
    const email = freshEmail();
    const { localId } = await signUpWithPassword(email, password);
    const number = await requestOf(email);
    for (const emailVerified of [false, true]) {
      await getAuth().updateUser(localId, { emailVerified });
      const { idToken } = await signInWithPassword(email, password);
      const own = await requestOf(email, idToken);
      expect((await stored(own)).uid).toBeNull();
      await firestore().doc(bookingPath(number)).update({ uid: localId });
      await expectNothing(idToken, number, own);
      await firestore().doc(bookingPath(number)).update({ uid: null });
      expect(codeOf(await callFunction('deleteMyAccount', {}, idToken))).toBe('signed-out');
    }
    expect((await accountWith(email)).uid).toBe(localId);
  });
});

describe('opening a link', () => {
  test.each(['link', 'Google'] as const)(
    'keeps an account that %s proves to be the guest’s: sessions of other devices stay valid',
    async (way) => {
      const email = freshEmail();
      const number = await requestOf(email);
      const laptop = await ways[way](email);
      await nextSecond();
      const phone = await signInWithLink(email);
      expect(phone.localId).toBe(laptop.localId);
      for (const session of [laptop, phone]) {
        expect(await readAs((await renew(session))!, bookingPath(number))).toBe(200);
      }
    },
  );

  test('takes an unproven email from a Facebook account, and nothing else', async () => {
    const email = freshEmail();
    const facebook = { sub: `facebook-${email}`, email };
    const { localId, idToken } = await signInWithProvider('facebook.com', facebook);
    const number = await requestOf(freshEmail(), idToken);
    await signInWithLink(email);
    const again = await signInWithProvider('facebook.com', facebook);
    expect(again.localId).toBe(localId);
    expect(await readAs(again.idToken, bookingPath(number))).toBe(200);
    expect((await accountWith(email)).uid).not.toBe(localId);
  });

  test('results in one account, however many links are opened at once while somebody signs up', async () => {
    const email = freshEmail();
    const link = parametersOf(await askForLink(email));
    const calls = Array.from({ length: 6 }, () => callFunction('openSignInLink', { email, ...link }));
    const signUps = Array.from({ length: 6 }, () => signUpWithPassword(email, password).catch(() => undefined));
    const strangers = (await Promise.all(signUps)).filter((session) => session !== undefined);
    expect((await Promise.all(calls)).map(codeOf)).toEqual(calls.map(() => 'ok'));
    const guest = await signInWithLink(email);
    const number = await requestOf(email, guest.idToken);
    for (const stranger of strangers) {
      const renewed = await renew(stranger);
      if (renewed) await expectNothing(renewed, number, number);
    }
    expect(await readAs(guest.idToken, bookingPath(number))).toBe(200);
  });
});
