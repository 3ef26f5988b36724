import '../support/emulators.ts';
import { createHash, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { mailCollection, newsletterCollection } from '../../functions/src/contract/collections.ts';
import { mailRequestPath } from '../../functions/src/contract/mailRequestPath.ts';
import type { StoredTime } from '../../functions/src/contract/storedFields.ts';
import type { StoredSubscription } from '../../functions/src/contract/subscription.ts';
import type { Language } from '../../functions/src/domain/language.ts';
import { subscriptionId } from '../../functions/src/newsletter/subscriptions.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { hashSecret } from '../../functions/src/platform/secret.ts';
import { mailsTo, mailsToOwner, type CaughtMail } from '../support/caughtMails.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { signIn } from '../support/signIn.ts';
import property from '../../villa/property.json' with { type: 'json' };

/* `POST /mail/send` and newsletter links through Hosting, over HTTP. */
const site = 'http://127.0.0.1:5000';

function freshEmail(): string {
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
    city: 'Dublin',
    message: 'Guten Tag,\nist die Terrasse im Oktober warm?',
    ...changes,
  };
}

async function settings(): Promise<Record<string, unknown>> {
  return (await firestore().doc('settings/property').get()).data()!;
}

/** Waits for the expected number of mails. */
async function arrived(read: () => Promise<CaughtMail[]>, count: number): Promise<CaughtMail[]> {
  await expect.poll(async () => (await read()).length).toBe(count);
  return read();
}

async function queued(): Promise<number> {
  return (await firestore().collection(mailCollection).count().get()).data().count;
}

describe('a contact message', () => {
  test('reaches the owner in their language once, with the writer in Reply-To', async () => {
    const email = freshEmail();
    for (let time = 0; time < 2; time += 1) {
      const response = await post(contact(email));
      expect([response.status, await response.json()]).toEqual([202, { status: 'queued' }]);
    }
    const [mail] = await arrived(() => mailsToOwner(email), 1);
    const { ownerEmail, ownerLanguage } = await settings();
    const t = messagesOf(ownerLanguage as Language);
    expect(mail?.to.map(({ address }) => address)).toEqual([ownerEmail]);
    expect(mail?.subject).toBe(t('mail.contact.subject', { name: 'NAME' }).replace('NAME', 'Ada <b>Novak</b>'));
    expect(mail?.html).toContain('&lt;b&gt;Novak&lt;/b&gt;');
    for (const said of ['> ist die Terrasse im Oktober warm?', '+49 170 1234567', 'Dublin'])
      expect(mail?.text).toContain(said);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('is copied to the email that the sign-in proves, and to no typed one', async () => {
    const proven = freshEmail();
    const { idToken } = await signIn({ email: proven, emailVerified: true });
    const { idToken: unproven } = await signIn({ email: freshEmail() });
    const typed = freshEmail();
    const send = async (authorization: Record<string, string>, message: string) => {
      const response = await post(contact(typed, { copy: true, message }), authorization);
      return [response.status, await response.json()];
    };
    for (let time = 0; time < 2; time += 1) {
      const answer = await send({ Authorization: `Bearer ${idToken}` }, 'Ist das WLAN gut?');
      expect(answer).toEqual([202, { status: 'queued', copyTo: proven }]);
    }
    for (const authorization of [undefined, 'Bearer wrong', `Bearer ${unproven}`]) {
      const answer = await send(
        authorization === undefined ? {} : { Authorization: authorization },
        `${authorization}`,
      );
      expect(answer).toEqual([202, { status: 'queued' }]);
    }
    const [copy] = await arrived(() => mailsTo(proven), 1);
    const t = messagesOf('de');
    expect(copy?.subject).toBe(t('mail.contact.copy.subject', { property: property.name }));
    expect(copy?.text).toContain('Ist das WLAN gut?');
    await arrived(() => mailsToOwner(typed), 4);
    expect(await mailsTo(typed)).toEqual([]);
  });

  test('is refused with the right status and a sentence in the guest’s language, and nothing is queued', async () => {
    const t = messagesOf('de');
    const before = await queued();
    const email = freshEmail();
    const cases: [status: number, sentence: string, response: Promise<Response>][] = [
      [400, t('errors.fields-required'), post(contact(email, { message: '' }))],
      [400, t('mail.refused.wrong'), post(contact(email, { firstName: 'Ada\r\nBcc: a@example.net' }))],
      [400, t('mail.refused.wrong'), post(contact(email, { language: 'xx' }), { 'Accept-Language': 'de-AT' })],
      [413, t('mail.refused.tooLarge'), post(contact('a@example.net, '.repeat(10_000)), { 'Accept-Language': 'de' })],
      [
        415,
        t('mail.refused.unreadable'),
        post(contact(email), { 'Content-Type': 'text/plain', 'Accept-Language': 'de' }),
      ],
    ];
    for (const [status, sentence, response] of cases) {
      const { status: found, headers } = await response;
      expect([found, await (await response).text()]).toEqual([status, sentence]);
      expect(headers.get('content-type')).toMatch(/^text\/plain/);
      expect(headers.get('content-language')).toBe('de');
    }
    const get = await fetch(site + mailRequestPath, { headers: { 'Accept-Language': 'de' } });
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await get.text()).toBe(t('mail.refused.unreadable'));
    // The functions' runtime answers this itself.
    expect((await post('{"kind": "contact",')).status).toBe(400);
    expect(await queued()).toBe(before);
  });
});

describe('the newsletter', () => {
  const linkIn = (mail: CaughtMail | undefined, action: string) => {
    const [link] = new RegExp(`${site}/newsletter/${action}\\S+`).exec(mail?.text ?? '') ?? [];
    if (!link) throw new Error(`no link to ${action} in the mail`);
    return link;
  };
  const isOf = (link: string, hash: unknown) => hashSecret(new URL(link).searchParams.get('secret') ?? '') === hash;
  const statusOf = async (email: string) =>
    (await firestore().collection(newsletterCollection).doc(subscriptionId(email)).get()).data();

  test('is joined and left by a mailed link, and asking twice sends nothing twice', async () => {
    const email = freshEmail();
    const ask = () => post({ kind: 'newsletter', language: 'it', email: email.toUpperCase() });
    for (let time = 0; time < 2; time += 1) expect((await ask()).status).toBe(202);
    const [asking] = await arrived(() => mailsTo(email), 1);
    const t = messagesOf('it');
    expect(asking?.subject).toBe(t('mail.newsletter.confirm.subject', { property: 'Villa Murtela' }));
    expect(await statusOf(email)).toMatchObject({ status: 'pending', confirmedAt: null });

    // Opening the link, as mail scanners do, confirms nothing.
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
      expect(await confirmed.text()).toContain(t('mail.newsletter.page.confirmed.title'));
    }
    expect(await statusOf(email)).toMatchObject({ status: 'subscribed', textVersion: expect.stringMatching(/^it-/) });
    expect((await statusOf(email))?.['confirmedAt'].toMillis()).toBeGreaterThan(
      (await statusOf(email))?.['askedAt'].toMillis(),
    );
    // The response is the same, and subscribers get no second mail.
    expect((await ask()).status).toBe(202);
    const welcome = (await arrived(() => mailsTo(email), 2)).find(({ text }) =>
      text.includes('/newsletter/unsubscribe'),
    );
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
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('keeps the proof of a subscription that ended, whoever enters the email again', async () => {
    const email = freshEmail();
    const reference = firestore().collection(newsletterCollection).doc(subscriptionId(email));
    const ask = () => post({ kind: 'newsletter', language: 'de', email });
    const press = async (link: string) => (await fetch(link, { method: 'POST' })).status;
    const confirmLinks = async () => (await mailsTo(email)).filter(({ text }) => text.includes('/newsletter/confirm'));
    await ask();
    expect(await press(linkIn((await arrived(confirmLinks, 1))[0], 'confirm'))).toBe(200);
    expect(await press((await reference.get()).get('unsubscribeUrl') as string)).toBe(200);
    // The subscription ended two days ago.
    const ago = (date: StoredTime) => Timestamp.fromMillis(date.toMillis() - 2 * 86_400_000);
    const now = (await reference.get()).data() as StoredSubscription;
    const times = { askedAt: now.askedAt, confirmedAt: now.confirmedAt!, unsubscribedAt: now.unsubscribedAt! };
    await reference.update(Object.fromEntries(Object.entries(times).map(([name, at]) => [name, ago(at)])));
    const before = (await reference.get()).data() as StoredSubscription;

    expect((await ask()).status).toBe(202);
    const links = await arrived(confirmLinks, 2);
    const { askedAt, confirmHash, ...kept } = before;
    const asked = await statusOf(email);
    expect(asked).toMatchObject(kept);
    expect(asked?.['askedAt']).not.toEqual(askedAt);
    const fresh = links.map((mail) => linkIn(mail, 'confirm')).find((link) => isOf(link, asked?.['confirmHash']))!;
    expect(await press(fresh)).toBe(200);
    const { textVersion, confirmedAt, unsubscribedAt } = before;
    expect(await statusOf(email)).toMatchObject({
      status: 'subscribed',
      unsubscribedAt: null,
      expiresAt: null,
      ended: [{ textVersion, confirmedAt, unsubscribedAt }],
    });
    expect(confirmHash).not.toBe(asked?.['confirmHash']);
  });

  test('answers with pages that run no scripts, load nothing and cannot be framed', async () => {
    const id = '0'.repeat(64);
    const pages = [
      await fetch(`${site}/newsletter/confirm?id=${id}&secret=y`),
      await fetch(`${site}/newsletter/unsubscribe?id=${id}&secret=y`, { method: 'POST' }),
      await fetch(`${site}/newsletter/other?id=${id}&secret=y`),
      await fetch(`${site}/newsletter/confirm?id=${id}&secret=y`, { method: 'PUT' }),
    ];
    expect(pages.map(({ status }) => status)).toEqual([200, 410, 404, 405]);
    for (const page of pages) {
      const style = /<style>([^]*)<\/style>/.exec(await page.text())?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'content-security-policy': [
          "default-src 'none'",
          `style-src 'self' 'sha256-${hash}'`,
          "font-src 'self'",
          "img-src 'self'",
          "form-action 'self'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ].join('; '),
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'permissions-policy': expect.stringMatching(/\bgeolocation=\(\)/),
      });
    }
  });
});
