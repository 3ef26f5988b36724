import '../support/emulators.ts';
import { randomInt, randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readHeldNights, writeNights } from '../../functions/src/bookings/nightWrites.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { blockPath, bookingPath, waitlistCollection } from '../../functions/src/contract/collections.ts';
import { limitsSchema } from '../../functions/src/contract/limits.ts';
import type { StoredWaitlistWish } from '../../functions/src/contract/waitlistWish.ts';
import { addDays } from '../../functions/src/domain/isoDate.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { findMailsWith } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { confirmWish } from '../../functions/src/waitlist/openWaitlistLink.ts';
import { notifyWaitlist } from '../../functions/src/waitlist/notifyWaitlist.ts';
import { book, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { claimWeeks, releaseWeeks } from '../support/claimWeeks.ts';
import { forgetCounts, setLimits } from '../support/limits.ts';
import { messagesOf, moneyIn } from '../support/messagesOf.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* The waitlist. The sweep runs here, as the emulator runs no schedule. */

const db = firestore();
const couple = { adults: 2, children: 0 };
let apartment: Apartment;
let putBack: () => Promise<void> = async () => {};

beforeAll(async () => {
  apartment = await createTestApartment();
});
afterAll(() => removeTestApartment(apartment));
beforeEach(forgetCounts);
afterEach(() => putBack());

let day = 10;
/** Three nights that no other test of this file has, taken by a booking. */
async function takenStay(): Promise<Stay & { number: string }> {
  const stay = stayIn((day += 4), 3);
  return { ...stay, number: await book(apartment, stay) };
}

/** Releases the nights of a booking, whatever its guest or owner would do for it. */
async function release(number: string): Promise<void> {
  const batch = db.batch();
  batch.delete(db.doc(bookingPath(number)));
  writeNights(batch, number, [], await readHeldNights(number));
  await batch.commit();
}

const someone = () => `waitlist-${randomUUID()}@example.net`;
const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.7`;

function wishFor({ checkIn, checkOut }: Stay, email: string, changes: Record<string, unknown> = {}) {
  return { apartment: apartment.slug, checkIn, checkOut, ...couple, email, language: 'de', ...changes };
}
async function join(wish: Record<string, unknown>, from?: string): Promise<string> {
  const outcome = await callFunction('joinWaitlist', wish, undefined, from);
  if (outcome.ok) expect(outcome.response).toEqual({ asked: true });
  return codeOf(outcome);
}

async function wishesOf(email: string): Promise<StoredWaitlistWish<Timestamp>[]> {
  const found = await db.collection(waitlistCollection).where('email', '==', email).get();
  return found.docs.map((wish) => wish.data() as StoredWaitlistWish<Timestamp>);
}
async function mailsTo(email: string, kind: 'confirm' | 'free') {
  const mails = await findMailsWith(email);
  return mails
    .filter(({ id }) => id.startsWith(`waitlist-${kind}-`))
    .map((mail) => mail.get('message') as { subject: string; text: string; html: string });
}
async function linkTo(action: 'confirm' | 'leave', email: string, kind: 'confirm' | 'free' = 'confirm'): Promise<URL> {
  const [mail] = await mailsTo(email, kind);
  const [link] = new RegExp(`http\\S+/waitlist/${action}[^\\s)]+`).exec(mail?.text ?? '') ?? [];
  if (!link) throw new Error(`no mail has a link to ${action}`);
  return new URL(link);
}
const press = (link: URL) => fetch(link, { method: 'POST' });

/** A confirmed wish for a taken stay. */
async function waiting(email = someone()): Promise<{ email: string; stay: Stay; number: string }> {
  const { number, ...stay } = await takenStay();
  expect(await join(wishFor(stay, email))).toBe('ok');
  expect((await press(await linkTo('confirm', email))).status).toBe(200);
  return { email, stay, number };
}

describe('joining', () => {
  test('is a click behind a mailed link; the same wish twice is one, and says nothing of the other', async () => {
    const email = someone();
    const stay = await takenStay();
    for (const written of [email, email.toUpperCase()]) expect(await join(wishFor(stay, written))).toBe('ok');
    expect(await mailsTo(email, 'confirm')).toHaveLength(1);
    expect(await wishesOf(email)).toMatchObject([{ status: 'pending', confirmedAt: null, email }]);

    // Opening the link, as mail scanners do, confirms nothing.
    const link = await linkTo('confirm', email);
    const page = await fetch(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
    const forged = new URL(link);
    forged.searchParams.set('secret', 'x'.repeat(32));
    expect((await press(forged)).status).toBe(410);
    expect(await wishesOf(email)).toMatchObject([{ status: 'pending' }]);

    const t = messagesOf('de');
    for (let time = 0; time < 2; time += 1) {
      const confirmed = await press(link);
      expect([confirmed.status, await confirmed.text()]).toEqual([
        200,
        expect.stringContaining(t('mail.waitlist.page.confirmed.title')),
      ]);
    }
    expect(await wishesOf(email)).toMatchObject([{ status: 'waiting', notifiedOf: [] }]);
    expect(await join(wishFor(stay, email))).toBe('ok');
    expect(await mailsTo(email, 'confirm')).toHaveLength(1);
    expect(await wishesOf(email)).toHaveLength(1);
    await notifyWaitlist(new Date());
    expect(await mailsTo(email, 'free')).toEqual([]);
  });

  test('is for stays that could be booked, and asks for an email', async () => {
    const stay = await takenStay();
    const email = someone();
    const past = stayIn(-10, 3);
    expect([
      await join(wishFor(stay, email, { checkIn: '' })),
      await join(wishFor(stay, email, { checkOut: '2027-02-30' })),
      await join(wishFor(stay, email, { adults: 9 })),
      await join(wishFor(past, email)),
      await join(wishFor(stay, email, { apartment: 'nowhere' })),
      await join(wishFor(stay, 'nobody')),
      await join(wishFor(stay, email, { price: 1 })),
    ]).toEqual([
      'dates-required',
      'dates-invalid',
      'guests-exceeded',
      'too-soon',
      'apartment-not-found',
      'fields-required',
      'fields-required',
    ]);
    expect(await wishesOf(email)).toEqual([]);
  });

  test('ends with its link, which works for a week', async () => {
    const email = someone();
    expect(await join(wishFor(await takenStay(), email))).toBe('ok');
    const { searchParams } = await linkTo('confirm', email);
    const [id, secret] = [searchParams.get('id')!, searchParams.get('secret')!];
    const [wish] = await wishesOf(email);
    const week = 7 * 24 * 60 * 60 * 1000;
    expect(wish!.expiresAt.toMillis()).toBe(wish!.askedAt.toMillis() + week);
    expect(await confirmWish(id, secret, new Date(wish!.askedAt.toMillis() + week))).toBe('gone');
    expect(await wishesOf(email)).toMatchObject([{ status: 'pending' }]);
    expect(await confirmWish(id, secret, new Date(wish!.askedAt.toMillis() + week - 1))).toBe('confirmed');
  });

  test('is limited by network and, without a word about it, by email', async () => {
    putBack = await setLimits({
      waitlist: { ...limitsSchema.parse({}).waitlist!, perNetwork: 3, mailsPerEmail: 1 },
    });
    const email = someone();
    const [one, two] = [await takenStay(), await takenStay()];
    const from = somewhere();
    expect(await join(wishFor(one, email), from)).toBe('ok');
    expect(await join(wishFor(two, email), from)).toBe('ok');
    expect(await mailsTo(email, 'confirm')).toHaveLength(1);
    expect(await wishesOf(email)).toHaveLength(1);
    expect(await join(wishFor(two, someone()), from)).toBe('ok');
    // A new window may begin at any time.
    const again = () => join(wishFor(two, someone()), from);
    await expect.poll(again, { timeout: 60_000 }).toBe('too-many-requests');
    expect(await join(wishFor(two, someone()), somewhere())).toBe('ok');
  });
});

describe('nights that become free', () => {
  test('are mailed once per gap, however many sweeps run at once, with price and link', async () => {
    const { email, stay, number } = await waiting();
    await release(number);
    const now = new Date();
    await Promise.all([notifyWaitlist(now), notifyWaitlist(now), notifyWaitlist(now)]);
    await notifyWaitlist(now);
    const [notice, ...others] = await mailsTo(email, 'free');
    expect(others).toEqual([]);
    const { totalPayment } = quoteStay(stay, couple, apartment, apartment.propertyTerms);
    expect(notice?.text.replace(/\s/g, ' ')).toContain(moneyIn('de', totalPayment).replace(/\s/g, ' '));
    const query = new URLSearchParams({ checkIn: stay.checkIn, checkOut: stay.checkOut, adults: '2', children: '0' });
    expect(notice?.text).toContain(`/${apartment.slug}?${query.toString()}`);

    // Taken and free again is another gap.
    const next = await book(apartment, stay);
    await notifyWaitlist(now);
    await release(next);
    await Promise.all([notifyWaitlist(now), notifyWaitlist(now)]);
    expect(await mailsTo(email, 'free')).toHaveLength(2);
  });

  test('in any apartment are in one mail, and only those that the villa offers', async () => {
    const weeks = await claimWeeks();
    onTestFinished(() => releaseWeeks(weeks));
    const email = someone();
    const { apartment: _, ...any } = wishFor(weeks[0], email);
    expect(await join(any)).toBe('ok');
    expect((await press(await linkTo('confirm', email))).status).toBe(200);
    await notifyWaitlist(new Date());
    expect(await mailsTo(email, 'free')).toHaveLength(1);
    expect((await wishesOf(email))[0]?.notifiedOf.toSorted()).toEqual(['lavender', 'olive', 'rosemary']);
  });
});

test('a party that needs several apartments waits for them together, and gets one mail with a link to the list', async () => {
  const weeks = await claimWeeks();
  onTestFinished(() => releaseWeeks(weeks));
  const [stay] = weeks;
  const email = someone();
  const numbers: string[] = [];
  for (const one of sampleVilla()) if (one.slug !== 'rosemary') numbers.push(await book(one, stay));
  const { apartment: _, ...any } = wishFor(stay, email, { adults: 6 });
  expect(await join({ ...any, adults: 30 })).toBe('guests-exceeded');
  expect(await join({ ...any, checkOut: addDays(stay.checkIn, 1) })).not.toBe('ok');
  expect(await join(any)).toBe('ok');
  expect((await press(await linkTo('confirm', email))).status).toBe(200);
  await notifyWaitlist(new Date());
  expect(await mailsTo(email, 'free')).toEqual([]);
  await release(numbers[1]!);
  for (let time = 0; time < 2; time += 1) await notifyWaitlist(new Date());
  const [notice, ...others] = await mailsTo(email, 'free');
  expect(others).toEqual([]);
  expect(notice?.text).toContain(`${pathTo('apartments', 'de')}?checkIn=${stay.checkIn}`);
  expect((await wishesOf(email))[0]?.notifiedOf).toEqual(['olive+rosemary']);
});

test('nights of a block that the owner removes are mailed like those of a booking', async () => {
  const stay = stayIn((day += 4), 3);
  const id = randomUUID();
  await db.doc(blockPath(id)).set({ apartment: apartment.slug, ...stay });
  await expect.poll(async () => (await readHeldNights({ block: id })).length).toBe(3);
  const email = someone();
  expect(await join(wishFor(stay, email))).toBe('ok');
  expect((await press(await linkTo('confirm', email))).status).toBe(200);
  await notifyWaitlist(new Date());
  expect(await mailsTo(email, 'free')).toEqual([]);
  await db.doc(blockPath(id)).delete();
  await expect.poll(async () => (await readHeldNights({ block: id })).length).toBe(0);
  await notifyWaitlist(new Date());
  expect(await mailsTo(email, 'free')).toHaveLength(1);
});

describe('a wish is forgotten', () => {
  test('after its day of arrival, without a mail', async () => {
    const { email, stay, number } = await waiting();
    await release(number);
    const noon = (date: string) => new Date(`${date}T12:00:00Z`);
    const [wish] = await wishesOf(email);
    expect(wish!.expiresAt.toMillis()).toBeGreaterThan(noon(stay.checkIn).getTime());
    expect(wish!.expiresAt.toMillis()).toBeLessThan(noon(addDays(stay.checkIn, 1)).getTime());
    await notifyWaitlist(noon(addDays(stay.checkIn, 1)));
    expect(await wishesOf(email)).toEqual([]);
    expect(await mailsTo(email, 'free')).toEqual([]);
  });

  test('by the link in each mail, before it is confirmed and after a notice', async () => {
    const [early, notified] = [someone(), someone()];
    expect(await join(wishFor(await takenStay(), early))).toBe('ok');
    const leaveEarly = await linkTo('leave', early);
    const { number } = await waiting(notified);
    await release(number);
    await notifyWaitlist(new Date());
    for (const [email, link] of [
      [early, leaveEarly],
      [notified, await linkTo('leave', notified, 'free')],
    ] as const) {
      for (const mail of await findMailsWith(email)) {
        expect(mail.get('headers')).toEqual({
          'List-Unsubscribe': `<${link.href}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        });
      }
      const page = await fetch(link);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
      const forged = new URL(link);
      forged.searchParams.set('secret', 'x'.repeat(32));
      expect((await press(forged)).status).toBe(410);
      expect(await wishesOf(email)).toHaveLength(1);
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
      expect(await wishesOf(email)).toEqual([]);
      // As for a wish that never was.
      expect((await press(link)).status).toBe(410);
    }
    expect((await press(await linkTo('confirm', early))).status).toBe(410);
  });

  test('with the account of its email, and is in the download of that account alone', async () => {
    const { email, stay } = await waiting();
    const owner = await signIn({ email, emailVerified: true });
    const typed = await signIn({ email: someone(), emailVerified: true });
    const download = async (idToken: string) => {
      const outcome = await callFunction('downloadMyData', {}, idToken);
      return outcome.ok ? outcome.response.waitlist : codeOf(outcome);
    };
    expect(await download(typed.idToken)).toEqual([]);
    expect(await download(owner.idToken)).toMatchObject([
      { email, apartment: apartment.slug, arrival: stay.checkIn, departure: stay.checkOut, status: 'waiting' },
    ]);
    expect(codeOf(await callFunction('deleteMyAccount', {}, owner.idToken))).toBe('ok');
    expect(await wishesOf(email)).toEqual([]);
  });
});
