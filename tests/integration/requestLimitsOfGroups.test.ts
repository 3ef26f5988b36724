import '../support/emulators.ts';
import { describe, expect, test } from 'vitest';
import { bookingRequest, stayIn, type ApartmentsRequest } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { confirmLink } from '../support/confirmLink.ts';
import { expectConsistentNights } from '../support/expectConsistentNights.ts';
import {
  asIfAMinuteLater,
  bookingOf,
  decoded,
  LimitedRequests,
  nothingUnproven,
  press,
  send,
  someone,
  somewhere,
} from '../support/LimitedRequests.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { signIn } from '../support/signIn.ts';

/* Requests for two apartments at once, with the limits that the seed switches off. */

const requests = new LimitedRequests(2);
const { limit, requestAll } = requests;

async function sendAll(wanted: ApartmentsRequest, idToken?: string, from = somewhere()) {
  const outcome = await callFunction('requestApartments', wanted, idToken, from);
  if (!outcome.ok) return { code: codeOf(outcome), numbers: [] };
  const { bookings, confirmUntil } = outcome.response;
  return { code: confirmUntil === undefined ? 'held' : 'link', numbers: bookings.map(({ number }) => number) };
}

describe('a request for two apartments', () => {
  test('counts as one request, with the nights of both', async () => {
    // Two of these requests for two nights each.
    await limit({ unprovenEmail: 8, unprovenShare: 1 }, { perNetwork: 3 });
    const from = somewhere();
    const email = someone();
    const codes = [];
    for (let time = 0; time < 4; time += 1) codes.push((await sendAll(requestAll(email), undefined, from)).code);
    expect(codes).toEqual(['held', 'held', 'link', 'too-many-requests']);
  });

  test('holds the nights of both for its guest until both have been answered', async () => {
    await limit({ provenEmail: 8 });
    const email = someone();
    const { idToken } = await signIn({ email, emailVerified: true });
    const { numbers } = await sendAll(requestAll(email), idToken);
    expect((await sendAll(requestAll(email), idToken)).code).toBe('held');
    expect((await sendAll(requestAll(email), idToken)).code).toBe('too-many-requests');
    await callFunction('cancelBooking', { number: numbers[0] }, idToken);
    await asIfAMinuteLater();
    expect((await sendAll(requestAll(email), idToken)).code).toBe('too-many-requests');
    await callFunction('cancelBooking', { number: numbers[1] }, idToken);
    await asIfAMinuteLater();
    expect((await sendAll(requestAll(email), idToken)).code).toBe('held');
  });

  test('takes its nights after one click on one page, all at once', async () => {
    await limit(nothingUnproven);
    const t = messagesOf('en');
    const wanted = requestAll();
    const { code, numbers } = await sendAll(wanted);
    expect(code).toBe('link');
    expect(await sendAll(wanted)).toEqual({ code, numbers });
    for (const number of numbers) expect(await bookingOf(number)).toBeUndefined();
    const link = await confirmLink(numbers[0] ?? '');
    const page = decoded(await (await fetch(link)).text());
    for (const said of [t('mail.unconfirmed.page.open.title'), ...requests.apartments.map(({ slug }) => slug)])
      expect(page).toContain(said);
    const pages = await Promise.all(Array.from({ length: 5 }, () => press(link)));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    for (const number of numbers) {
      expect(await bookingOf(number)).toMatchObject({ group: numbers[0], emailProven: true, status: 'pending' });
    }
    expect((await queuedMails(numbers[0] ?? '')).filter((mail) => mail.startsWith('received'))).toHaveLength(2);
    expect(await sendAll(wanted)).toEqual({ code: 'held', numbers });
    for (const { slug } of requests.apartments) await expectConsistentNights(slug);
  });

  test('takes none when one of them has been taken meanwhile', async () => {
    await limit(nothingUnproven);
    const wanted = requestAll();
    const { numbers } = await sendAll(wanted);
    const email = someone();
    const { idToken } = await signIn({ email, emailVerified: true });
    const guest = { ...wanted.guest, email };
    const { checkIn, checkOut } = wanted;
    const other = requests.apartments[1]!;
    const faster = bookingRequest(other, stayIn(1, 2), { guest, checkIn, checkOut });
    expect(await send(faster, idToken)).toBe('held');
    const page = await press(await confirmLink(numbers[0] ?? ''));
    expect(page.status).toBe(409);
    const html = decoded(await page.text());
    expect(html).toContain(messagesOf('en')('mail.unconfirmed.page.taken.title'));
    expect(html).toContain(`checkIn=${checkIn}&checkOut=${checkOut}&adults=4&children=0`);
    for (const number of numbers) expect(await bookingOf(number)).toBeUndefined();
    const outcome = await callFunction('requestApartments', requestAll(), undefined, somewhere());
    expect(outcome.ok).toBe(true);
    const again = await callFunction(
      'requestApartments',
      { ...requestAll(), checkIn, checkOut },
      undefined,
      somewhere(),
    );
    expect(again).toMatchObject({ ok: false, details: { code: 'dates-taken', apartment: other.slug } });
  });
});
