import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import { deleteMyAccount } from '../../functions/src/account/deleteMyAccount.ts';
import {
  bookingPath,
  mailCollection,
  newsletterCollection,
  ownerNotePath,
} from '../../functions/src/contract/collections.ts';
import type { MyData } from '../../functions/src/contract/MyData.ts';
import { subscriptionId } from '../../functions/src/newsletter/subscriptions.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { signIn, signInAsOwner } from '../support/signIn.ts';
import { historyOf } from '../support/historyOf.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';
import { storedBooking } from '../support/storedBooking.ts';

const apartment = await apartmentOfFile();

const freshEmail = () => `account-${randomUUID()}@example.net`;
const guestWith = (email: string) => ({
  guest: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    phone: '+44 20 7946 0000',
    message: 'Is there a piano?',
    address: '12 St James Square',
    zipCode: 'SW1Y',
    city: 'London',
    state: 'England',
    country: 'United Kingdom',
  },
});
/** Text that appears only in the guest's data. */
const personal = /\bAda\b|Lovelace|7946 ?0000|piano|James|SW1Y|London|England|Kingdom|@example\.net/;

const bookingAt = (number: string) => firestore().doc(bookingPath(number));
const read = (outcome: Awaited<ReturnType<typeof callFunction<'downloadMyData'>>>): MyData => {
  if (!outcome.ok) throw new Error(outcome.body);
  return outcome.response;
};

let days = 20;
/** A booking, moved into the past. */
async function pastStay(email: string, idToken?: string): Promise<string> {
  const number = await book(apartment, stayIn((days += 5), 3), guestWith(email), idToken);
  const stay = { checkIn: inDays(-(days += 5)), checkOut: inDays(-days + 3), status: 'confirmed' };
  // Increments the revision, as functions do.
  await bookingAt(number).update({ ...stay, settledStay: { apartment: apartment.slug, ...stay }, revision: 11 });
  return number;
}

/** A request that the owner confirmed and then cancelled. */
async function cancelledStay(email: string, idToken?: string): Promise<string> {
  const number = await book(apartment, stayIn((days += 5), 3), guestWith(email), idToken);
  await bookingAt(number).update({ status: 'confirmed' });
  await expect.poll(async () => (await storedBooking(number)).settledStay.status).toBe('confirmed');
  await bookingAt(number).update({ status: 'cancelled' });
  await expect.poll(async () => (await storedBooking(number)).settledStay.status).toBe('cancelled');
  return number;
}

const mails = () => firestore().collection(mailCollection);
async function mailsAbout(number: string): Promise<string[]> {
  const found = await mails()
    .where('__name__', '>=', mails().doc(`${number}-`))
    .limit(20)
    .get();
  return found.docs.map(({ id }) => id).filter((id) => id.startsWith(`${number}-`));
}
/** Waits until no mail about the booking still has to be sent. */
async function delivered(number: string): Promise<void> {
  const states = async () => {
    const found = await Promise.all((await mailsAbout(number)).map((id) => mails().doc(id).get()));
    return found.filter((mail) => mail.get('delivery.state') !== 'SUCCESS').length;
  };
  await expect.poll(states).toBe(0);
}

async function subscribe(email: string): Promise<void> {
  const at = Timestamp.now();
  await firestore()
    .collection(newsletterCollection)
    .doc(subscriptionId(email))
    .set({ email, language: 'en', status: 'subscribed', askedAt: at, confirmedAt: at, textVersion: 'en-1' });
}
const subscription = async (email: string) =>
  (await firestore().collection(newsletterCollection).doc(subscriptionId(email)).get()).exists;

async function writeMessage(email: string): Promise<string> {
  const id = `contact-${randomUUID()}`;
  const message = {
    subject: 'A message',
    text: 'Is there a piano?',
    html: '<p>Is there a piano?</p>',
    attachments: [],
  };
  const delivery = { state: 'SUCCESS', attempts: 1, endTime: Timestamp.now() };
  await mails()
    .doc(id)
    .set({ to: ['owner@villa-murtela.example'], replyTo: email, message, delivery });
  return id;
}

const accountExists = (uid: string) =>
  getAuth()
    .getUser(uid)
    .then(
      () => true,
      () => false,
    );

describe('downloading my data', () => {
  test('contains the guest’s data and the mails to them, and nothing of anybody else', async () => {
    const email = freshEmail();
    const { uid, idToken } = await signIn({ email: email.toUpperCase(), emailVerified: true, displayName: 'Ada L' });
    const byEmail = await cancelledStay(email);
    const byName = await book(apartment, stayIn((days += 5), 2), guestWith(freshEmail()), idToken);
    const foreign = await book(apartment, stayIn((days += 5), 2), guestWith(freshEmail()));
    const owner = await signInAsOwner();
    const note = { requestId: randomUUID(), booking: byEmail, changes: { note: 'A difficult guest.' } };
    const { revision = 0 } = await storedBooking(byEmail);
    const price = { kind: 'keep' } as const;
    expect(codeOf(await callFunction('editBooking', { ...note, revision, price }, owner.idToken))).toBe('ok');
    await Promise.all([subscribe(email), writeMessage(email), delivered(byEmail), delivered(byName)]);
    await bookingAt(byEmail).update({ ownersNote: 'likes figs' });

    const data = read(await callFunction('downloadMyData', {}, idToken));
    expect(data.account).toMatchObject({ accountId: uid, email, emailProven: true, name: 'Ada L' });
    expect(data.bookings.map(({ bookingNumber }) => bookingNumber).sort()).toEqual([byEmail, byName].sort());
    const stored = await storedBooking(byEmail);
    const exported = data.bookings.find(({ bookingNumber }) => bookingNumber === byEmail)!;
    expect(exported).toMatchObject({
      firstName: 'Ada',
      message: 'Is there a piano?',
      country: 'United Kingdom',
      arrival: stored.checkIn,
      requestedAt: stored.createdAt.toDate().toISOString(),
      price: { currency: 'EUR', totalPayment: stored.quote.totalPayment / 100 },
    });
    const ofHistory = data.history.filter(({ about }) => about === bookingPath(byEmail));
    expect(ofHistory.map(({ action }) => action).sort()).toEqual(['cancelled', 'confirmed', 'requested']);
    expect(data.newsletter).toMatchObject({ email, status: 'subscribed' });
    // No mail to the owner. No mail to an email that is not proven to be the guest's, although the booking is theirs.
    expect(data.emails.map(({ id }) => id).sort()).toEqual(
      (await mailsAbout(byEmail)).filter((id) => id.includes('-guest')).sort(),
    );
    expect(data.emails.length).toBeGreaterThanOrEqual(2);
    for (const mail of data.emails) expect(mail).toMatchObject({ to: [email], answersGoTo: sampleOwner.email });
    expect(JSON.stringify(await mailsAbout(byName))).toContain('-owner');
    expect(JSON.stringify(data)).not.toMatch(
      new RegExp(`/request/decide|difficult|figs|_seconds|<p>|${foreign}|${stored.requestHash}|${owner.uid}`),
    );
  });

  test('leaves out requests that only give the email, because anybody can type it', async () => {
    const email = freshEmail();
    const { idToken } = await signIn({ email, emailVerified: true });
    const stranger = await signIn({ email: freshEmail(), emailVerified: true });
    const unproven = await Promise.all(
      [undefined, stranger.idToken].map((token) =>
        book(apartment, stayIn((days += 5), 2), { guest: { ...guestWith(email).guest, firstName: 'Mallory' } }, token),
      ),
    );
    const proven = await book(apartment, stayIn((days += 5), 2), guestWith(email));
    await bookingAt(proven).update({ emailProven: true });
    const confirmed = await book(apartment, stayIn((days += 5), 2), guestWith(email));
    await bookingAt(confirmed).update({ status: 'confirmed' });
    const own = await book(apartment, stayIn((days += 5), 2), guestWith(email), idToken);
    await expect.poll(async () => (await storedBooking(confirmed)).settledStay.status).toBe('confirmed');

    const data = read(await callFunction('downloadMyData', {}, idToken));
    expect(data.bookings.map(({ bookingNumber }) => bookingNumber).sort()).toEqual([proven, confirmed, own].sort());
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`Mallory|${unproven.join('|')}`));
    for (const number of [proven, confirmed, own, ...unproven]) await bookingAt(number).delete();
  });

  test('depends on proof alone: an email that was only typed gives no access', async () => {
    const email = freshEmail();
    const number = await cancelledStay(email);
    await Promise.all([subscribe(email), writeMessage(email)]);
    for (const account of [{ email, emailVerified: false }, {}, { email: freshEmail(), emailVerified: true }]) {
      const { idToken } = await signIn(account);
      const data = read(await callFunction('downloadMyData', {}, idToken));
      expect(data).toMatchObject({ bookings: [], emails: [], newsletter: null });
      expect(codeOf(await callFunction('deleteMyAccount', {}, idToken))).toBe('ok');
    }
    expect(await storedBooking(number)).toMatchObject({ firstName: 'Ada', email });
    expect(await subscription(email)).toBe(true);
    expect(codeOf(await callFunction('downloadMyData', {}))).toBe('signed-out');
  });
});

describe('deleting my account', () => {
  test('anonymises past and cancelled bookings, deletes everything else, and can be repeated', async () => {
    const email = freshEmail();
    const { uid, idToken } = await signIn({ email, emailVerified: true });
    const numbers = await Promise.all([pastStay(email), cancelledStay(email), pastStay(freshEmail(), idToken)]);
    await Promise.all(numbers.map(delivered));
    const [message] = await Promise.all([writeMessage(email), subscribe(email)]);
    const note = firestore().doc(ownerNotePath(numbers[1]));
    await Promise.all([note.set({ text: 'Ada brings a piano' }), bookingAt(numbers[1]).update({ lastName: 'Byron' })]);
    await eventsHandled(60_000);
    const before = await Promise.all(numbers.map(storedBooking));
    const { history } = read(await callFunction('downloadMyData', {}, idToken));
    expect(JSON.stringify(history)).toContain('"before":"Lovelace","after":"Byron"');

    expect(await callFunction('deleteMyAccount', {}, idToken)).toEqual({ ok: true, response: { deleted: true } });

    const after = await Promise.all(numbers.map(storedBooking));
    expect(JSON.stringify(before)).toMatch(personal);
    expect(JSON.stringify(after)).not.toMatch(personal);
    expect(JSON.stringify(after)).not.toContain(uid);
    for (const [index, booking] of after.entries()) {
      // The fields for bookkeeping are unchanged.
      const { checkIn, status, adults, quote, settledStay, createdAt } = before[index]!;
      expect(booking).toMatchObject({ checkIn, status, adults, quote, settledStay, createdAt });
      expect(booking.anonymisedAt).toBeInstanceOf(Timestamp);
      expect(await mailsAbout(numbers[index]!)).toEqual([]);
    }
    expect((await mails().doc(message).get()).exists).toBe(false);
    expect(await subscription(email)).toBe(false);
    expect(await accountExists(uid)).toBe(false);
    const left = await historyOf(numbers[1]);
    expect(left.at(-1)).toMatchObject({ action: 'anonymised', by: 'guest', email: null, changes: [] });
    expect(JSON.stringify(left)).not.toMatch(new RegExp(`${personal.source}|Byron`));
    expect((await note.get()).exists).toBe(false);

    expect(codeOf(await callFunction('deleteMyAccount', {}, idToken))).toBe('ok');
    expect(codeOf(await callFunction('downloadMyData', {}, idToken))).toBe('signed-out');
    // Even a later owner of the email does not find them.
    const next = await signIn({ email, emailVerified: true });
    expect(read(await callFunction('downloadMyData', {}, next.idToken)).bookings).toEqual([]);
    expect(codeOf(await callFunction('cancelBooking', { number: numbers[1] }, next.idToken))).toBe('booking-not-found');
    // The owner and the nights can go on with what is left.
    await bookingAt(numbers[1]).update({ status: 'confirmed' });
    await expect.poll(async () => (await storedBooking(numbers[1])).settledStay.status).toBe('confirmed');
    await eventuallyConsistent(apartment.slug);
    expect(await storedBooking(numbers[1])).toMatchObject({ problem: null, email: '', lastName: '' });
    expect((await mailsAbout(numbers[1])).filter((id) => id.includes('-guest'))).toEqual([]);
  });

  test('is refused while a stay is ahead or running, and then changes nothing', async () => {
    const email = freshEmail();
    const { uid, idToken } = await signIn({ email, emailVerified: true });
    const past = await cancelledStay(email);
    const number = await book(apartment, stayIn((days += 5), 3), guestWith(email), idToken);
    const attempt = async () => codeOf(await callFunction('deleteMyAccount', {}, idToken));
    expect(await attempt()).toBe('stay-ahead');
    // The stay ends this evening, and the owner's unsettled edit counts.
    await bookingAt(number).update({ status: 'confirmed', checkIn: inDays(-(days += 5)), checkOut: inDays(0) });
    expect(await attempt()).toBe('stay-ahead');
    expect(await storedBooking(past)).toMatchObject({ firstName: 'Ada', email });
    expect(await accountExists(uid)).toBe(true);
    await bookingAt(number).delete();
  });

  test('is not prevented by somebody else’s request with the email, which stays', async () => {
    const email = freshEmail();
    const { uid, idToken } = await signIn({ email, emailVerified: true });
    const stranger = await signIn({ email: freshEmail(), emailVerified: true });
    const [waiting, ofStranger, ended] = await Promise.all([
      book(apartment, stayIn((days += 5), 2), guestWith(email)),
      book(apartment, stayIn((days += 5), 2), guestWith(email), stranger.idToken),
      book(apartment, stayIn((days += 5), 2), guestWith(email)),
    ]);
    for (const number of [ofStranger, ended]) await bookingAt(number).update({ status: 'cancelled' });
    await expect.poll(async () => (await storedBooking(ended)).settledStay.status).toBe('cancelled');
    expect(codeOf(await callFunction('deleteMyAccount', {}, idToken))).toBe('ok');
    expect(await accountExists(uid)).toBe(false);
    expect(await storedBooking(waiting)).toMatchObject({ firstName: 'Ada', status: 'pending' });
    expect(await storedBooking(ofStranger)).toMatchObject({ firstName: 'Ada', uid: stranger.uid });
    // It may have been the guest's own request.
    expect(await storedBooking(ended)).toMatchObject({ firstName: '', email: '' });
    await bookingAt(waiting).delete();
  });

  test('continues after an interruption', async () => {
    const email = freshEmail();
    const { uid, idToken } = await signIn({ email, emailVerified: true });
    const numbers = await Promise.all([cancelledStay(email), cancelledStay(email)]);
    await subscribe(email);
    // One booking is anonymised, the other not, and the account still exists.
    await bookingAt(numbers[0]!).update({ firstName: '', lastName: '', email: '', uid: null, phone: '' });
    const both = await Promise.all([1, 2].map(() => callFunction('deleteMyAccount', {}, idToken)));
    expect(both.map(codeOf)).toEqual(['ok', 'ok']);
    expect(await storedBooking(numbers[1]!)).toMatchObject({ firstName: '', email: '' });
    expect([await subscription(email), await accountExists(uid)]).toEqual([false, false]);
  });

  test('requires a recent sign-in of a valid session', async () => {
    const email = freshEmail();
    const { uid, idToken } = await signIn({ email, emailVerified: true });
    const now = new Date();
    expect(codeOf(await callFunction('deleteMyAccount', { uid: 'another' }, idToken))).toBe('fields-required');
    const guest = { uid, verifiedEmail: email, signedInAt: new Date(now.getTime() - 11 * 60_000) };
    await expect(deleteMyAccount(guest, now)).rejects.toMatchObject({ details: { code: 'sign-in-again' } });
    // Sessions are revoked one second later.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await getAuth().revokeRefreshTokens(uid);
    for (const name of ['deleteMyAccount', 'downloadMyData', 'prepareLinking'] as const) {
      expect([name, codeOf(await callFunction(name, {}, idToken))]).toEqual([name, 'signed-out']);
    }
    expect(await accountExists(uid)).toBe(true);
  });
});
