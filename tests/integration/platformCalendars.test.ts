import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  historyPath,
  mailCollection,
  platformCalendarPath,
  platformCalendarsCollection,
  platformReadsDocument,
} from '../../functions/src/contract/collections.ts';
import {
  calendarExportPath,
  exportKeyOf,
  type StoredPlatformCalendar,
} from '../../functions/src/contract/platformCalendar.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { book, bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf, responseOf } from '../support/callFunction.ts';
import { confirmLink } from '../support/confirmLink.ts';
import { decisionLink } from '../support/decisionLink.ts';
import { eventuallyConsistent, expectConsistentNights } from '../support/expectConsistentNights.ts';
import property from '../../villa/property.json' with { type: 'json' };
import { FeedServer } from '../support/FeedServer.ts';
import { airbnbFeed, bookingFeed } from '../support/feedSamples.ts';
import { setLimits } from '../support/limits.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { openDecisionPage, pressDecision } from '../support/pressDecision.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { parseExport } from '../support/SimulatedPlatform.ts';
import { provenGuest } from '../support/provenGuest.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { storedBooking } from '../support/storedBooking.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';

/* Calendars of other platforms, imported and exported, through the deployed functions. */

const apartment = await apartmentOfFile();
const { idToken } = await signInAsOwner();
const feeds = await FeedServer.start();
afterAll(async () => {
  const connected = await firestore().collection(platformCalendarsCollection).get();
  for (const { ref } of connected.docs) await ref.delete();
  await firestore().doc(platformReadsDocument).delete();
  await feeds.stop();
});

const read = async (id: string) =>
  (await firestore().doc(platformCalendarPath(id)).get()).data() as StoredPlatformCalendar;
const sold = (stay: Stay) => ({ ...stay, kind: 'sold' as const, name: 'Grace Hopper', phone: '004200420042' });

async function connect(changes: object = {}): Promise<{ id: string; revision: number }> {
  const request = {
    requestId: randomUUID(),
    revision: 0,
    apartment: apartment.slug,
    platform: 'airbnb',
    feedUrl: null,
  };
  const { calendar: id, revision } = await responseOf(
    'savePlatformCalendar',
    { ...request, ignoresBlocked: false, ...changes },
    idToken,
  );
  onTestFinished(async () => {
    const { revision: last } = (await read(id)) ?? {};
    if (last === undefined) return;
    await callFunction('removePlatformCalendar', { requestId: randomUUID(), calendar: id, revision: last }, idToken);
  });
  return { id, revision };
}

const readNow = () => callFunction('readPlatformCalendars', { requestId: randomUUID() }, idToken);

/** Uses `http`, because `fetch` would forbid cached answers, which platforms do not do. */
function statusOf(address: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    http.get(address, { headers }, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
}

/** Makes a calendar look as if it had not been read for this long. */
async function readLongAgo(id: string, minutes: number): Promise<void> {
  const readAt = Timestamp.fromMillis(Date.now() - minutes * 60_000);
  await firestore()
    .doc(platformReadsDocument)
    .update({ [`feeds.${id}.readAt`]: readAt });
}

describe('our calendar for a platform', () => {
  async function addressOf(id: string): Promise<string> {
    const { exportKey } = await read(id);
    return `http://127.0.0.1:5000${calendarExportPath(apartment.slug)}?key=${exportKeyOf(id, exportKey)}`;
  }

  test('has a stay within a minute, in a form that another parser reads, and nothing about the guest', async () => {
    const { id } = await connect();
    const address = await addressOf(id);
    const start = Date.now();
    const number = await book(apartment, stayIn(20, 4));
    const blocking = {
      requestId: randomUUID(),
      apartments: [apartment.slug],
      ...stayIn(24, 2),
      reason: 'Painters at work',
    };
    expect(codeOf(await callFunction('blockNights', blocking, idToken))).toBe('ok');
    const response = await fetch(address);
    const body = await response.text();
    expect(Date.now() - start).toBeLessThan(60_000);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(parseExport(body)).toEqual([stayIn(20, 4), stayIn(24, 2)]);

    // RFC 5545 requires this, and some platforms insist on it.
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(body).not.toMatch(/\bAda\b|\bTest\b|example\.net|7946 ?0000|Painters/);
    expect(body).not.toContain(number);

    // The UIDs are the same after another stay was added, and the bytes are the same without changes.
    const uids = body.match(/^UID:.*$/gm)!;
    expect(await (await fetch(address)).text()).toBe(body);
    await book(apartment, stayIn(30, 2));
    const later = await (await fetch(address)).text();
    expect(later.match(/^UID:.*$/gm)).toEqual(expect.arrayContaining(uids));
    expect(parseExport(later)).toContainEqual(stayIn(30, 2));
  });

  test('answers 304 to both validators, and is cached by nobody on the way', async () => {
    const { id } = await connect();
    const address = await addressOf(id);
    const { headers } = await fetch(address);
    const etag = headers.get('ETag')!;
    const modified = headers.get('Last-Modified')!;
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    const ask = (known: Record<string, string>) => statusOf(address, known);
    expect(await ask({ 'If-None-Match': etag })).toBe(304);
    expect(await ask({ 'If-Modified-Since': modified })).toBe(304);
    expect(await ask({ 'If-None-Match': '"other"' })).toBe(200);
    await book(apartment, stayIn(40, 2));
    expect(await ask({ 'If-None-Match': etag })).toBe(200);
  });

  test('opens only with its own key, until that is replaced', async () => {
    const { id, revision } = await connect();
    const address = await addressOf(id);
    const answerTo = async (url: string, method = 'GET') => (await fetch(url, { method })).status;
    expect(await answerTo(address)).toBe(200);
    expect(await answerTo(address, 'HEAD')).toBe(200);
    expect(await answerTo(address, 'POST')).toBe(405);
    expect(await answerTo(address.replace(apartment.slug, 'lavender'))).toBe(404);
    for (const wrong of [`${address}x`, address.slice(0, -1), address.replace(/\?.*/, ''), `${address}&key=x`])
      expect([wrong, await answerTo(wrong)]).toEqual([wrong, 404]);
    const replace = { requestId: randomUUID(), calendar: id, revision };
    const outcome = await responseOf('replaceExportKey', replace, idToken);
    expect(await answerTo(address)).toBe(404);
    expect(await answerTo(await addressOf(id))).toBe(200);
    expect(await responseOf('replaceExportKey', replace, idToken)).toEqual(outcome);
    const entry = (await firestore().doc(historyPath(outcome.change)).get()).data();
    expect(entry).toMatchObject({ action: 'exportKeyReplaced', changes: [] });
    expect(JSON.stringify(entry)).not.toContain((await read(id)).exportKey);
  });

  test('has the sales of other platforms, and never those of the platform that reads it', async () => {
    const feedUrl = feeds.serve('/echo.ics', airbnbFeed([sold(stayIn(60, 3))]));
    const { id } = await connect({ feedUrl });
    const { id: other } = await connect({ platform: 'booking' });
    const { id: same } = await connect({ label: 'second listing' });
    const staysFor = async (calendar: string) => parseExport(await (await fetch(await addressOf(calendar))).text());
    expect(await staysFor(other)).toContainEqual(stayIn(60, 3));
    expect(await staysFor(id)).not.toContainEqual(stayIn(60, 3));
    expect(await staysFor(same)).not.toContainEqual(stayIn(60, 3));
  });
});

describe('the calendar of a platform', () => {
  test('takes and frees its nights as a set, and an unchanged reading writes only its time', async () => {
    const feedUrl = feeds.serve('/set.ics', airbnbFeed([sold(stayIn(70, 3)), sold(stayIn(75, 2))]));
    const { id } = await connect({ feedUrl });
    const nights = [70, 71, 72, 75, 76].map(inDays);
    const { claimed, published } = await expectConsistentNights(apartment.slug);
    expect(claimed).toEqual(nights.map((night) => `${night} ${id}`));
    expect(published).toEqual(expect.arrayContaining(nights));
    expect(codeOf(await callFunction('requestBooking', bookingRequest(apartment, stayIn(72, 2))))).toBe('dates-taken');
    expect(codeOf(await callFunction('requestBooking', bookingRequest(apartment, stayIn(73, 2))))).toBe('ok');
    const blocking = { requestId: randomUUID(), apartments: [apartment.slug], ...stayIn(76, 2), reason: '' };
    const refused = await callFunction('blockNights', blocking, idToken);
    if (refused.ok) throw new Error('closed nights of a platform');
    expect(refused.details).toMatchObject({ code: 'nights-held', holders: [{ path: platformCalendarPath(id) }] });

    // There are 72 readings a day.
    const before = await firestore().doc(platformCalendarPath(id)).get();
    for (let round = 0; round < 3; round += 1) expect(codeOf(await readNow())).toBe('ok');
    const after = await firestore().doc(platformCalendarPath(id)).get();
    expect(after.updateTime!.isEqual(before.updateTime!)).toBe(true);
    expect(feeds.requests.filter((request) => request === 'GET /set.ics 304')).toHaveLength(3);

    feeds.serve('/set.ics', airbnbFeed([sold(stayIn(75, 2)), sold(stayIn(78, 1))]));
    expect(await readNow()).toMatchObject({ response: { read: 1, failed: 0 } });
    const next = await expectConsistentNights(apartment.slug);
    expect(next.claimed).toEqual([75, 76, 78].map((day) => `${inDays(day)} ${id}`));
    // Names and digits are not stored.
    expect(JSON.stringify(await read(id))).not.toMatch(/Grace|Hopper|00420042/);
  });

  test('that has nights of a booking is reported to the owner once, and both keep the nights', async () => {
    const number = await book(apartment, stayIn(85, 4));
    const feedUrl = feeds.serve('/conflict.ics', airbnbFeed([sold(stayIn(87, 4))]));
    const { id } = await connect({ feedUrl });
    const mails = async () => {
      const { docs } = await firestore().collection(mailCollection).get();
      return docs.filter((mail) => mail.id.includes(`-platform-owner-${id}-`));
    };
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    const text = mail!.get('message.text') as string;
    expect(text).toContain(number);
    expect(text).toContain('Airbnb');
    const { held, claimed } = await expectConsistentNights(apartment.slug);
    expect(held).toEqual(expect.arrayContaining([85, 86, 87, 88].map((day) => `${inDays(day)} ${number}`)));
    expect(claimed).toEqual([87, 88, 89, 90].map((day) => `${inDays(day)} ${id}`));
    for (let round = 0; round < 2; round += 1) await readNow();
    expect(await mails()).toHaveLength(1);

    // The owner must decide whether to confirm.
    const { revision = 0 } = await storedBooking(number);
    const confirm = { requestId: randomUUID(), booking: number, revision, decision: 'confirm' };
    const refused = await callFunction('decideBooking', confirm, idToken);
    if (refused.ok) throw new Error('confirmed what Airbnb has');
    expect(refused.details).toEqual({ code: 'platform-says-taken', calendars: [id], unread: [] });
    const page = await pressDecision(await decisionLink(number, 'confirm'), { decision: 'confirm' });
    expect(page.status).toBe(409);
    expect(page.page).toContain('Airbnb');
    expect((await queuedMails(number)).filter((mail) => mail.startsWith('confirmed'))).toEqual([]);
    const despite = { ...confirm, requestId: randomUUID(), despitePlatforms: refused.details.calendars };
    expect(codeOf(await callFunction('decideBooking', despite, idToken))).toBe('ok');

    // The platform keeps its nights when the booking ends.
    const confirmed = await storedBooking(number);
    const cancel = { requestId: randomUUID(), booking: number, revision: confirmed.revision, decision: 'cancel' };
    expect(codeOf(await callFunction('decideBooking', cancel, idToken))).toBe('ok');
    const after = await eventuallyConsistent(apartment.slug);
    expect(after.claimed).toEqual(claimed);
    expect(codeOf(await callFunction('requestBooking', bookingRequest(apartment, stayIn(87, 2))))).toBe('dates-taken');
  });

  test('that cannot be read makes an instant booking a request, and the owner is asked before confirming', async () => {
    const instant = await createTestApartment({ bookingMode: 'instant' });
    onTestFinished(() => removeTestApartment(instant));
    const feedUrl = feeds.serve('/silent.ics', bookingFeed([]));
    const { id } = await connect({ apartment: instant.slug, platform: 'booking', feedUrl });
    const { idToken: guestToken, guest } = await provenGuest();
    const first = await callFunction('requestBooking', bookingRequest(instant, stayIn(20, 2), { guest }), guestToken);
    expect(first).toMatchObject({ response: { status: 'confirmed' } });
    expect(first).not.toMatchObject({ response: { platformsUnread: true } });

    feeds.serve('/silent.ics', (_, response) => void response.writeHead(503).end());
    await readLongAgo(id, 3);
    const request = bookingRequest(instant, stayIn(30, 2), { guest });
    const second = await responseOf('requestBooking', request, guestToken);
    const { number, status, platformsUnread } = second;
    expect({ status, platformsUnread }).toEqual({ status: 'pending', platformsUnread: true });
    expect(await responseOf('requestBooking', request, guestToken)).toEqual(second);
    const stored = await storedBooking(number);
    expect(stored).toMatchObject({ status: 'pending', platformsUnread: true });

    const confirm = { requestId: randomUUID(), booking: number, revision: stored.revision, decision: 'confirm' };
    const refused = await callFunction('decideBooking', confirm, idToken);
    if (refused.ok) throw new Error('confirmed although nobody knows');
    expect(refused.details).toMatchObject({ code: 'platform-unread', calendars: [id] });

    // The page of the mailed link asks too, and confirms once its button is pressed.
    const link = await decisionLink(number, 'confirm');
    const asked = await pressDecision(link, { decision: 'confirm' });
    expect(asked.status).toBe(409);
    expect(asked.page).toContain('Booking.com');
    // The button sends the IDs of the calendars that the page has warned of.
    expect(asked.page).toContain(`value="confirm ${id}"`);
    expect((await pressDecision(link, { decision: 'confirm other' })).status).toBe(409);
    expect((await openDecisionPage(link)).status).toBe(200);
    expect((await pressDecision(link, { decision: `confirm ${id}` })).status).toBe(200);
    const confirmed = await storedBooking(number);
    expect(confirmed.status).toBe('confirmed');

    // An owner who moves a confirmed stay, or enters one, is asked too.
    const change = (despitePlatforms: string[]) => ({
      requestId: randomUUID(),
      apartment: instant.slug,
      despitePlatforms,
    });
    const move = (...despite: string[]) => {
      const { revision } = confirmed;
      const request = { ...change(despite), booking: number, revision, ...stayIn(40, 2), price: { kind: 'keep' } };
      return callFunction('moveBooking', request, idToken);
    };
    const enter = (...despite: string[]) => {
      const typed = { adults: 1, children: 0, status: 'confirmed', person: { firstName: 'Marta' }, language: 'hr' };
      const request = { ...change(despite), ...stayIn(50, 2), ...typed, price: { kind: 'list' } };
      return callFunction('enterBooking', request, idToken);
    };
    for (const attempt of [move, enter]) {
      expect(await attempt('another')).toMatchObject({ details: { code: 'platform-unread', calendars: [id] } });
      expect(codeOf(await attempt(id))).toBe('ok');
    }
  });

  test('that cannot be read is mentioned on the page behind a mail’s link too', async () => {
    const feedUrl = feeds.serve('/silent-too.ics', (_, response) => void response.writeHead(503).end());
    const { id } = await connect({ feedUrl });
    await readLongAgo(id, 180);
    const putBack = await setLimits({ nights: { unprovenShare: 0 } });
    onTestFinished(putBack);
    const outcome = await responseOf('requestBooking', bookingRequest(apartment, stayIn(110, 2)));
    const pressed = await (await fetch(await confirmLink(outcome.number), { method: 'POST' })).text();
    expect(pressed).toContain(messagesOf('en')('mail.unconfirmed.page.booked.lookFirst'));
  });

  test.each(['removed on the desk', 'deleted in the console'])(
    '%s frees only nights that nothing else holds',
    async (how) => {
      const path = `/${randomUUID()}.ics`;
      const { id, revision } = await connect({ feedUrl: feeds.serve(path, airbnbFeed([sold(stayIn(120, 3))])) });
      expect((await expectConsistentNights(apartment.slug)).claimed).toHaveLength(3);
      if (how === 'deleted in the console') await firestore().doc(platformCalendarPath(id)).delete();
      else {
        const removal = { requestId: randomUUID(), calendar: id, revision };
        expect(codeOf(await callFunction('removePlatformCalendar', { ...removal, revision: 99 }, idToken))).toBe(
          'changed-meanwhile',
        );
        const outcome = await callFunction('removePlatformCalendar', removal, idToken);
        expect(codeOf(outcome)).toBe('ok');
        expect(await callFunction('removePlatformCalendar', removal, idToken)).toEqual(outcome);
      }
      await expect.poll(async () => (await expectConsistentNights(apartment.slug)).claimed).toEqual([]);
      expect((await firestore().doc(platformReadsDocument).get()).get(`feeds.${id}`)).toEqual(
        how === 'removed on the desk' ? undefined : expect.anything(),
      );
    },
  );
});

describe('an address that an owner saves', () => {
  test('is refused if it is invalid, and kept out of the history', async () => {
    // Our own calendar, and URLs that `feedUrl.test.ts` refuses.
    for (const feedUrl of [
      `${property.url}/calendar/olive.ics?key=a.b`,
      'https://169.254.169.254/computeMetadata/v1/',
    ]) {
      const request = { requestId: randomUUID(), revision: 0, apartment: apartment.slug, platform: 'vrbo', feedUrl };
      const outcome = await callFunction('savePlatformCalendar', { ...request, ignoresBlocked: false }, idToken);
      expect([feedUrl, codeOf(outcome)]).toEqual([feedUrl, 'feed-url']);
    }
    const feedUrl = feeds.serve('/secret-in-address.ics', airbnbFeed([]));
    const { id, revision } = await connect({ feedUrl, label: 'Sea view' });
    const edit = { requestId: randomUUID(), calendar: id, revision, apartment: apartment.slug, platform: 'airbnb' };
    const change = { ...edit, label: 'Garden', feedUrl, ignoresBlocked: true };
    const outcome = await responseOf('savePlatformCalendar', change, idToken);
    expect(outcome).toMatchObject({ calendar: id, undoUntil: null });
    const entry = (await firestore().doc(historyPath(outcome.change)).get()).data()!;
    expect(entry).toMatchObject({
      action: 'calendarSaved',
      subject: platformCalendarPath(id),
      changes: [
        { field: 'ignoresBlocked', from: false, to: true },
        { field: 'label', from: 'Sea view', to: 'Garden' },
      ],
    });
    expect(JSON.stringify(entry)).not.toContain('secret-in-address');
    const elsewhere = { ...change, requestId: randomUUID(), revision: outcome.revision, platform: 'vrbo' };
    expect(codeOf(await callFunction('savePlatformCalendar', elsewhere, idToken))).toBe('not-possible');
    const old = { ...change, requestId: randomUUID() };
    expect(codeOf(await callFunction('savePlatformCalendar', old, idToken))).toBe('changed-meanwhile');
    const unknown = { requestId: randomUUID(), calendar: 'unknown', revision: 1 };
    expect(codeOf(await callFunction('replaceExportKey', unknown, idToken))).toBe('calendar-not-found');
  });
});
