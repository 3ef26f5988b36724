import '../support/emulators.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limitsCollection, limitSettingsDocument, mailCollection } from '../../functions/src/contract/collections.ts';
import { breakerWindow, limitsSchema, requestWindow } from '../../functions/src/contract/limits.ts';
import { mailRequestPath } from '../../functions/src/contract/mailRequestPath.ts';
import type { Language } from '../../functions/src/domain/language.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { forgetCounts } from '../support/limits.ts';
import { signIn } from '../support/signIn.ts';
import { messagesOf } from '../support/messagesOf.ts';

/*
 * Rate limits, through Hosting and by direct calls. Tests set X-Forwarded-For, which Google's servers write in
 * production.
 */
const site = 'http://127.0.0.1:5000';
const db = firestore();
const settings = db.doc(limitSettingsDocument);
let usual: Record<string, unknown>;

beforeAll(async () => {
  usual = (await settings.get()).data()!;
});
afterAll(async () => {
  await settings.set(usual);
  // Their mail to the owner must not come in the middle of a test that counts mails.
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

/** A limited number in parallel, as connections are limited. */
async function flood(posts: number, atOnce: number, send: () => Promise<Response>): Promise<Response[]> {
  const responses: Response[] = [];
  let begun = 0;
  const worker = async () => {
    while ((begun += 1) <= posts) responses.push(await send());
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return responses;
}

describe('messages', () => {
  test('of a thousand posts at once from one network as many get through as may, and somebody elsewhere all the same', async () => {
    const most = 10;
    await settings.set({ ...usual, mail: { perNetwork: most, overall: 200 } });
    const robot = somewhere();
    const before = await queued();
    const began = Date.now();
    const flooding = flood(1000, 100, () => post(robot));
    // During the flood.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const honest = await post('198.51.100.7');
    const responses = await flooding;
    const took = Date.now() - began;

    expect([honest.status, await honest.json()]).toEqual([202, { status: 'queued' }]);
    const through = responses.filter(({ status }) => status === 202).length;
    const refused = responses.filter(({ status }) => status === 429);
    expect(through + refused.length).toBe(1000);
    // A window may have ended meanwhile.
    const windows = Math.floor(Date.now() / requestWindow) - Math.floor(began / requestWindow) + 1;
    expect(through).toBeLessThanOrEqual(most * windows);
    expect(through).toBeGreaterThanOrEqual(1);
    expect((await queued()) - before).toBe(through + 1);
    for (const { headers } of refused) {
      const retryAfter = Number(headers.get('retry-after'));
      expect(retryAfter).toBeGreaterThanOrEqual(1);
      expect(retryAfter).toBeLessThanOrEqual(requestWindow / 1000);
    }
    expect(await refused[0]?.text()).toBe(messagesOf('de')('errors.too-many-requests'));
    expect(refused[0]?.headers.get('content-language')).toBe('de');
    console.log(`▸ 1000 posts at once: ${through} through (limit ${most}), ${refused.length} times 429, ${took} ms`);
  });

  test('count against the network that sent them, whatever a sender pretends', async () => {
    await settings.set({ ...usual, mail: { perNetwork: 3, overall: 200 } });
    const [a, b] = [randomInt(256), randomInt(256)];
    const pretending = [1, 2, 3, 4].map((at) => () => post(`${networkAt(at)}, 151.101.1.${at}, 10.${a}.${b}.${at}`));
    expect(await oneByOne(pretending)).toEqual([202, 202, 202, 429]);
  });

  test('of all networks together have a limit: one that is refused uses up nothing of it, and the owner gets one mail', async () => {
    await settings.set({ ...usual, mail: { perNetwork: 1, overall: 5 } });
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

  test('of robots are distinguished from those of people: a field that nobody sees, a form that nobody had time to read', async () => {
    await settings.set({ ...usual, mail: { perNetwork: 5, overall: 200, withoutForm: 2 } });
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
  afterEach(() => settings.set(usual));

  test('counts each account by itself; signed-out and malformed calls cost nobody anything', async () => {
    await settings.set({ ...usual, [limited]: { perAccount: 2 } });
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

test('what is counted says nothing of anybody, and goes', async () => {
  await settings.set({ ...usual, mail: { perNetwork: 5, overall: 200 } });
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

test('settings that cannot be read leave the usual limits in force, and one figure alone changes nothing else', async () => {
  await settings.set({ mail: { perNetwork: 'many' }, requestBooking: 7 });
  const from = somewhere();
  const plain = () => post(from, contact({ sinceShown: undefined }));
  const most = limitsSchema.parse({}).mail!.withoutForm;
  expect(await oneByOne(Array.from({ length: most + 1 }, () => plain))).toEqual([...Array(most).fill(202), 429]);
  expect(limitsSchema.parse({ mail: { perNetwork: 7 } }).mail).toEqual({
    ...limitsSchema.parse({}).mail,
    perNetwork: 7,
  });
});
