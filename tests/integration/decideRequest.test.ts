import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, test, onTestFinished } from 'vitest';
import { decideByLink } from '../../functions/src/owner/decideByLink.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { decideRequestUrl } from '../../functions/src/mail/compose/pageUrl.ts';
import { ledgerOf } from '../../functions/src/domain/ledger.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { book, bookTogether, guestWith, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { decisionLink } from '../support/decisionLink.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';
import { eventuallyConsistent } from '../support/expectConsistentNights.ts';
import { messagesOf, moneyIn } from '../support/messagesOf.ts';
import { moveAtDesk, changeAtDesk } from '../support/changeAtDesk.ts';
import { openDecisionPage as open, pressDecision as press } from '../support/pressDecision.ts';
import { signIn, signInAsOwner } from '../support/signIn.ts';
import { findHistory } from '../../functions/src/bookings/change/bookingHistory.ts';
import { actionsOf } from '../support/historyOf.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { storedBooking } from '../support/storedBooking.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';

/*
 * The links with which the owner answers a request from the inbox, including requests that are answered elsewhere, too
 * late, or not at all.
 */

const t = messagesOf(settings.ownerLanguage as 'en');

const apartment = await apartmentOfFile();
const other = await apartmentOfFile();

let day = 10;
/** A two-night stay that no other request of this file has. */
const nextStay = () => stayIn((day += 5), 2);

const someGuest = () => guestWith(`ada-${randomUUID()}@example.net`);

async function statusOf(number: string): Promise<string> {
  const { status, settledStay } = await storedBooking(number);
  expect(settledStay.status).toBe(status);
  return status;
}

/** Books for a guest who has proven the email. */
async function bookProven(): Promise<string> {
  const number = await book(apartment, nextStay());
  await firestore().doc(bookingPath(number)).update({ emailProven: true });
  return number;
}

const mailsOf = async (number: string, what: string) =>
  (await findMailsAbout(number)).filter(({ id }) => id.startsWith(`${number}-${what}-`));

const both = ['confirm', 'decline'] as const;

describe('the links in the owner’s mail about a request', () => {
  test('a mail scanner that opens every link decides nothing', async () => {
    const guest = someGuest();
    const number = await book(apartment, nextStay(), { guest: { ...guest, message: 'We come <b>late</b>' } });
    for (const decision of ['confirm', 'decline'] as const) {
      const link = await decisionLink(number, decision);
      for (const method of ['HEAD', 'GET', 'GET']) expect((await open(link, method)).status).toBe(200);
      const { page } = await open(link);
      expect(page).toContain(t(`mail.decision.${decision}.title`));
      expect(page).toContain(guest.email);
      expect(page).toContain('We come &lt;b&gt;late');
      expect(page).not.toContain(link.searchParams.get('key'));
      // The form does not say which button was pressed, or another method is used.
      expect((await press(link, {})).status).toBe(200);
      expect((await press(link, { decision: 'sell' })).status).toBe(200);
      expect((await open(link, 'PUT')).status).toBe(405);
    }
    await eventsHandled(60_000);
    expect(await statusOf(number)).toBe('pending');
    const response = await fetch(await decisionLink(number, 'confirm'));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  test('the button confirms once, and says so the second time', async () => {
    const number = await book(apartment, nextStay());
    const link = await decisionLink(number, 'confirm');
    const first = await press(link, { decision: 'confirm' });
    expect(first).toMatchObject({ status: 200 });
    expect(first.page).toContain(t('mail.decision.confirmed.text'));
    expect(await statusOf(number)).toBe('confirmed');
    const second = await press(await decisionLink(number, 'decline'), { decision: 'decline', message: 'No' });
    expect(second.page).toContain(t('mail.decision.confirmed.earlier'));
    await eventsHandled(60_000);
    expect(await statusOf(number)).toBe('confirmed');
    expect(await mailsOf(number, 'confirmed')).toHaveLength(2);
    const confirmed = await storedBooking(number);
    expect([confirmed.declineMessage ?? null, confirmed.endedBy]).toEqual([null, null]);
  });

  test('declining frees the nights and sends the owner’s sentence, once, to a guest with a proven email', async () => {
    const number = await bookProven();
    const link = await decisionLink(number, 'decline');
    const message = 'We are painting the <terrace> that week.\nPerhaps in May?';
    // Invisible characters that were pasted with the text.
    const { page } = await press(link, { decision: 'decline', message: `\u202a${message}\u202e\0` });
    expect(page).toContain(t('mail.decision.declined.text'));
    expect(await statusOf(number)).toBe('cancelled');
    expect(await storedBooking(number)).toMatchObject({ endedBy: 'owner', declineMessage: message });
    const [toGuest] = (await mailsOf(number, 'declined')).filter(({ id }) => id.includes('guest'));
    expect(toGuest?.get('message.text')).toContain('Perhaps in May?');
    expect(toGuest?.get('message.html')).toContain('&lt;terrace&gt;');
    expect((await eventuallyConsistent(apartment.slug)).held.join()).not.toContain(number);

    // The request is reopened. The earlier link has been used, and the new mail contains another one.
    await firestore().doc(bookingPath(number)).update({ status: 'pending' });
    await eventsHandled(60_000);
    expect(await storedBooking(number)).toMatchObject({ status: 'pending', declineMessage: null });
    const used = await open(link);
    expect(used).toMatchObject({ status: 409 });
    expect(used.page).toContain(t('mail.decision.changed.title'));
    await press(await decisionLink(number, 'decline'), { decision: 'decline', message: '  ' });
    expect(await statusOf(number)).toBe('cancelled');
    const declined = (await mailsOf(number, 'declined')).filter(({ id }) => id.includes('guest'));
    // All of this happens within the minute, so the guest gets one mail, about the last answer.
    expect(declined.map((mail) => (mail.get('message.text') as string).includes('May'))).toEqual([false]);
  });

  test('a link lets the owner write no sentence to an unproven email', async () => {
    const guest = someGuest();
    const number = await book(apartment, nextStay(), { guest });
    const link = await decisionLink(number, 'decline');
    const { page } = await open(link);
    expect(page).not.toContain('<textarea');
    expect(page).toContain(t('mail.decision.decline.atDesk'));
    const pressed = await press(link, { decision: 'decline', message: 'Your account is blocked.' });
    expect(pressed.page).toContain(t('mail.decision.declined.title'));
    expect(await storedBooking(number)).toMatchObject({ status: 'cancelled', declineMessage: null });
    const mails = (await findMailsAbout(number)).filter((mail) => (mail.get('to') as string[]).includes(guest.email));
    expect(mails.map(({ id }) => id.slice(number.length + 1)).sort()).toEqual(['declined-guest-1', 'received-guest']);
    for (const mail of mails) expect(JSON.stringify(mail.get('message'))).not.toContain('blocked');
  });

  test('a sentence longer than the field is truncated, not refused', async () => {
    const number = await bookProven();
    await press(await decisionLink(number, 'decline'), { decision: 'decline', message: 'a'.repeat(5000) });
    expect((await storedBooking(number)).declineMessage).toBe('a'.repeat(500));
  });

  test('a forged link is refused: every part of the link counts', async () => {
    const [mine, theirs] = [await book(apartment, nextStay()), await book(apartment, nextStay())];
    const [link, foreign] = [await decisionLink(mine, 'confirm'), await decisionLink(theirs, 'confirm')];
    const forged = (changes: Record<string, string | null>) => {
      const url = new URL(link);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) url.searchParams.delete(name);
        else url.searchParams.set(name, value);
      }
      return url;
    };
    const key = link.searchParams.get('key')!;
    const attempts = [
      forged({ key: `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}` }),
      forged({ key: '' }),
      forged({ key: key.slice(0, -1) }),
      forged({ key: null }),
      forged({ number: theirs }),
      forged({ number: '../settings/access' }),
      forged({ number: 'AAAAA-AAAAA' }),
      forged({ version: foreign.searchParams.get('version') }),
      forged({ number: theirs, version: foreign.searchParams.get('version') }),
      forged({ key: foreign.searchParams.get('key') }),
    ];
    for (const url of attempts) {
      for (const { status, page } of [await open(url), await press(url, { decision: 'confirm' })]) {
        expect(status, url.search).toBe(404);
        expect(page).toContain(t('mail.decision.unknown.title'));
        expect(page).not.toMatch(/\bAda\b/);
      }
    }
    await eventsHandled(60_000);
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual(['pending', 'pending']);
  });

  test('a link from before a move leads to the desk; the mail about the move has the next one', async () => {
    const number = await book(apartment, nextStay());
    const link = await decisionLink(number, 'confirm');
    await moveAtDesk(number, nextStay());
    const { status, page } = await press(link, { decision: 'confirm' });
    expect(status).toBe(409);
    expect(await statusOf(number)).toBe('pending');
    expect(page).not.toContain('/request/decide');
    expect(page).toContain(`/host/bookings/${number}"`);
    const current = await decisionLink(number, 'confirm');
    expect((await press(current, { decision: 'confirm' })).page).toContain(t('mail.decision.confirmed.text'));
    expect(await statusOf(number)).toBe('confirmed');
  });

  test('a request that the guest has cancelled can no longer be answered', async () => {
    const guest = someGuest();
    const number = await book(apartment, nextStay(), { guest });
    const link = await decisionLink(number, 'confirm');
    await callFunction(
      'cancelBooking',
      { number },
      (await signIn({ email: guest.email, emailVerified: true })).idToken,
    );
    const { status, page } = await press(link, { decision: 'confirm' });
    expect(status).toBe(409);
    expect(page).toContain(t('mail.decision.cancelledByGuest.title'));
    expect(await statusOf(number)).toBe('cancelled');
  });
});

test.for([
  ['confirm', 'confirmed'],
  ['decline', 'declined'],
] as const)('after the owner’s decision to %s at the desk, both links only state it', async ([decision, state]) => {
  const number = await book(apartment, nextStay());
  const links = await Promise.all(both.map((one) => decisionLink(number, one)));
  await changeAtDesk('decideBooking', number, { decision });
  const before = await storedBooking(number);
  const mails = await queuedMails(number);
  for (const link of links) {
    const answers = [
      await open(link),
      await press(link, { decision: 'confirm' }),
      await press(link, { decision: 'decline', message: 'We are painting that week.' }),
    ];
    for (const { status, page } of answers) {
      expect(status).toBe(200);
      expect(page).toContain(t(`mail.decision.${state}.earlier`));
      expect(page).not.toContain('<form');
    }
  }
  await eventsHandled(60_000);
  expect(await storedBooking(number)).toEqual(before);
  expect(await queuedMails(number)).toEqual(mails);
  await eventuallyConsistent(apartment.slug);
});

test('a decision by link is undone at the desk, for all apartments of the request', async () => {
  const decision = 'decline';
  const numbers = await bookTogether([apartment, other], nextStay());
  const link = await decisionLink(numbers[0]!, decision);
  const before = await Promise.all(numbers.map(storedBooking));
  expect((await press(link, { decision, message: 'We paint.' })).status).toBe(200);
  const entries = await findHistory(numbers[1]!);
  const entry = entries.find((one) => one.get('action') === 'declined')!;
  expect(entry.data()).toMatchObject({
    by: 'owner',
    email: settings.ownerEmail,
    undo: { together: [expect.anything()] },
  });

  const undo = { requestId: randomUUID(), change: entry.id };
  expect(codeOf(await callFunction('undoChange', undo, (await signInAsOwner()).idToken))).toBe('ok');
  await eventsHandled(60_000);
  for (const [place, number] of numbers.entries()) {
    const { status, settledStay, pendingSince } = before[place]!;
    expect(await storedBooking(number)).toMatchObject({
      status,
      settledStay,
      pendingSince,
      sequence: 2,
      endedBy: null,
    });
    expect((await storedBooking(number)).declineMessage ?? null).toBeNull();
  }
  // The owner gets one mail about the answer and one about its undo, with a link to the whole request. The guest gets
  // none.
  const mails = (await Promise.all(numbers.map(queuedMails))).flat();
  expect(mails.filter((mail) => !mail.startsWith('received')).sort()).toEqual(['declined-owner-1', 'reopened-owner-2']);
  const holder = (await Promise.all(numbers.map((number) => mailsOf(number, 'reopened')))).findIndex(
    (found) => found.length > 0,
  );
  const next = await open(await decisionLink(numbers[holder]!, decision));
  expect(next.page).toContain(t(`mail.decision.${decision}.title`));
  for (const { slug } of [apartment, other]) expect(next.page).toContain(slug);
  expect(await press(link, { decision })).toMatchObject({ status: 409 });
  await Promise.all([eventuallyConsistent(apartment.slug), eventuallyConsistent(other.slug)]);
});

test('a request for two apartments is answered as a whole at the desk: one mail to each side, and the link only shows the answer', async () => {
  const numbers = await bookTogether([apartment, other], nextStay());
  const [first = '', second = ''] = numbers;
  const link = await decisionLink(first, 'decline');
  await changeAtDesk('decideBooking', second, { decision: 'confirm' });
  expect(await Promise.all(numbers.map(statusOf))).toEqual(['confirmed', 'confirmed']);
  expect((await open(link)).page).toContain(t('mail.decision.confirmed.earlier'));
  const mails = (await Promise.all(numbers.map(queuedMails))).flat().filter((mail) => !mail.startsWith('received'));
  expect(mails.sort()).toEqual(['confirmed-guest-1', 'confirmed-owner-1']);
  const [mail] = (await mailsOf(second, 'confirmed')).filter(({ id }) => id.includes('guest'));
  const { advanceOpen } = ledgerOf(await Promise.all(numbers.map(storedBooking)), inDays(0));
  const text = mail?.get('message.text') as string;
  expect(text.match(/^Amount: .*$/gm)).toEqual([`Amount: ${moneyIn('en', advanceOpen)}`]);
  expect(text).toContain(`Reference: ${first}`);

  // One booking is cancelled while that mail waits: the guest learns of it, and what the other booking costs.
  await changeAtDesk('decideBooking', first, { decision: 'cancel', atWishOf: 'guest' });
  expect(await Promise.all(numbers.map(statusOf))).toEqual(['cancelled', 'confirmed']);
  const told = (await Promise.all(numbers.map(queuedMails))).flat().filter((one) => one.includes('guest'));
  expect(told.sort()).toEqual(['cancelled-guest-2', 'confirmed-guest-1', 'received-guest']);
  const [rest] = (await mailsOf(second, 'confirmed')).filter(({ id }) => id.includes('guest'));
  const left = ledgerOf([await storedBooking(second)], inDays(0)).advanceOpen;
  expect(rest?.get('message.text')).toContain(`Amount: ${moneyIn('en', left)}`);
  await Promise.all([eventuallyConsistent(apartment.slug), eventuallyConsistent(other.slug)]);
});

test('the button decides, not the link: “Confirm” works on the page of “Decline” too', async () => {
  const number = await book(apartment, nextStay());
  const link = await decisionLink(number, 'decline');
  const { page } = await open(link);
  for (const decision of both) expect(page).toContain(`value="${decision}"`);
  // A thief gains nothing by exchanging the links, because a link only opens a page, and a button decides.
  link.searchParams.set('decision', 'confirm');
  await open(link);
  await press(link, { message: 'confirm' });
  expect(await statusOf(number)).toBe('pending');
  link.searchParams.set('decision', 'decline');
  const pressed = await press(link, { decision: 'confirm' });
  expect(pressed.page).toContain(t('mail.decision.confirmed.text'));
  expect(await actionsOf(number)).toEqual(['requested by guest', 'confirmed by owner']);
});

test('a link decides nothing after the days of the request, after its day of arrival, and once the owner has another email', async () => {
  const stay = nextStay();
  const number = await book(apartment, stay);
  const booking = { ...(await storedBooking(number)), id: number };
  const key = 'a key';
  process.env.LINK_KEY = key;
  onTestFinished(() => void delete process.env.LINK_KEY);
  const linkFor = (ownerEmail: string) => {
    const { searchParams } = new URL(decideRequestUrl('confirm', [booking], ownerEmail)!);
    return { number, version: searchParams.get('version')!, key: searchParams.get('key')! };
  };
  const link = linkFor(settings.ownerEmail);
  const ends = [
    new Date(Date.now() + settings.requestExpiresAfterDays * 86_400_000),
    new Date(`${stay.checkOut}T12:00:00Z`),
  ];
  for (const now of ends) {
    for (const decision of both) {
      expect(await decideByLink(link, { decision, message: 'Too late?' }, now)).toMatchObject({
        state: 'expired',
      });
    }
  }
  expect(await statusOf(number)).toBe('pending');
  expect(await decideByLink({ ...link, key: 'x'.repeat(22) }, { decision: 'confirm' }, new Date())).toEqual({
    state: 'unknown',
  });
  expect(await decideByLink(linkFor('earlier-owner@example.net'), { decision: 'confirm' }, new Date())).toEqual({
    state: 'unknown',
  });
  expect(await decideByLink(link, { decision: 'confirm' }, new Date())).toMatchObject({
    state: 'confirmed',
  });
});
