import '../support/emulators.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { apartmentPath, unconfirmedRequestPath } from '../../functions/src/contract/collections.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { confirmLink } from '../support/confirmLink.ts';
import { expectConsistentNights } from '../support/expectConsistentNights.ts';
import { LimitedRequests, nothingUnproven, press, send, sendForLink, someone } from '../support/LimitedRequests.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { signIn } from '../support/signIn.ts';
import { decoded } from '../support/decoded.ts';
import { storedBooking } from '../support/storedBooking.ts';

/* Requests that need a click on a link in a mail, because their email is not proven. */

const db = firestore();
const requests = new LimitedRequests();
const { limit, request } = requests;

describe('the mail with the confirmation link', () => {
  test('contains no text of the requester, comes once, and no night is held meanwhile', async () => {
    await limit(nothingUnproven);
    const advertisement = {
      firstName: 'PayPal Security',
      lastName: 'evil.example',
      message: 'Verify at evil.example now',
    };
    const wanted = request();
    wanted.guest = { ...wanted.guest, ...advertisement };
    const response = await sendForLink(wanted);
    expect(await sendForLink(wanted)).toEqual(response);
    const until = Date.parse(response.confirmUntil ?? '') - Date.now();
    expect(until).toBeGreaterThan(29 * 60_000);
    expect(until).toBeLessThanOrEqual(30 * 60_000);

    const mails = await findMailsAbout(response.number);
    expect(mails.map((mail) => mail.get('to'))).toEqual([[wanted.guest.email]]);
    const { subject, text, html } = mails[0]!.get('message') as Record<string, string>;
    for (const part of [subject, text, html]) expect(part).not.toMatch(/PayPal|evil|Verify/);
    expect(await storedBooking(response.number)).toBeUndefined();
    expect((await expectConsistentNights(requests.apartment.slug)).bookings.map(({ number }) => number)).not.toContain(
      response.number,
    );
    const stored = JSON.stringify((await db.doc(unconfirmedRequestPath(response.number)).get()).data());
    expect(stored).not.toContain((await confirmLink(response.number)).searchParams.get('secret'));
  });

  test('leads to a page that books with a button, in the language of the request', async () => {
    const language = 'pl';
    await limit(nothingUnproven);
    const t = messagesOf(language);
    const wanted = request({ language });
    const { number } = await sendForLink(wanted);
    const link = await confirmLink(number);

    // Opening the link, as mail scanners do, books nothing.
    const page = await fetch(link);
    const html = await page.text();
    expect(page.status).toBe(200);
    const { headers } = page;
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('<form method="post">');
    for (const key of ['title', 'text', 'button'] as const) {
      expect(decoded(html)).toContain(t(`mail.unconfirmed.page.open.${key}`));
    }
    expect(html).not.toContain(wanted.guest.firstName);
    expect(await storedBooking(number)).toBeUndefined();

    const booked = await press(link);
    const bookedHtml = await booked.text();
    expect(booked.status).toBe(200);
    expect(decoded(bookedHtml)).toContain(t('mail.unconfirmed.page.booked.title'));
    expect(bookedHtml).toContain(number);
    expect(await storedBooking(number)).toMatchObject({
      status: 'pending',
      emailProven: true,
      email: wanted.guest.email,
    });
    expect(await queuedMails(number)).toEqual(expect.arrayContaining(['received-guest', 'received-owner']));
    // Only the booking contains the guest's data.
    expect((await db.doc(unconfirmedRequestPath(number)).get()).data()).toMatchObject({
      request: null,
      bookings: null,
    });

    for (const again of [await fetch(link), await press(link)]) {
      expect(again.status).toBe(200);
      expect(decoded(await again.text())).toContain(t('mail.unconfirmed.page.booked.earlier'));
    }
    expect(await send(wanted)).toBe('held');
    await expectConsistentNights(requests.apartment.slug);
  });

  test('says clearly when the link is forged or expired, or the stay is taken or more expensive', async () => {
    await limit(nothingUnproven);
    const t = messagesOf('de');
    const expectPage = async (response: Promise<Response>, status: number, key: string, leadsTo: string) => {
      const page = await response;
      expect(page.status).toBe(status);
      const html = decoded(await page.text());
      expect(html).toContain(t(`mail.unconfirmed.page.${key}.title`));
      expect(html).toContain(leadsTo);
      expect(html).not.toContain('<form');
    };
    const wanted = request({ language: 'de' });
    const { number } = await sendForLink(wanted);
    const link = await confirmLink(number);
    const withDates = `/de/wohnungen?checkIn=${wanted.checkIn}&checkOut=${wanted.checkOut}&adults=2&children=0`;

    const forged = new URL(link);
    forged.searchParams.set('secret', 'x'.repeat(32));
    const cut = new URL(link);
    cut.searchParams.delete('secret');
    await expectPage(press(forged), 410, 'unknown', '/de');
    await expectPage(fetch(forged), 410, 'unknown', '/de');
    await expectPage(press(cut), 404, 'unknown', '/de');

    const { slug, nightPrice } = requests.apartment;
    await db.doc(apartmentPath(slug)).update({ nightPrice: nightPrice + 100 });
    await expectPage(press(link), 409, 'changed', withDates);
    await db.doc(apartmentPath(slug)).update({ nightPrice });

    const email = someone();
    const { idToken } = await signIn({ email, emailVerified: true });
    const faster = { ...request({}, email), checkIn: wanted.checkIn, checkOut: wanted.checkOut };
    expect(await send(faster, idToken)).toBe('held');
    await expectPage(press(link), 409, 'taken', withDates);

    await db.doc(unconfirmedRequestPath(number)).update({ confirmUntil: Timestamp.fromMillis(Date.now() - 1) });
    await expectPage(fetch(link), 410, 'expired', withDates);
    await expectPage(press(link), 410, 'expired', withDates);
    expect(await storedBooking(number)).toBeUndefined();
  });

  test('is replaced by a new one when the same request is sent after its expiry', async () => {
    await limit(nothingUnproven);
    const wanted = request();
    const { number } = await sendForLink(wanted);
    const old = await confirmLink(number);
    await db.doc(unconfirmedRequestPath(number)).update({ confirmUntil: Timestamp.fromMillis(Date.now() - 1) });
    expect(await send(wanted)).toBe('link');
    expect((await press(old)).status).toBe(410);
    expect((await press(await confirmLink(number))).status).toBe(200);
    expect(await storedBooking(number)).toMatchObject({ emailProven: true });
  });

  test('allows one address as many nights as a signed-in guest', async () => {
    await limit({ ...nothingUnproven, provenEmail: 3 });
    const email = someone();
    const links = [];
    for (let time = 0; time < 2; time += 1) {
      links.push(await confirmLink((await sendForLink(request({}, email))).number));
    }
    expect(await Promise.all([press(links[0]!)])).toMatchObject([{ status: 200 }]);
    const second = await press(links[1]!);
    expect(second.status).toBe(409);
    expect(decoded(await second.text())).toContain(messagesOf('en')('errors.too-many-nights'));
  });
});
