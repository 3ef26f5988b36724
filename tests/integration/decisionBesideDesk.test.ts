import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { decideRequest } from '../../functions/src/bookings/change/decideRequest.ts';
import { checkPlatforms } from '../../functions/src/calendars/checkPlatforms.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath, historyCollection } from '../../functions/src/contract/collections.ts';
import type { HistoryEntry } from '../../functions/src/contract/history.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { decideRequestUrl, type Decision } from '../../functions/src/mail/compose/decideRequestUrl.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { book, bookTogether, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { decisionLink } from '../support/decisionLink.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { openDecisionPage, pressDecision } from '../support/pressDecision.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { signIn, signInAsOwner } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* The links in the owner's mail, when the same request is answered elsewhere, by nobody, too late, or twice at once. */

const db = firestore();
const t = messagesOf(settings.ownerLanguage as 'en');
const both = ['confirm', 'decline'] as const;
let apartment: Apartment;
let other: Apartment;
let owner: string;
beforeAll(async () => {
  [apartment, other] = await Promise.all([createTestApartment(), createTestApartment()]);
  owner = (await signInAsOwner()).idToken;
});
afterAll(() => Promise.all([apartment, other].map(removeTestApartment)));

let day = 10;
/** A three-night stay that no other request of this file has. */
const nextStay = (): Stay => stayIn((day += 5), 3);

async function stored(number: string): Promise<StoredBooking<Timestamp>> {
  return (await db.doc(bookingPath(number)).get()).data() as StoredBooking<Timestamp>;
}

const statusOf = async (number: string) => (await stored(number)).status;

/** As the callable does for a tap in the desk. */
async function decideAtDesk(number: string, decision: Decision) {
  const { revision = 0 } = await stored(number);
  return callFunction('decideBooking', { requestId: randomUUID(), booking: number, revision, decision }, owner);
}

async function decided(number: string, decision: Decision): Promise<string> {
  const outcome = await decideAtDesk(number, decision);
  if (!outcome.ok) throw new Error(outcome.body);
  return outcome.response.change;
}

/** What the history says was done with the booking, in the order in which it was. */
async function actionsOf(number: string): Promise<string[]> {
  const entries = await db.collection(historyCollection).where('subject', '==', bookingPath(number)).get();
  return entries.docs
    .map((entry) => entry.data() as HistoryEntry<Timestamp>)
    .sort((a, b) => a.revision - b.revision)
    .map(({ action }) => action);
}

const changesOf = async (number: string) =>
  (await actionsOf(number)).filter((action) => /^(confirmed|declined|cancelled)$/.test(action));

const decisionMails = async (number: string) =>
  (await queuedMails(number)).filter((mail) => /^(confirmed|declined)-/.test(mail));

test.for([
  ['confirm', 'confirmed'],
  ['decline', 'declined'],
] as const)('what the owner has decided to %s at the desk, both links only say', async ([decision, state]) => {
  const number = await book(apartment, nextStay());
  const links = await Promise.all(both.map((one) => decisionLink(number, one)));
  await decided(number, decision);
  const before = await stored(number);
  const mails = await queuedMails(number);
  for (const link of links) {
    const answers = [
      await openDecisionPage(link),
      await pressDecision(link, { decision: 'confirm' }),
      await pressDecision(link, { decision: 'decline', message: 'We are painting that week.' }),
    ];
    for (const { status, page } of answers) {
      expect(status).toBe(200);
      expect(page).toContain(t(`mail.decision.${state}.earlier`));
      expect(page).not.toContain('<form');
    }
  }
  await eventsHandled(60_000);
  expect(await stored(number)).toEqual(before);
  expect(await queuedMails(number)).toEqual(mails);
  await eventuallyConsistent(apartment.slug);
});

test.for([
  ['confirm', 'decline', 'declined'],
  ['decline', 'confirm', 'confirmed'],
] as const)(
  'once the owner has undone to %s, the link from the next mail acts, the earlier one has ended, and only its mails go out',
  async ([undone, decision, state]) => {
    const number = await book(apartment, nextStay());
    const earlier = await decisionLink(number, decision);
    const change = await decided(number, undone);
    const undo = { requestId: randomUUID(), change };
    expect(codeOf(await callFunction('undoChange', undo, owner))).toBe('ok');
    expect(await pressDecision(earlier, { decision })).toMatchObject({ status: 409 });
    expect(await statusOf(number)).toBe('pending');

    const link = await decisionLink(number, decision);
    expect((await pressDecision(link, { decision })).page).toContain(t(`mail.decision.${state}.text`));
    expect(await statusOf(number)).toBe(decision === 'confirm' ? 'confirmed' : 'cancelled');
    expect(await decisionMails(number)).toEqual([`${state}-guest-3`, `${state}-owner-3`]);
    // The guest's waits as long as the answer can be undone. The owner's is sent at once.
    expect((await db.doc(`mail/${number}-${state}-guest-3`).get()).get('sendAfter')).toBeDefined();
    expect((await db.doc(`mail/${number}-${state}-owner-3`).get()).get('sendAfter')).toBeUndefined();
    // What was undone once cannot take back what the link did after it.
    expect(codeOf(await callFunction('undoChange', { ...undo, requestId: randomUUID() }, owner))).toBe('undo-over');
    expect((await openDecisionPage(link)).page).toContain(t(`mail.decision.${state}.earlier`));
    await eventuallyConsistent(apartment.slug);
  },
);

test.for(both)(
  'what a link has decided (%s) is undone at the desk, for all apartments of the request',
  async (decision) => {
    const numbers = await bookTogether([apartment, other], nextStay());
    const link = await decisionLink(numbers[0]!, decision);
    const before = await Promise.all(numbers.map(stored));
    expect((await pressDecision(link, { decision, message: 'We paint.' })).status).toBe(200);
    const entries = await db.collection(historyCollection).where('subject', '==', bookingPath(numbers[1]!)).get();
    const entry = entries.docs.find((one) => /^(confirmed|declined)$/.test(one.get('action') as string))!;
    expect(entry.data()).toMatchObject({
      by: 'owner',
      email: settings.ownerEmail,
      undo: { together: [expect.anything()] },
    });

    const undo = { requestId: randomUUID(), change: entry.id };
    expect(codeOf(await callFunction('undoChange', undo, owner))).toBe('ok');
    await eventsHandled(60_000);
    for (const [place, number] of numbers.entries()) {
      const { status, agreed, pendingSince } = before[place]!;
      expect(await stored(number)).toMatchObject({ status, agreed, pendingSince, sequence: 2, endedBy: null });
      expect((await stored(number)).declineMessage ?? null).toBeNull();
      expect(await decisionMails(number)).toEqual([expect.stringMatching(/-owner-1$/)]);
      // The mail about each apartment has a link to the whole request.
      const next = await openDecisionPage(await decisionLink(number, decision));
      expect(next.page).toContain(t(`mail.decision.${decision}.title`));
      for (const { slug } of [apartment, other]) expect(next.page).toContain(slug);
    }
    expect(await pressDecision(link, { decision })).toMatchObject({ status: 409 });
    await Promise.all([eventuallyConsistent(apartment.slug), eventuallyConsistent(other.slug)]);
  },
);

test('of one apartment answered at the desk and the whole request by link, the link leads to the desk', async () => {
  const [first = '', second = ''] = await bookTogether([apartment, other], nextStay());
  const link = await decisionLink(first, 'confirm');
  await decided(second, 'decline');
  const { status, page } = await pressDecision(link, { decision: 'confirm' });
  expect(status).toBe(409);
  expect(await statusOf(first)).toBe('pending');
  expect(page).not.toContain('/request/decide');
  expect(page).toContain(`/host/bookings/${first}"`);
  await decided(first, 'confirm');
  expect([await statusOf(first), await statusOf(second)]).toEqual(['confirmed', 'cancelled']);
  await Promise.all([eventuallyConsistent(apartment.slug), eventuallyConsistent(other.slug)]);
});

test('of an owner at the desk and one with a link at once, one wins', async () => {
  const number = await book(apartment, nextStay());
  const link = await decisionLink(number, 'decline');
  const [desk, { page }] = await Promise.all([
    decideAtDesk(number, 'confirm'),
    pressDecision(link, { decision: 'decline' }),
  ]);
  const byDesk = desk.ok;
  if (!byDesk) expect(['changed-meanwhile', 'not-possible']).toContain(codeOf(desk));
  expect(page).toContain(t(byDesk ? 'mail.decision.confirmed.earlier' : 'mail.decision.declined.text'));
  await eventsHandled(60_000);
  expect(await statusOf(number)).toBe(byDesk ? 'confirmed' : 'cancelled');
  expect(await changesOf(number)).toEqual([byDesk ? 'confirmed' : 'declined']);
  expect(await decisionMails(number)).toHaveLength(2);
  await eventuallyConsistent(apartment.slug);
});

test('a button that is pressed six times at once decides once', async () => {
  for (const [decision, state] of [
    ['confirm', 'confirmed'],
    ['decline', 'declined'],
  ] as const) {
    const number = await book(apartment, nextStay());
    const link = await decisionLink(number, decision);
    const { revision = 0 } = await stored(number);
    const pressed = await Promise.all(Array.from({ length: 6 }, () => pressDecision(link, { decision })));
    for (const { status, page } of pressed) {
      expect(status).toBe(200);
      expect(page).toContain(t(`mail.decision.${state}.title`));
    }
    await eventsHandled(60_000);
    expect(await stored(number)).toMatchObject({ sequence: 1, revision: revision + 1 });
    expect(await changesOf(number)).toEqual([state]);
    expect(await decisionMails(number)).toEqual([`${state}-guest-1`, `${state}-owner-1`]);
  }
  await eventuallyConsistent(apartment.slug);
});

test('what the guest has cancelled, no button brings back', async () => {
  const email = `${randomUUID()}@example.net`;
  const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
  const number = await book(apartment, nextStay(), { guest });
  const links = await Promise.all(both.map((decision) => decisionLink(number, decision)));
  const { idToken } = await signIn({ email, emailVerified: true });
  expect(codeOf(await callFunction('cancelBooking', { number }, idToken))).toBe('ok');
  await eventsHandled(60_000);
  const before = await stored(number);
  for (const link of links) {
    for (const decision of both) {
      const { status, page } = await pressDecision(link, { decision, message: 'Too bad.' });
      expect(status).toBe(409);
      expect(page).toContain(t('mail.decision.cancelledByGuest.title'));
    }
  }
  await eventsHandled(60_000);
  expect(await stored(number)).toEqual(before);
  expect(await decisionMails(number)).toEqual([]);
});

test('forty scanners at other addresses change nothing, and the owner can still answer', async () => {
  const number = await book(apartment, nextStay());
  const links = await Promise.all(both.map((decision) => decisionLink(number, decision)));
  await eventsHandled(60_000);
  const before = await db.doc(bookingPath(number)).get();
  const [actions, mails] = [await actionsOf(number), await queuedMails(number)];
  const visits = Array.from({ length: 40 }, (_, place) =>
    openDecisionPage(links[place % 2]!, place % 4 < 2 ? 'HEAD' : 'GET', {
      'X-Forwarded-For': `198.51.100.${place + 1}`,
      'User-Agent': `Scanner/${place}`,
    }),
  );
  for (const { status } of await Promise.all(visits)) expect(status).toBe(200);
  await eventsHandled(60_000);
  const after = await db.doc(bookingPath(number)).get();
  expect(after.updateTime).toEqual(before.updateTime);
  expect([await actionsOf(number), await queuedMails(number)]).toEqual([actions, mails]);
  expect((await pressDecision(links[0]!, { decision: 'confirm' })).page).toContain(t('mail.decision.confirmed.text'));
});

test('the button decides, not the link: on the page of “Decline”, the other button confirms', async () => {
  const number = await book(apartment, nextStay());
  const link = await decisionLink(number, 'decline');
  const { page } = await openDecisionPage(link);
  for (const decision of both) expect(page).toContain(`value="${decision}"`);
  // A thief who turns the link around gains nothing: without a button it is only a page.
  link.searchParams.set('decision', 'confirm');
  await openDecisionPage(link);
  await pressDecision(link, { message: 'confirm' });
  expect(await statusOf(number)).toBe('pending');
  link.searchParams.set('decision', 'decline');
  const pressed = await pressDecision(link, { decision: 'confirm' });
  expect(pressed.page).toContain(t('mail.decision.confirmed.text'));
  expect(await changesOf(number)).toEqual(['confirmed']);
});

test('a key opens nothing for another booking, whatever else of its link is taken over', async () => {
  const guests = await Promise.all([book(apartment, nextStay()), book(apartment, nextStay())]);
  const [link, foreign] = await Promise.all(guests.map((number) => decisionLink(number, 'confirm')));
  for (const names of [['number', 'version'], ['number'], ['version']]) {
    const forged = new URL(link!);
    for (const name of names) forged.searchParams.set(name, foreign!.searchParams.get(name)!);
    for (const decision of both) {
      const { status, page } = await pressDecision(forged, { decision });
      expect(status, forged.search).toBe(404);
      expect(page).not.toContain('Ada');
    }
  }
  expect(await Promise.all(guests.map(statusOf))).toEqual(['pending', 'pending']);
});

test('an answer in the same words for a booking that is not there', async () => {
  const number = await book(apartment, nextStay());
  const link = await decisionLink(number, 'confirm');
  const forged = new URL(link);
  forged.searchParams.set('key', 'A'.repeat(link.searchParams.get('key')!.length));
  const missing = new URL(forged);
  missing.searchParams.set('number', 'ZZZZZ-ZZZZZ');
  expect(await openDecisionPage(missing)).toEqual(await openDecisionPage(forged));
});

const key = 'a key of this test';
afterEach(() => void delete process.env.LINK_KEY);

test('a late button decides nothing: after the days of the request, and after its day of arrival', async () => {
  const stay = nextStay();
  const number = await book(apartment, stay);
  const booking = { ...(await stored(number)), id: number };
  process.env.LINK_KEY = key;
  const { searchParams } = new URL(decideRequestUrl('confirm', [booking], settings.ownerEmail)!);
  const link = { number, version: searchParams.get('version')!, key: searchParams.get('key')! };
  const ends = [
    new Date(Date.now() + settings.requestExpiresAfterDays * 86_400_000),
    new Date(`${stay.checkOut}T12:00:00Z`),
  ];
  for (const now of ends) {
    for (const decision of both) {
      expect(await decideRequest(link, { decision, message: 'Too late?' }, key, now, checkPlatforms)).toMatchObject({
        state: 'expired',
      });
    }
  }
  expect(await statusOf(number)).toBe('pending');
  expect(await decideRequest(link, { decision: 'confirm' }, key, new Date(), checkPlatforms)).toMatchObject({
    state: 'confirmed',
  });
});
