import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
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
import { book, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { readAs } from '../support/readAs.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/*
 * A stranger opens an account with a guest's email before the guest does, and waits for the guest to verify it.
 * The emulator differs from Firebase in what matters here: its refresh tokens never end as long as there is the account, and the
 * time of sign-in in a token is that of the account's last one, whoever that was. What holds here, holds there.
 */

let apartment: Apartment;
beforeAll(async () => {
  apartment = await createTestApartment();
});
afterAll(() => removeTestApartment(apartment));

const freshEmail = () => `another-${randomUUID()}@example.net`;
const password = 'correct horse battery';
const guestWith = (email: string) => ({
  guest: { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' },
});
let days = 20;
const requestOf = (email: string, idToken?: string) =>
  book(apartment, stayIn((days += 5), 3), guestWith(email), idToken);
const stored = async (number: string) => (await firestore().doc(bookingPath(number)).get()).data()!;
const accountWith = (email: string) => getAuth().getUserByEmail(email);
/** Auth has a resolution of one second. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1100));

const ways = {
  link: signInWithLink,
  Google: (email: string) => signInWithProvider('google.com', { sub: `google-${email}`, email }),
};

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
  test('a password and its sessions are worth nothing, also a password that is set anew', async () => {
    const email = freshEmail();
    const ofEmail = await requestOf(email);
    const stranger = await signUpWithPassword(email, password);
    const guest = await ways[way](email);
    const ofAccount = await requestOf(freshEmail(), guest.idToken);
    const tokens = [
      stranger.idToken,
      await renew(stranger),
      await signInWithPassword(email, password).then(
        ({ idToken }) => idToken,
        () => undefined,
      ),
      ...(await Promise.all(
        [stranger.idToken, (await renew(stranger)) ?? ''].map((idToken) =>
          setPassword(idToken, `${password} staple`).then(
            (session) => session.idToken,
            () => undefined,
          ),
        ),
      )),
      await signInWithPassword(email, `${password} staple`).then(
        ({ idToken }) => idToken,
        () => undefined,
      ),
    ].filter((token) => token !== undefined);
    for (const token of tokens) {
      await expectNothing(token, ofEmail, ofAccount);
      expect(codeOf(await callFunction('deleteMyAccount', {}, token))).toBe('signed-out');
    }
    expect((await accountWith(email)).uid).toBe(guest.localId);
    // A new password ends all sessions, unless it is set in the very second in which the guest signs in.
    const { idToken } = await ways[way](email);
    await expectAll(idToken, email, [ofEmail, ofAccount]);
  });

  test('an account of Facebook with the email is worth nothing to whoever opened it', async () => {
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

test('neither is a session of an account that was linked to a stranger’s Apple or given the email later', async () => {
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

test('nor one from before Google, when the guest comes by a link after that', async () => {
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

describe('an account by password alone', () => {
  test('reads nothing, requests as nobody, cancels nothing, deletes nothing, even if its email was verified', async () => {
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
  test('leaves alone who is known to be in: sessions of other devices last', async () => {
    const email = freshEmail();
    const number = await requestOf(email);
    const laptop = await signInWithLink(email);
    await nextSecond();
    const phone = await signInWithLink(email);
    expect(phone.localId).toBe(laptop.localId);
    for (const session of [laptop, phone]) {
      expect(await readAs((await renew(session))!, bookingPath(number))).toBe(200);
    }
  });

  test('leaves an account alone that only Google has been in', async () => {
    const email = freshEmail();
    const number = await requestOf(email);
    const laptop = await signInWithProvider('google.com', { sub: `google-${email}`, email });
    const phone = await signInWithLink(email);
    expect(phone.localId).toBe(laptop.localId);
    for (const session of [laptop, phone]) {
      expect(await readAs((await renew(session))!, bookingPath(number))).toBe(200);
    }
  });

  test('takes an unproven email from an account of Facebook, and nothing else', async () => {
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

  test('ends in one account, however often a link is opened at once and somebody signs up in between', async () => {
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

test('the seed’s guests may come in any way', async () => {
  const email = 'guest@example.com';
  const uid = (await accountWith(email)).uid;
  const { docs } = await firestore().collection('bookings').where('uid', '==', uid).limit(1).get();
  const path = docs[0]!.ref.path;
  const sessions = [await signInWithLink(email), await ways.Google(email)];
  for (const { idToken, localId } of sessions) {
    expect(localId).toBe(uid);
    expect(await readAs(idToken, path)).toBe(200);
  }
});
