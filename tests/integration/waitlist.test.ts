import '../support/emulators.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readHeldNights, writeNights } from '../../functions/src/bookings/nightWrites.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { bookingPath, waitlistCollection } from '../../functions/src/contract/collections.ts';
import type { StoredWaitlistEntry } from '../../functions/src/contract/waitlistEntry.ts';
import { addDays } from '../../functions/src/domain/isoDate.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { findMailsWith } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { confirmWaitlistEntry } from '../../functions/src/waitlist/waitlistEntries.ts';
import { notifyWaitlist } from '../../functions/src/waitlist/notifyWaitlist.ts';
import { book, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { claimWeeks, releaseWeeks } from '../support/claimWeeks.ts';
import { forgetCounts, setLimits } from '../support/limits.ts';
import { messagesOf, moneyIn } from '../support/messagesOf.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* The waitlist. The test runs the job itself, because the emulator runs no schedules. */

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

/** Releases the nights of a booking, as its guest or its owner would do. */
async function release(number: string): Promise<void> {
  const batch = db.batch();
  batch.delete(db.doc(bookingPath(number)));
  writeNights(batch, number, { nightsToRemove: await readHeldNights(number) });
  await batch.commit();
}

const someone = () => `waitlist-${randomUUID()}@example.net`;
const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.7`;

function entryFor({ checkIn, checkOut }: Stay, email: string, changes: Record<string, unknown> = {}) {
  return { apartment: apartment.slug, checkIn, checkOut, ...couple, email, language: 'de', ...changes };
}
async function join(entry: Record<string, unknown>, from?: string): Promise<string> {
  const outcome = await callFunction('joinWaitlist', entry, undefined, from);
  if (outcome.ok) expect(outcome.response).toEqual({ asked: true });
  return codeOf(outcome);
}

async function entriesOf(email: string): Promise<StoredWaitlistEntry[]> {
  const found = await db.collection(waitlistCollection).where('email', '==', email).get();
  return found.docs.map((entry) => entry.data() as StoredWaitlistEntry);
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

/** A confirmed entry for a taken stay. */
async function waiting(
  email = someone(),
  changes: { babies?: number } = {},
): Promise<{ email: string; stay: Stay; number: string }> {
  const { number, ...stay } = await takenStay();
  expect(await join(entryFor(stay, email, changes))).toBe('ok');
  expect((await press(await linkTo('confirm', email))).status).toBe(200);
  return { email, stay, number };
}

describe('joining the waiting list', () => {
  test('needs a click on a mailed link; a repeated entry counts once, and does not mention the other', async () => {
    const email = someone();
    const stay = await takenStay();
    for (const written of [email, email.toUpperCase()]) expect(await join(entryFor(stay, written))).toBe('ok');
    expect(await mailsTo(email, 'confirm')).toHaveLength(1);
    expect(await entriesOf(email)).toMatchObject([{ status: 'pending', confirmedAt: null, email }]);

    // Opening the link, as mail scanners do, confirms nothing.
    const link = await linkTo('confirm', email);
    const page = await fetch(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
    const forged = new URL(link);
    forged.searchParams.set('secret', 'x'.repeat(32));
    expect((await press(forged)).status).toBe(410);
    expect(await entriesOf(email)).toMatchObject([{ status: 'pending' }]);

    const t = messagesOf('de');
    for (let time = 0; time < 2; time += 1) {
      const confirmed = await press(link);
      expect([confirmed.status, await confirmed.text()]).toEqual([
        200,
        expect.stringContaining(t('mail.waitlist.page.confirmed.title')),
      ]);
    }
    expect(await entriesOf(email)).toMatchObject([{ status: 'waiting', notifiedOf: [] }]);
    expect(await join(entryFor(stay, email))).toBe('ok');
    expect(await mailsTo(email, 'confirm')).toHaveLength(1);
    expect(await entriesOf(email)).toHaveLength(1);
    await notifyWaitlist(new Date());
    expect(await mailsTo(email, 'free')).toEqual([]);
  });

  test('is possible for stays that could be booked, and requires an email', async () => {
    const stay = await takenStay();
    const email = someone();
    const past = stayIn(-10, 3);
    expect([
      await join(entryFor(stay, email, { checkIn: '' })),
      await join(entryFor(past, email)),
      await join(entryFor(stay, email, { apartment: 'nowhere' })),
      await join(entryFor(stay, 'nobody')),
    ]).toEqual(['dates-required', 'too-soon', 'apartment-not-found', 'fields-required']);
    expect(await entriesOf(email)).toEqual([]);
  });

  test('ends with its link, which works for a week', async () => {
    const email = someone();
    expect(await join(entryFor(await takenStay(), email))).toBe('ok');
    const { searchParams } = await linkTo('confirm', email);
    const [id, secret] = [searchParams.get('id')!, searchParams.get('secret')!];
    const [entry] = await entriesOf(email);
    const week = 7 * 24 * 60 * 60 * 1000;
    expect(entry!.expiresAt.toMillis()).toBe(entry!.askedAt.toMillis() + week);
    expect(await confirmWaitlistEntry(id, secret, new Date(entry!.askedAt.toMillis() + week))).toBe('gone');
    expect(await entriesOf(email)).toMatchObject([{ status: 'pending' }]);
    expect(await confirmWaitlistEntry(id, secret, new Date(entry!.askedAt.toMillis() + week - 1))).toBe('confirmed');
  });

  test('is limited by network and, without revealing it, by email', async () => {
    putBack = await setLimits({
      waitlist: { perNetwork: 3, mailsPerEmail: 1 },
    });
    const email = someone();
    const [one, two] = [await takenStay(), await takenStay()];
    const from = somewhere();
    expect(await join(entryFor(one, email), from)).toBe('ok');
    expect(await join(entryFor(two, email), from)).toBe('ok');
    expect(await mailsTo(email, 'confirm')).toHaveLength(1);
    expect(await entriesOf(email)).toHaveLength(1);
    expect(await join(entryFor(two, someone()), from)).toBe('ok');
    // Another window may begin at any time.
    const again = () => join(entryFor(two, someone()), from);
    await expect.poll(again, { timeout: 60_000 }).toBe('too-many-requests');
    expect(await join(entryFor(two, someone()), somewhere())).toBe('ok');
  });
});

describe('nights that become free', () => {
  test('are mailed once per gap, however many sweeps run at once, with price and link', async () => {
    const { email, stay, number } = await waiting(someone(), { babies: 1 });
    await release(number);
    const now = new Date();
    await Promise.all([notifyWaitlist(now), notifyWaitlist(now), notifyWaitlist(now)]);
    await notifyWaitlist(now);
    const [notice, ...others] = await mailsTo(email, 'free');
    expect(others).toEqual([]);
    const { totalPayment } = quoteStay(stay, couple, apartment, apartment.propertyTerms);
    expect(notice?.text.replace(/\s/g, ' ')).toContain(moneyIn('de', totalPayment).replace(/\s/g, ' '));
    const guests = { adults: '2', children: '0', babies: '1' };
    const query = new URLSearchParams({ checkIn: stay.checkIn, checkOut: stay.checkOut, ...guests });
    expect(notice?.text).toContain(`/${apartment.slug}?${query.toString()}`);

    // Nights that are taken and become free again are another gap.
    const next = await book(apartment, stay);
    await notifyWaitlist(now);
    await release(next);
    await Promise.all([notifyWaitlist(now), notifyWaitlist(now)]);
    expect(await mailsTo(email, 'free')).toHaveLength(2);
  });

  test('in any apartment are in one mail, which names only offered apartments', async () => {
    const weeks = await claimWeeks();
    onTestFinished(() => releaseWeeks(weeks));
    const email = someone();
    const { apartment: _, ...any } = entryFor(weeks[0], email);
    expect(await join(any)).toBe('ok');
    expect((await press(await linkTo('confirm', email))).status).toBe(200);
    await notifyWaitlist(new Date());
    expect(await mailsTo(email, 'free')).toHaveLength(1);
    expect((await entriesOf(email))[0]?.notifiedOf.toSorted()).toEqual(['lavender', 'olive', 'rosemary']);
  });
});

test('a party that needs several apartments waits for them together, and gets one mail with a link to the list', async () => {
  const weeks = await claimWeeks();
  onTestFinished(() => releaseWeeks(weeks));
  const [stay] = weeks;
  const email = someone();
  const numbers: string[] = [];
  for (const one of sampleVilla()) if (one.slug !== 'rosemary') numbers.push(await book(one, stay));
  const { apartment: _, ...any } = entryFor(stay, email, { adults: 6 });
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
  expect((await entriesOf(email))[0]?.notifiedOf).toEqual(['olive+rosemary']);
});

describe('an entry is deleted', () => {
  test('by the link in each mail, before it is confirmed and after a notice', async () => {
    const [early, notified] = [someone(), someone()];
    expect(await join(entryFor(await takenStay(), early))).toBe('ok');
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
      expect(await entriesOf(email)).toHaveLength(1);
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
      expect(await entriesOf(email)).toEqual([]);
      // The answer is the same as for an entry that never existed.
      expect((await press(link)).status).toBe(410);
    }
    expect((await press(await linkTo('confirm', early))).status).toBe(410);
  });

  test('with the account of its email, and only that account’s download contains it', async () => {
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
    expect(await entriesOf(email)).toEqual([]);
  });
});
