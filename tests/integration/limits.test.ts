import '../support/emulators.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limitsCollection, limitSettingsDocument, mailCollection } from '../../functions/src/contract/collections.ts';
import type { ErrorDetails } from '../../functions/src/contract/errorDetails.ts';
import { limitsSchema, limitWindow } from '../../functions/src/contract/limits.ts';
import { mailRequestPath } from '../../functions/src/contract/mailRequestPath.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { functionsAt } from '../support/emulators.ts';
import { wordsOf } from '../support/wordsOf.ts';

/*
 * What strangers may ask for, tried through Hosting as on the site. Tests say by X-Forwarded-For where they are; on the real
 * site the servers on the way write that.
 */
const site = 'http://127.0.0.1:5000';
const db = firestore();
const settings = db.doc(limitSettingsDocument);
let usual: Record<string, unknown>;

beforeAll(async () => {
  usual = (await settings.get()).data()!;
});
afterAll(() => settings.set(usual));
/** Nobody has asked for anything yet. The day's salt stays, as the functions remember it. */
beforeEach(async () => {
  const counts = await db.collection(limitsCollection).where('count', '>=', 0).get();
  await Promise.all(counts.docs.map((count) => count.ref.delete()));
});

const somewhere = () => `203.0.113.${randomInt(256)}`;

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

const statusesOf = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);
const oneByOne = async (tries: (() => Promise<Response>)[]) => {
  const statuses: number[] = [];
  for (const attempt of tries) statuses.push((await attempt()).status);
  return statuses;
};
const queued = async () => (await db.collection(mailCollection).count().get()).data().count;

/** Some at a time, as a machine has only so many connections. */
async function flood(posts: number, atOnce: number, send: () => Promise<Response>): Promise<Response[]> {
  const answers: Response[] = [];
  let begun = 0;
  const worker = async () => {
    while ((begun += 1) <= posts) answers.push(await send());
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}

test('of a thousand posts at once from one address as many get through as may, and somebody elsewhere all the same', async () => {
  const most = 10;
  await settings.set({ ...usual, mail: { perAddress: most, overall: 40 } });
  const robot = somewhere();
  const before = await queued();
  const began = Date.now();
  const flooding = flood(1000, 100, () => post(robot));
  // In the thick of it.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const honest = await post('198.51.100.7');
  const answers = await flooding;
  const took = Date.now() - began;

  expect([honest.status, await honest.json()]).toEqual([202, { status: 'queued' }]);
  const through = answers.filter(({ status }) => status === 202).length;
  const refused = answers.filter(({ status }) => status === 429);
  expect(through + refused.length).toBe(1000);
  // A window may have ended meanwhile.
  const windows = Math.floor(Date.now() / limitWindow) - Math.floor(began / limitWindow) + 1;
  expect(through).toBeLessThanOrEqual(most * windows);
  expect(through).toBeGreaterThanOrEqual(1);
  expect((await queued()) - before).toBe(through + 1);
  for (const { headers } of refused) {
    const retryAfter = Number(headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThanOrEqual(1);
    expect(retryAfter).toBeLessThanOrEqual(limitWindow / 1000);
  }
  expect(await refused[0]?.text()).toBe(wordsOf('de')('errors.too-many-requests'));
  expect(refused[0]?.headers.get('content-language')).toBe('de');
  console.log(`▸ 1000 posts at once: ${through} through (limit ${most}), ${refused.length} times 429, ${took} ms`);
});

test('a sender cannot choose whom a request counts against', async () => {
  await settings.set({ ...usual, mail: { perAddress: 2, overall: 40 } });
  const robot = somewhere();
  const pretending = [1, 2, 3, 4].map((at) => () => post(`198.51.100.${at}, ${robot}`));
  expect(await oneByOne(pretending)).toEqual([202, 202, 429, 429]);
});

test('all addresses together have a limit too, and one that is refused uses up nothing of it', async () => {
  await settings.set({ ...usual, mail: { perAddress: 1, overall: 5 } });
  const robot = somewhere();
  expect(await oneByOne(Array.from({ length: 8 }, () => () => post(robot)))).toEqual([202, ...Array(7).fill(429)]);
  const others = Array.from({ length: 6 }, (_, at) => () => post(`198.51.100.${at}`));
  expect(await oneByOne(others)).toEqual([202, 202, 202, 202, 429, 429]);
});

test('robots are told from people: a field that nobody sees, a form that nobody had time to read', async () => {
  await settings.set({ ...usual, mail: { perAddress: 5, overall: 40, withoutForm: 2 } });
  const from = somewhere();
  const before = await queued();
  expect(await statusesOf([post(from, contact({ website: 'https://spam.example' }))])).toEqual([400]);
  expect(await statusesOf([post(from, contact({ sinceShown: 300 }))])).toEqual([429]);
  expect(await statusesOf([post(from, contact({ sinceShown: -1 }))])).toEqual([429]);
  expect(await statusesOf([post(from, contact({ sinceShown: 'long' }))])).toEqual([400]);
  expect(await queued()).toBe(before);

  // Whoever sends what the contract asks for and no more is taken, but fewer times.
  const plain = () => post(from, contact({ sinceShown: undefined }));
  expect(await oneByOne([plain, plain, plain])).toEqual([202, 202, 429]);
  expect(await oneByOne([() => post(from, contact({ website: '' })), plain])).toEqual([202, 429]);
});

test.each([
  ['requestBooking', 'requestBooking', 'apartment-not-found'],
  ['cancelBooking', 'cancelBooking', 'signed-out'],
  ['downloadMyData', 'account', 'signed-out'],
  ['deleteMyAccount', 'account', 'signed-out'],
])('%s has its limit', async (name, limited, otherwise) => {
  await settings.set({ ...usual, [limited]: { perAddress: 2, overall: 40 } });
  const from = somewhere();
  const guest = { firstName: 'Ada', lastName: 'Test', email: 'ada@example.net', phone: '+44 20 7946 0000' };
  const data: Record<string, unknown> = {
    requestBooking: {
      ...{ requestId: randomUUID(), apartment: 'nowhere', checkIn: '2027-06-12', checkOut: '2027-06-19', adults: 2 },
      ...{ children: 0, guest, language: 'en', acceptPrivacy: true, acceptTerms: true, expectedTotal: 1 },
    },
    cancelBooking: { number: '00000-00000' },
  };
  const call = async () => {
    const answer = await fetch(`${functionsAt}/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: JSON.stringify({ data: data[name] ?? {} }),
    });
    const { error } = (await answer.json()) as { error: { details: ErrorDetails } };
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), details: error.details };
  };
  for (let time = 0; time < 2; time += 1) expect((await call()).details.code).toBe(otherwise);
  const { status, retryAfter, details } = await call();
  expect([status, details.code]).toEqual([429, 'too-many-requests']);
  expect(details.retryAfter).toBeGreaterThanOrEqual(1);
  expect(retryAfter).toBe(String(details.retryAfter));
});

test('what is counted says nothing of anybody, and goes', async () => {
  await settings.set({ ...usual, mail: { perAddress: 5, overall: 40 } });
  const from = somewhere();
  await post(from);
  const kept = await db.collection(limitsCollection).get();
  expect(kept.size).toBeGreaterThanOrEqual(3);
  for (const document of kept.docs) {
    expect(document.id + JSON.stringify(document.data())).not.toContain(from);
    expect(Object.keys(document.data()).sort()).toEqual(
      [document.id.startsWith('salt-') ? 'salt' : 'count', 'expiresAt'].sort(),
    );
    expect(document.get('expiresAt').toMillis()).toBeLessThanOrEqual(Date.now() + 24 * 60 * 60 * 1000);
  }
});

test('settings that cannot be read leave the usual limits in force', async () => {
  await settings.set({ mail: { perAddress: 'many' }, requestBooking: 7 });
  const from = somewhere();
  const most = limitsSchema.parse({}).mail!.perAddress;
  expect(await oneByOne(Array.from({ length: most + 1 }, () => () => post(from)))).toEqual([
    ...Array(most).fill(202),
    429,
  ]);
});
