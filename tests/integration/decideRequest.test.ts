import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDecision } from '../../functions/src/bookings/change/decideRequest.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { decideRequestUrl } from '../../functions/src/mail/compose/decideRequestUrl.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { book, bookTogether, stayIn } from '../support/bookingRequest.ts';
import { callFunction } from '../support/callFunction.ts';
import { decisionLink } from '../support/decisionLink.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';
import { eventuallyConsistent, readNightState } from '../support/expectConsistentNights.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { openDecisionPage as open, pressDecision as press } from '../support/pressDecision.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* The links with which the owner answers a request from their inbox. */

const t = messagesOf(settings.ownerLanguage as 'en');
let apartment: Apartment;
let other: Apartment;
beforeAll(async () => {
  [apartment, other] = await Promise.all([createTestApartment(), createTestApartment()]);
});
afterAll(async () => {
  await removeTestApartment(apartment);
  await removeTestApartment(other);
});

let day = 10;
/** A two-night stay that no other request of this file has. */
const nextStay = () => stayIn((day += 5), 2);

function someGuest() {
  return { firstName: 'Ada', lastName: 'Test', email: `ada-${randomUUID()}@example.net`, phone: '+44 20 7946 0000' };
}

async function stored(number: string): Promise<StoredBooking> {
  return (await firestore().doc(bookingPath(number)).get()).data() as StoredBooking;
}

async function statusOf(number: string): Promise<string> {
  const { status, agreed } = await stored(number);
  expect(agreed.status).toBe(status);
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
      // Without saying what, and by other methods.
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
    expect(await stored(number)).toMatchObject({ declineMessage: null, endedBy: null });
  });

  test('declining frees the nights and takes a sentence to a guest who has proven the address, that time only', async () => {
    const number = await bookProven();
    const link = await decisionLink(number, 'decline');
    const message = 'We are painting the <terrace> that week.\nPerhaps in May?';
    // Pasted along with it.
    const { page } = await press(link, { decision: 'decline', message: `\u202a${message}\u202e\0` });
    expect(page).toContain(t('mail.decision.declined.text'));
    expect(await statusOf(number)).toBe('cancelled');
    expect(await stored(number)).toMatchObject({ endedBy: 'owner', declineMessage: message });
    const [toGuest] = (await mailsOf(number, 'declined')).filter(({ id }) => id.includes('guest'));
    expect(toGuest?.get('message.text')).toContain('Perhaps in May?');
    expect(toGuest?.get('message.html')).toContain('&lt;terrace&gt;');
    expect((await eventuallyConsistent(apartment.slug)).held.join()).not.toContain(number);

    // Reopened: the earlier link has been used, the new mail has another.
    await firestore().doc(bookingPath(number)).update({ status: 'pending' });
    await eventsHandled(60_000);
    expect(await stored(number)).toMatchObject({ status: 'pending', declineMessage: null });
    const used = await open(link);
    expect(used).toMatchObject({ status: 409 });
    expect(used.page).toContain(t('mail.decision.changed.title'));
    await press(await decisionLink(number, 'decline'), { decision: 'decline', message: '  ' });
    expect(await statusOf(number)).toBe('cancelled');
    const declined = (await mailsOf(number, 'declined')).filter(({ id }) => id.includes('guest'));
    // All of it within the minute: the guest is told once, of the last answer.
    expect(declined.map((mail) => (mail.get('message.text') as string).includes('May'))).toEqual([false]);
  });

  test('whoever has the link mails no words to an address that nobody has proven', async () => {
    const guest = someGuest();
    const number = await book(apartment, nextStay(), { guest });
    const link = await decisionLink(number, 'decline');
    const { page } = await open(link);
    expect(page).not.toContain('<textarea');
    expect(page).toContain(t('mail.decision.decline.atDesk'));
    const pressed = await press(link, { decision: 'decline', message: 'Your account is blocked.' });
    expect(pressed.page).toContain(t('mail.decision.declined.title'));
    expect(await stored(number)).toMatchObject({ status: 'cancelled', declineMessage: null });
    const mails = (await findMailsAbout(number)).filter((mail) => (mail.get('to') as string[]).includes(guest.email));
    expect(mails.map(({ id }) => id.slice(number.length + 1)).sort()).toEqual(['declined-guest-1', 'received-guest']);
    for (const mail of mails) expect(JSON.stringify(mail.get('message'))).not.toContain('blocked');
  });

  test('a sentence longer than the field is cut, not refused', async () => {
    const number = await bookProven();
    await press(await decisionLink(number, 'decline'), { decision: 'decline', message: 'a'.repeat(5000) });
    expect((await stored(number)).declineMessage).toBe('a'.repeat(500));
  });

  test('a thief gets nothing: every part of the link counts', async () => {
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
      forged({ key: foreign.searchParams.get('key') }),
    ];
    for (const url of attempts) {
      for (const { status, page } of [await open(url), await press(url, { decision: 'confirm' })]) {
        expect(status, url.search).toBe(404);
        expect(page).toContain(t('mail.decision.unknown.title'));
        expect(page).not.toContain('Ada');
      }
    }
    await eventsHandled(60_000);
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual(['pending', 'pending']);
  });

  test('a link from before the request was moved leads to the desk; the mail about the move has the next one', async () => {
    const number = await book(apartment, nextStay());
    const link = await decisionLink(number, 'confirm');
    const { checkIn, checkOut } = nextStay();
    await firestore()
      .doc(bookingPath(number))
      .update({ moveTo: `${checkIn}/${checkOut}` });
    await eventsHandled(60_000);
    const { status, page } = await press(link, { decision: 'confirm' });
    expect(status).toBe(409);
    expect(await statusOf(number)).toBe('pending');
    expect(page).not.toContain('/request/decide');
    expect(page).toContain(`/host/bookings/${number}"`);
    const current = await decisionLink(number, 'confirm');
    expect((await press(current, { decision: 'confirm' })).page).toContain(t('mail.decision.confirmed.text'));
    expect(await statusOf(number)).toBe('confirmed');
  });

  test('what the guest has cancelled is no longer to be answered', async () => {
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

  test('two apartments are answered together', async () => {
    const stay = nextStay();
    const numbers = await bookTogether([apartment, other], stay);
    const link = await decisionLink(numbers[0]!, 'confirm');
    const { page } = await open(link);
    expect(page).toContain(apartment.slug);
    expect(page).toContain(other.slug);
    await press(link, { decision: 'confirm' });
    expect(await Promise.all(numbers.map(statusOf))).toEqual(['confirmed', 'confirmed']);
  });

  test('of an owner who confirms and one who declines at once, one wins, and both see the same', async () => {
    const stay = nextStay();
    const number = await book(apartment, stay);
    const [confirm, decline] = [await decisionLink(number, 'confirm'), await decisionLink(number, 'decline')];
    await Promise.all([press(confirm, { decision: 'confirm' }), press(decline, { decision: 'decline' })]);
    await eventsHandled(60_000);
    const status = await statusOf(number);
    expect(['confirmed', 'cancelled']).toContain(status);
    const mails = [...(await mailsOf(number, 'confirmed')), ...(await mailsOf(number, 'declined'))];
    expect(mails).toHaveLength(2);
    const state = status === 'confirmed' ? 'confirmed' : 'declined';
    for (const link of [confirm, decline]) expect((await open(link)).page).toContain(t(`mail.decision.${state}.title`));
    await eventuallyConsistent(apartment.slug);
    expect((await readNightState(apartment.slug)).wanted.some((night) => night.includes(number))).toBe(
      status === 'confirmed',
    );
  });
});

describe('a link ends', () => {
  afterEach(() => void delete process.env.LINK_KEY);

  test('with the request, and when the owner has another email', async () => {
    const number = await book(apartment, nextStay());
    const booking = { ...(await stored(number)), id: number };
    process.env.LINK_KEY = 'a key';
    const linkFor = (ownerEmail: string) => {
      const { searchParams } = new URL(decideRequestUrl('confirm', [booking], ownerEmail)!);
      return { number, version: searchParams.get('version')!, key: searchParams.get('key')! };
    };
    const now = new Date();
    const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
    const link = linkFor(settings.ownerEmail);
    expect(await openDecision(link, 'a key', now)).toMatchObject({ state: 'open' });
    expect(await openDecision(link, 'a key', inDays(settings.requestExpiresAfterDays + 1))).toMatchObject({
      state: 'expired',
    });
    expect(await openDecision(link, 'another key', now)).toEqual({ state: 'unknown' });
    expect(await openDecision(linkFor('earlier-owner@example.net'), 'a key', now)).toEqual({ state: 'unknown' });
  });
});
