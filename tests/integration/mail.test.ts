import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { mailCollection } from '../../functions/src/contract/collections.ts';
import { deliverMailDocument } from '../../functions/src/mail/deliver/deliverMailDocument.ts';
import { withheldMailReference } from '../../functions/src/mail/queue/queueMails.ts';
import { smtpSender } from '../../functions/src/mail/deliver/smtpSender.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';
import { mailCatcher } from '../support/emulators.ts';

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
/** A document in a collection without a trigger, which the test delivers itself. */
function unwatchedDocument(): DocumentReference {
  const reference = firestore().collection('mailOfTests').doc(randomUUID());
  created.push(reference);
  return reference;
}
afterAll(async () => {
  await Promise.all(created.map((reference) => reference.delete()));
});

const toCatcher = smtpSender('smtp://127.0.0.1:1025', '"Test" <test@house.example>');

describe('a document written to mail/', () => {
  test('becomes one mail, and its document gets the result', async () => {
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
    // A document that somebody wrote by hand expires like all others.
    expect((await reference.get()).get('expiresAt')).toBeInstanceOf(Timestamp);
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
});

// In parallel, because each of them waits for the same six seconds.
describe('a document that must not be sent yet', () => {
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
  test('tolerates a document that is deleted while it is sent', async () => {
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
