import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mailCollection, newsletterCollection } from '../../functions/src/contract/collections.ts';
import { mailRequestPath } from '../../functions/src/contract/mailRequestPath.ts';
import type { Language } from '../../functions/src/domain/language.ts';
import { subscriptionId } from '../../functions/src/newsletter/subscriptionLink.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { caughtMails, type CaughtMail } from '../support/caughtMails.ts';
import { wordsOf } from '../support/wordsOf.ts';

/*
 * `POST /mail/send` and the newsletter's links as they are asked for on the site: through Hosting, by HTTP.
 */
const site = 'http://127.0.0.1:5000';

function freshAddress(): string {
  return `mail-${randomUUID()}@example.net`;
}

function post(data: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site + mailRequestPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof data === 'string' ? data : JSON.stringify(data),
  });
}

function contact(email: string, changes: Record<string, unknown> = {}) {
  return {
    kind: 'contact',
    language: 'de',
    firstName: 'Ada',
    lastName: '<b>Novak</b>',
    email,
    phone: '+491701234567',
    message: 'Guten Tag,\nist die Terrasse im Oktober warm?',
    ...changes,
  };
}

async function settings(): Promise<Record<string, unknown>> {
  return (await firestore().doc('settings/property').get()).data()!;
}

/** The mails that arrived, once there are as many as expected. */
async function arrived(read: () => Promise<CaughtMail[]>, count: number): Promise<CaughtMail[]> {
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(count);
  return read();
}

async function queued(): Promise<number> {
  return (await firestore().collection(mailCollection).count().get()).data().count;
}

describe('a message', () => {
  test('reaches the owner in their language, with the writer as the one to answer, once', async () => {
    const email = freshAddress();
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(contact(email));
      expect([answer.status, await answer.json()]).toEqual([202, { status: 'queued' }]);
    }
    const [mail] = await arrived(async () => (await caughtMails(email)).toOwner, 1);
    const { ownerEmail, ownerLanguage } = await settings();
    const say = wordsOf(ownerLanguage as Language);
    expect(mail?.to.map(({ address }) => address)).toEqual([ownerEmail]);
    expect(mail?.subject).toBe(say('mail.contact.subject', { name: 'NAME' }).replace('NAME', 'Ada <b>Novak</b>'));
    expect(mail?.html).toContain('&lt;b&gt;Novak&lt;/b&gt;');
    expect(mail?.text).toContain('> ist die Terrasse im Oktober warm?');
    expect((await caughtMails(email)).toGuest).toEqual([]);
  });

  test('is refused with the right status and a sentence in the guest’s language, and nothing is queued', async () => {
    const say = wordsOf('de');
    const before = await queued();
    const email = freshAddress();
    const cases: [status: number, sentence: string, answer: Promise<Response>][] = [
      [400, say('errors.fields-required'), post(contact(email, { message: '' }))],
      [400, say('mail.refused.wrong'), post(contact(email, { firstName: 'Ada\r\nBcc: a@example.net' }))],
      [400, say('mail.refused.wrong'), post(contact(email, { email: 'a@example.net,b@example.net' }))],
      [400, say('mail.refused.wrong'), post(contact(email, { language: 'xx' }), { 'Accept-Language': 'de-AT' })],
      [400, say('mail.refused.unreadable'), post('{"kind": "contact",', { 'Accept-Language': 'de' })],
      [413, say('mail.refused.tooLarge'), post(contact('a@example.net, '.repeat(10_000)), { 'Accept-Language': 'de' })],
      [
        415,
        say('mail.refused.unreadable'),
        post(contact(email), { 'Content-Type': 'text/plain', 'Accept-Language': 'de' }),
      ],
    ];
    for (const [status, sentence, answer] of cases) {
      const { status: found, headers } = await answer;
      expect([found, await (await answer).text()]).toEqual([status, sentence]);
      expect(headers.get('content-type')).toMatch(/^text\/plain/);
      expect(headers.get('content-language')).toBe('de');
    }
    const get = await fetch(site + mailRequestPath, { headers: { 'Accept-Language': 'de' } });
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await get.text()).toBe(say('mail.refused.unreadable'));
    expect(await queued()).toBe(before);
  });
});

describe('the newsletter', () => {
  const linkIn = (mail: CaughtMail | undefined, action: string) => {
    const [link] = new RegExp(`${site}/newsletter/${action}\\S+`).exec(mail?.text ?? '') ?? [];
    if (!link) throw new Error(`no link to ${action} in the mail`);
    return link;
  };
  const statusOf = async (email: string) =>
    (await firestore().collection(newsletterCollection).doc(subscriptionId(email)).get()).data();

  test('is joined by a click behind a mailed link and left by one, and asking twice sends nothing twice', async () => {
    const email = freshAddress();
    const ask = () => post({ kind: 'newsletter', language: 'it', email: email.toUpperCase() });
    const mailsTo = async () => (await caughtMails(email)).toGuest;
    for (let time = 0; time < 2; time += 1) expect((await ask()).status).toBe(202);
    const [asking] = await arrived(mailsTo, 1);
    const say = wordsOf('it');
    expect(asking?.subject).toBe(say('mail.newsletter.confirm.subject', { house: 'Villa Murtela' }));
    expect(await statusOf(email)).toMatchObject({ status: 'pending', confirmedAt: null });

    // Opening the link, as a scanner does, confirms nothing.
    const link = linkIn(asking, 'confirm');
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<form method="post">');
    expect(await statusOf(email)).toMatchObject({ status: 'pending' });
    const forged = new URL(link);
    forged.searchParams.set('secret', 'x'.repeat(32));
    expect((await fetch(forged, { method: 'POST' })).status).toBe(410);

    for (let time = 0; time < 2; time += 1) {
      const confirmed = await fetch(link, { method: 'POST' });
      expect(confirmed.status).toBe(200);
      expect(await confirmed.text()).toContain(say('mail.newsletter.page.confirmed.title'));
    }
    expect(await statusOf(email)).toMatchObject({ status: 'subscribed', textVersion: expect.stringMatching(/^it-/) });
    expect((await statusOf(email))?.['confirmedAt'].toMillis()).toBeGreaterThan(
      (await statusOf(email))?.['askedAt'].toMillis(),
    );
    // Known or not, the answer is the same, and whoever is on the list is not asked again.
    expect((await ask()).status).toBe(202);
    const welcome = (await arrived(mailsTo, 2)).find(({ text }) => text.includes('/newsletter/unsubscribe'));
    const leave = linkIn(welcome, 'unsubscribe');
    const source = await (await fetch(`http://127.0.0.1:1080/email/${welcome?.id}/source`)).text();
    expect(source.replace(/\r?\n[ \t]+/g, ' ')).toContain(`List-Unsubscribe: <${leave}>`);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    expect((await fetch(leave)).status).toBe(200);
    expect(await statusOf(email)).toMatchObject({ status: 'subscribed' });
    const left = await fetch(leave, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect(left.status).toBe(200);
    expect(await statusOf(email)).toMatchObject({ status: 'unsubscribed' });
    expect((await fetch(link, { method: 'POST' })).status).toBe(410);
    expect(await mailsTo()).toHaveLength(2);
  });

  test('has no address in its answers, and a link without its parts leads nowhere', async () => {
    expect((await fetch(`${site}/newsletter/confirm?id=x&secret=y`)).status).toBe(404);
    expect((await fetch(`${site}/newsletter/other?id=${'0'.repeat(64)}&secret=y`)).status).toBe(404);
    const unknown = await fetch(`${site}/newsletter/unsubscribe?id=${'0'.repeat(64)}&secret=y`, { method: 'POST' });
    expect(unknown.status).toBe(410);
  });
});
