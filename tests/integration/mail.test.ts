import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { mailCollection } from '../../functions/src/contract/collections.ts';
import { deliverMailDocument } from '../../functions/src/mail/deliver/deliverMailDocument.ts';
import { retryDueMails } from '../../functions/src/mail/deliver/retryDueMails.ts';
import { withheldMailReference } from '../../functions/src/mail/queue/mailDocument.ts';
import { smtpSender } from '../../functions/src/mail/deliver/smtpSender.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';
import { book, stayIn } from '../support/bookingRequest.ts';
import { mailCatcher } from '../support/emulators.ts';
import { MailServer } from '../support/MailServer.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

interface CaughtMail {
  subject: string;
  text: string;
  html: string;
  to: { address: string; name: string }[];
  from: { address: string; name: string }[];
  replyTo?: { address: string }[];
  cc?: { address: string }[];
  headers: Record<string, unknown>;
  attachments?: { fileName: string; contentType: string; generatedFileName: string }[];
}

async function caughtBy(email: string): Promise<CaughtMail[]> {
  const response = await fetch(`${mailCatcher}/email?${new URLSearchParams({ 'to.address': email })}`);
  return (await response.json()) as CaughtMail[];
}

/** An email that no other test or earlier run has used. */
function freshEmail(): string {
  return `mail-${randomUUID()}@example.net`;
}

function mailTo(email: string) {
  return { to: [email], message: { subject: 'A test', text: 'Hello', html: '<p>Hello</p>' } };
}

/**
 * Waits for the end of the delivery.
 * @returns its field
 */
async function ended(reference: DocumentReference, limitMs = 90_000) {
  for (const end = Date.now() + limitMs; Date.now() < end; await wait(100)) {
    const delivery = (await reference.get()).get('delivery');
    if (['SUCCESS', 'ERROR'].includes(delivery?.state)) return delivery;
  }
  throw new Error(`not delivered in time: ${JSON.stringify((await reference.get()).get('delivery'))}`);
}

const created: DocumentReference[] = [];
/** Documents written by hand expire too. */
function watchedDocument(): DocumentReference {
  const reference = firestore().collection(mailCollection).doc(`test-${randomUUID()}`);
  created.push(reference);
  return reference;
}
/** A document in a collection without trigger: the test delivers it. */
function unwatchedDocument(): DocumentReference {
  const reference = firestore().collection('mailOfTests').doc(randomUUID());
  created.push(reference);
  return reference;
}
afterAll(async () => {
  await Promise.all(created.map((reference) => reference.delete()));
});

const toCatcher = smtpSender('smtp://127.0.0.1:1025', '"Test" <test@house.example>');
/** A port without a server. */
const toNobody = smtpSender('smtp://127.0.0.1:9', '"Test" <test@house.example>');

describe('a document written to mail/', () => {
  test('becomes one mail, and its document has the result', async () => {
    const email = freshEmail();
    const reference = watchedDocument();
    await reference.create({ ...mailTo(email), replyTo: 'host@example.net' });
    const delivery = await ended(reference);
    expect(delivery).toMatchObject({
      state: 'SUCCESS',
      attempts: 1,
      error: null,
      leaseExpireTime: null,
      info: {
        accepted: [email],
        rejected: [],
        pending: [],
        messageId: expect.any(String),
        response: expect.any(String),
      },
    });
    expect(delivery.startTime.toMillis()).toBeLessThanOrEqual(delivery.endTime.toMillis());
    const [mail, ...others] = await caughtBy(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'A test',
      from: [{ name: 'Villa Murtela', address: 'owner@villa-murtela.example' }],
      replyTo: [{ address: 'host@example.net' }],
    });
    expect(mail?.text.trim()).toBe('Hello');
  });

  test('is sent once, however often it is written at once', async () => {
    const email = freshEmail();
    const reference = watchedDocument();
    await reference.create(mailTo(email));
    await Promise.all(Array.from({ length: 20 }, () => reference.update({ writes: FieldValue.increment(1) })));
    expect((await ended(reference)).attempts).toBe(1);
    await eventsHandled(60_000);
    expect(await caughtBy(email)).toHaveLength(1);
    expect((await reference.get()).get('delivery.state')).toBe('SUCCESS');
  });

  test('ends in an error with the reason when it cannot be sent, and is sent once it is mended and retried', async () => {
    const email = freshEmail();
    const reference = watchedDocument();
    await reference.create({ to: [], message: { subject: 'A test', text: 'Hello' } });
    expect(await ended(reference)).toMatchObject({
      state: 'ERROR',
      attempts: 1,
      error: 'Error: Failed to deliver email. Expected at least 1 recipient.',
    });
    await reference.update({ to: [email], 'delivery.state': 'RETRY' });
    await expect.poll(async () => (await reference.get()).get('delivery.state')).toBe('SUCCESS');
    expect((await reference.get()).get('delivery')).toMatchObject({ attempts: 2, error: null });
    expect(await caughtBy(email)).toHaveLength(1);
  });

  test('ends in an error without a message', async () => {
    const reference = watchedDocument();
    await reference.create({ to: [freshEmail()] });
    expect(await ended(reference)).toMatchObject({ state: 'ERROR', error: 'Error: Invalid mail document: message.' });
  });

  test('is given up, not sent again, when its delivery began and never ended', async () => {
    const email = freshEmail();
    const reference = watchedDocument();
    const past = Timestamp.fromMillis(Date.now() - 61_000);
    await reference.create({
      ...mailTo(email),
      delivery: {
        state: 'PROCESSING',
        startTime: past,
        leaseExpireTime: Timestamp.fromMillis(Date.now() - 1_000),
        attempts: 0,
      },
    });
    expect(await ended(reference)).toMatchObject({ state: 'ERROR', error: 'Message processing lease expired.' });
    expect(await caughtBy(email)).toEqual([]);
  });
});

describe('a document that waits for another attempt', () => {
  test('is sent by the deployed function once its time has come', async () => {
    const email = freshEmail();
    const reference = watchedDocument();
    const failedAt = Timestamp.fromMillis(Date.now() - 120_000);
    await reference.create({
      ...mailTo(email),
      delivery: {
        state: 'ERROR',
        attempts: 1,
        startTime: failedAt,
        endTime: failedAt,
        error: 'Error: connect ECONNREFUSED',
        retryAt: Timestamp.fromMillis(failedAt.toMillis() + 60_000),
      },
    });
    await retryDueMails(new Date(failedAt.toMillis() + 59_000));
    expect((await reference.get()).get('delivery.state')).toBe('ERROR');
    await retryDueMails(new Date());
    await expect.poll(async () => (await reference.get()).get('delivery.state')).toBe('SUCCESS');
    expect((await reference.get()).get('delivery')).toMatchObject({ attempts: 2, error: null, startTime: failedAt });
    expect(await caughtBy(email)).toHaveLength(1);
  });
});

// Side by side: each waits for the same six seconds.
describe('a document that is not to be sent yet', () => {
  test.concurrent('is sent by the deployed function at its time, not before', async ({ expect }) => {
    const email = freshEmail();
    const reference = watchedDocument();
    const sendAfter = Timestamp.fromMillis(Date.now() + 6_000);
    await reference.create({ ...mailTo(email), sendAfter });
    const delivery = await ended(reference);
    expect(delivery).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    expect(delivery.startTime.toMillis()).toBeGreaterThanOrEqual(sendAfter.toMillis());
    expect(await caughtBy(email)).toHaveLength(1);
  });

  test.concurrent('is moved at its time, if it was withheld from the extension', async ({ expect }) => {
    const email = freshEmail();
    const reference = watchedDocument();
    const withheld = withheldMailReference(reference.id);
    const sendAfter = Timestamp.fromMillis(Date.now() + 6_000);
    await withheld.create({ ...mailTo(email), sendAfter });
    const delivery = await ended(reference);
    expect(delivery.startTime.toMillis()).toBeGreaterThanOrEqual(sendAfter.toMillis());
    expect((await withheld.get()).exists).toBe(false);
    expect(await caughtBy(email)).toHaveLength(1);
  });
});

describe('the delivery itself', () => {
  test('sends once when 50 try at once', async () => {
    const email = freshEmail();
    const reference = unwatchedDocument();
    await reference.create(mailTo(email));
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => deliverMailDocument(reference, toCatcher)));
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1);
    expect(await caughtBy(email)).toHaveLength(1);
  });

  test('keeps the reason while the mail server is down, and sends when a person asks for it before its time', async () => {
    const email = freshEmail();
    const reference = unwatchedDocument();
    await reference.create(mailTo(email));
    expect(await deliverMailDocument(reference, toNobody)).toBe('deferred');
    const failed = (await reference.get()).get('delivery');
    expect(failed).toMatchObject({ state: 'ERROR', attempts: 1, leaseExpireTime: null });
    expect(failed.error).toMatch(/ECONNREFUSED/);
    expect(failed.retryAt.toMillis() - failed.endTime.toMillis()).toBe(60_000);

    // An earlier event does nothing.
    expect(await deliverMailDocument(reference, toCatcher)).toBe('left');
    await reference.update({ 'delivery.state': 'RETRY' });
    expect(await deliverMailDocument(reference, toCatcher)).toBe('sent');
    const sent = (await reference.get()).get('delivery');
    expect(sent).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
    expect(sent).not.toHaveProperty('retryAt');
    expect(await caughtBy(email)).toHaveLength(1);
  });

  test('holds its document for 60 seconds while it sends, and hands it to nobody else', async () => {
    const reference = unwatchedDocument();
    await reference.create(mailTo(freshEmail()));
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const first = deliverMailDocument(reference, async (mail) => {
      await held;
      return toCatcher(mail);
    });
    await expect.poll(async () => (await reference.get()).get('delivery.state')).toBe('PROCESSING');
    const { startTime, leaseExpireTime } = (await reference.get()).get('delivery') as Record<string, Timestamp>;
    expect(leaseExpireTime!.toMillis() - startTime!.toMillis()).toBe(60_000);
    expect(await deliverMailDocument(reference, toCatcher)).toBe('busy');
    release();
    expect(await first).toBe('sent');
  });

  test('never sends again what a killed process may have sent: it is given up once its lease has ended', async () => {
    const reference = unwatchedDocument();
    await reference.create(mailTo(freshEmail()));
    const delivering: ChildProcess[] = [];
    // The server has the whole mail, and the process is killed before the reply.
    const server = await new MailServer().switchOn();
    server.replies = { MESSAGE: 'silence' };
    server.onReceived = () => delivering.forEach((child) => child.kill('SIGKILL'));
    const script = join(import.meta.dirname, '..', 'support', 'deliverOnce.ts');
    const child = spawn(process.execPath, [script, reference.path, server.url], { stdio: 'ignore' });
    delivering.push(child);
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    await server.switchOff();

    expect((await reference.get()).get('delivery.state')).toBe('PROCESSING');
    expect(await deliverMailDocument(reference, toCatcher)).toBe('busy');
    await reference.update({ 'delivery.leaseExpireTime': Timestamp.fromMillis(Date.now() - 1) });
    const outcomes = await Promise.all([1, 2, 3].map(() => deliverMailDocument(reference, toCatcher)));
    expect(outcomes.toSorted()).toEqual(['expired', 'left', 'left']);
    expect((await reference.get()).get('delivery')).toMatchObject({
      state: 'ERROR',
      error: 'Message processing lease expired.',
    });
  });

  test('reaches everybody that the document names, in the name that it gives', async () => {
    const [to, cc, bcc] = [freshEmail(), freshEmail(), freshEmail()];
    const reference = unwatchedDocument();
    const headers = { 'List-Unsubscribe': '<https://house.example/off>' };
    await reference.create({ ...mailTo(to), cc, bcc: [bcc], from: '"Ana" <ana@house.example>', replyTo: cc, headers });
    expect(await deliverMailDocument(reference, toCatcher)).toBe('sent');
    expect((await reference.get()).get('delivery.info.accepted')).toEqual([to, cc, bcc]);
    const [mail] = await caughtBy(to);
    expect(mail).toMatchObject({
      from: [{ name: 'Ana', address: 'ana@house.example' }],
      cc: [{ address: cc }],
      replyTo: [{ address: cc }],
      headers: { 'list-unsubscribe': '<https://house.example/off>' },
    });
    // A document that somebody wrote by hand goes after a while like all others.
    expect((await reference.get()).get('expiresAt')).toBeInstanceOf(Timestamp);
  });

  test('does not mind a document that is deleted while it is sent', async () => {
    const email = freshEmail();
    const reference = unwatchedDocument();
    await reference.create(mailTo(email));
    const outcome = await deliverMailDocument(reference, async (mail) => {
      await reference.delete();
      return toCatcher(mail);
    });
    expect(outcome).toBe('sent');
    expect((await reference.get()).exists).toBe(false);
  });
});

describe('a booking requested on the site', () => {
  let apartment: Apartment;
  beforeAll(async () => {
    apartment = await createTestApartment({
      rules: { minNights: 1, maxNights: 20, arrivalDays: [], minNoticeDays: 1, bookingWindowDays: 600 },
    });
  });
  afterAll(() => removeTestApartment(apartment));

  test('arrives in the guest’s language and the owner’s, with an invitation', async () => {
    const email = freshEmail();
    const number = await book(apartment, stayIn(90, 3), {
      language: 'pl',
      guest: { firstName: 'Małgorzata', lastName: '<b>Żak</b>', email: email, phone: '+48 600 100 200' },
    });
    const mails = firestore().collection(mailCollection);
    await Promise.all([ended(mails.doc(`${number}-received-guest`)), ended(mails.doc(`${number}-received-owner`))]);

    const [toGuest, ...more] = await caughtBy(email);
    expect(more).toEqual([]);
    expect(toGuest?.subject).toContain(`Państwa zapytanie ${number}`);
    // Text that cannot be a name is shown to the owner only.
    expect(toGuest?.html).not.toMatch(/Małgorzata|Żak/);
    expect(toGuest?.text).toContain(`http://127.0.0.1:5000/pl/moja-rezerwacja/${number}`);
    expect(toGuest?.attachments?.map(({ contentType }) => contentType)).toEqual(['text/calendar']);

    const settings = (await firestore().doc('settings/property').get()).data();
    const toOwner = (await caughtBy(settings?.ownerEmail)).filter(({ html }) => html.includes(number));
    expect(toOwner).toHaveLength(1);
    expect(toOwner[0]?.replyTo).toMatchObject([{ address: settings?.ownerEmail }]);
    expect(toOwner[0]?.html).toContain('Małgorzata &lt;b&gt;Żak&lt;/b&gt;');
    expect(toOwner[0]?.text).toContain(`bookings/${number}`);
  });
});
