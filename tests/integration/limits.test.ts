import '../support/emulators.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limitsCollection, mailCollection } from '../../functions/src/contract/collections.ts';
import { breakerWindow, requestWindow } from '../../functions/src/limits/limits.ts';
import { mailRequestPath } from '../../functions/src/contract/mailRequestPath.ts';
import type { Language } from '../../functions/src/domain/language.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { forgetCounts, setLimits } from '../support/limits.ts';
import { signIn } from '../support/signIn.ts';
import { messagesOf } from '../support/messagesOf.ts';

/*
 * Rate limits, through Hosting and by direct calls. Tests set X-Forwarded-For, which Google's servers write in
 * production.
 */
const site = 'http://127.0.0.1:5000';
const db = firestore();
let restore: () => Promise<void> = async () => {};

afterEach(() => restore());
afterAll(async () => {
  // The mail to the owner must not arrive during a test that counts mails.
  await eventsHandled(60_000);
});
beforeEach(forgetCounts);

/** An IP in a network that no other test uses. */
const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
const networkAt = (index: number) => `198.18.${index}.7`;

function contact(changes: Record<string, unknown> = {}) {
  const email = `limits-${randomUUID()}@example.net`;
  const said = { firstName: 'Ada', lastName: 'Novak', email, message: 'Is the terrace warm in October?' };
  return { kind: 'contact', language: 'de', ...said, sinceShown: 30_000, ...changes };
}

function post(from: string, data: unknown = contact()): Promise<Response> {
  return fetch(site + mailRequestPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify(data),
  });
}

const statusesOf = async (responses: Promise<Response>[]) => (await Promise.all(responses)).map(({ status }) => status);
const oneByOne = async (tries: (() => Promise<Response>)[]) => {
  const statuses: number[] = [];
  for (const attempt of tries) statuses.push((await attempt()).status);
  return statuses;
};
const queued = async () => (await db.collection(mailCollection).count().get()).data().count;

describe('messages', () => {
  test('from one network are accepted up to the limit, and those of other networks beyond it', async () => {
    const most = 10;
    restore = await setLimits({ mail: { perNetwork: most, overall: 200 } });
    const robot = somewhere();
    const before = await queued();
    const [honest, ...responses] = await Promise.all([
      post('198.51.100.7'),
      ...Array.from({ length: 40 }, () => post(robot)),
    ]);

    expect([honest.status, await honest.json()]).toEqual([202, { status: 'queued' }]);
    const refused = responses.filter(({ status }) => status === 429);
    const through = responses.filter(({ status }) => status === 202).length;
    expect(through + refused.length).toBe(40);
    // When many calls come at the same moment, some may be refused although there was room.
    expect(through).toBeLessThanOrEqual(most);
    expect(through).toBeGreaterThanOrEqual(1);
    expect((await queued()) - before).toBe(through + 1);
    for (const { headers } of refused) {
      const retryAfter = Number(headers.get('retry-after'));
      expect(retryAfter).toBeGreaterThanOrEqual(1);
      expect(retryAfter).toBeLessThanOrEqual(requestWindow / 1000);
    }
    expect(await refused[0]?.text()).toBe(messagesOf('de')('errors.too-many-requests'));
    expect(refused[0]?.headers.get('content-language')).toBe('de');
  });

  test('have an overall limit that refused ones do not use up, and the owner gets one mail', async () => {
    restore = await setLimits({ mail: { perNetwork: 1, overall: 5 } });
    const notes = () =>
      db.collection(mailCollection).where('__name__', '>=', 'breaker-').where('__name__', '<', 'breaker.');
    for (const note of (await notes().get()).docs) await note.ref.delete();
    const robot = somewhere();
    expect(await oneByOne(Array.from({ length: 8 }, () => () => post(robot)))).toEqual([202, ...Array(7).fill(429)]);
    expect((await notes().get()).size).toBe(0);
    const others = Array.from({ length: 6 }, (_, at) => () => post(networkAt(at)));
    expect(await oneByOne(others)).toEqual([202, 202, 202, 202, 429, 429]);

    const refused = await post(networkAt(7));
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(breakerWindow / 1000);
    const { ownerEmail, ownerLanguage } = (await db.doc('settings/property').get()).data()!;
    const mails = (await notes().get()).docs;
    expect(mails.map((note) => note.get('to'))).toEqual([[ownerEmail]]);
    expect(mails[0]?.get('message.subject')).toBe(messagesOf(ownerLanguage as Language)('mail.breaker.subject'));
  });

  test('of robots are recognised: by a hidden field, and by a form sent too fast', async () => {
    restore = await setLimits({ mail: { perNetwork: 5, overall: 200, withoutForm: 2 } });
    const from = somewhere();
    const before = await queued();
    expect(await statusesOf([post(from, contact({ website: 'https://spam.example' }))])).toEqual([400]);
    expect(await statusesOf([post(from, contact({ sinceShown: 300 }))])).toEqual([429]);
    expect(await statusesOf([post(from, contact({ sinceShown: -1 }))])).toEqual([429]);
    expect(await statusesOf([post(from, contact({ sinceShown: 'long' }))])).toEqual([400]);
    expect(await queued()).toBe(before);

    // Requests without form fields are accepted, but with a lower limit.
    const plain = () => post(from, contact({ sinceShown: undefined }));
    expect(await oneByOne([plain, plain, plain])).toEqual([202, 202, 429]);
    expect(await oneByOne([() => post(from, contact({ website: '' })), plain])).toEqual([202, 429]);
  });
});

describe.each([
  ['cancelBooking', 'cancelBooking', { number: '00000-00000' }, 'booking-not-found'],
  ['downloadMyData', 'account', {}, 'ok'],
] as const)('%s', (name, limited, data, otherwise) => {
  test('each account is counted by itself; signed-out and malformed calls are not counted', async () => {
    restore = await setLimits({ [limited]: { perAccount: 2 } });
    const from = somewhere();
    const mine = (await signIn({ email: `${randomUUID()}@example.net`, emailVerified: true })).idToken;
    const other = (await signIn({ email: `${randomUUID()}@example.net`, emailVerified: true })).idToken;
    const call = async (idToken?: string, sent: unknown = data) => callFunction(name, sent, idToken, from);

    for (let time = 0; time < 10; time += 1) {
      expect(codeOf(await call())).toBe('signed-out');
      expect(codeOf(await call(mine, { wrong: true }))).not.toBe('too-many-requests');
    }
    for (let time = 0; time < 2; time += 1) expect(codeOf(await call(mine))).toBe(otherwise);
    const refused = await call(mine);
    expect(refused).toMatchObject({ httpStatus: 429, details: { code: 'too-many-requests' } });
    expect(!refused.ok && refused.details.retryAfter).toBeGreaterThanOrEqual(1);
    expect(codeOf(await call(other))).toBe(otherwise);
  });
});

test('counts contain nothing about people, and expire', async () => {
  restore = await setLimits({ mail: { perNetwork: 5, overall: 200 } });
  const from = somewhere();
  await post(from);
  const stored = await db.collection(limitsCollection).get();
  expect(stored.size).toBeGreaterThanOrEqual(3);
  for (const document of stored.docs) {
    expect(document.id + JSON.stringify(document.data())).not.toContain(from.replace(/\d+$/, ''));
    expect(Object.keys(document.data()).sort()).toEqual(
      [document.id.startsWith('salt-') ? 'salt' : 'count', 'expiresAt'].sort(),
    );
    expect(document.get('expiresAt').toMillis()).toBeLessThanOrEqual(Date.now() + 24 * 60 * 60 * 1000);
  }
});
