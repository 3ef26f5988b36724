import { createHmac, randomBytes } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { limitsCollection } from '../contract/collections.ts';
import { storedTime } from '../contract/storedFields.ts';
import { commitWithRetry } from '../platform/commitWithRetry.ts';
import { firestore } from '../platform/firestore.ts';
import { isAlreadyExists, isConflict, isTransient } from '../platform/firestoreError.ts';
import { getAll, storedCollection } from '../platform/storedDocuments.ts';
import { breakerWindow } from './limits.ts';

/** A rate limit. Windows are aligned to midnight UTC. */
export interface Allowance {
  /** The action, such as `requestBooking`. */
  what: string;
  /** The account, network or email. Stored only as a hash. */
  who: string;
  most: number;
  /** Length in milliseconds, a day at most. */
  window: number;
}

/** A limit for all callers together, in `breakerWindow`. */
export type Breaker = Pick<Allowance, 'what' | 'most'>;

type RateLimit =
  | { allowed: true }
  /** `retryAfter`: seconds until the window ends. */
  | { allowed: false; retryAfter: number; breakerOpen: boolean };

/** Number of documents that share the overall count, so that callers do not contend for one. */
const mostShards = 5;

/** A count in `limits`. */
const counterSchema = z.object({ count: z.int(), expiresAt: storedTime });
type StoredCounter = z.output<typeof counterSchema>;

interface Counter {
  reference: DocumentReference<StoredCounter>;
  most: number;
  /** End of the window, in milliseconds. */
  end: number;
}

/**
 * Counts a request and decides whether it is within its limits. Counts are in Firestore, so all instances share them.
 * Limits are never exceeded. When many requests come at once, some may be refused early, because they do not wait for
 * each other. A request over its own limit does not count towards the overall limit, so that a single sender cannot use
 * that up.
 * @param breaker overall limit, for requests that count towards it
 */
export async function count(
  allowances: readonly Allowance[],
  breaker: Breaker | undefined,
  now: Date,
): Promise<RateLimit> {
  const counters = storedCollection(limitsCollection, counterSchema);
  const salt = await saltOf(now);
  const refused = (end: number, breakerOpen = false): RateLimit => ({
    allowed: false,
    retryAfter: Math.ceil((end - now.getTime()) / 1000),
    breakerOpen,
  });

  const own = allowances.map(({ what, who, most, window }): Counter => {
    const index = Math.floor(now.getTime() / window);
    const id = keyedHash(salt, `${what} ${index} ${who}`);
    return { reference: counters.doc(id), most, end: (index + 1) * window };
  });
  const shards = breaker ? shardsOf(breaker, counters.doc.bind(counters), now) : [];
  // Checks the caller's own limits first, so that a refused flood of requests causes no other reads.
  const [exhausted] = await fullOf(own);
  if (exhausted) return refused(exhausted.end);
  const full = await fullOf(shards);
  const open = shards.filter((shard) => !full.includes(shard));
  if (shards[0] && open.length === 0) return refused(shards[0].end, true);

  for (const counter of own) if (!(await take(counter))) return refused(counter.end);
  for (const shard of inRandomOrder(open)) if (await take(shard)) return { allowed: true };
  // Other calls are writing to the open shards right now, although the overall limit may not be reached.
  return open[0] ? refused(open[0].end) : { allowed: true };
}

async function fullOf(counters: readonly Counter[]): Promise<Counter[]> {
  const counted = await getAll(counters.map(({ reference }) => reference));
  return counters.filter(({ most }, index) => (counted[index]?.data()?.count ?? 0) >= most);
}

function inRandomOrder<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

function shardsOf(
  { what, most }: Breaker,
  document: (id: string) => DocumentReference<StoredCounter>,
  now: Date,
): Counter[] {
  const index = Math.floor(now.getTime() / breakerWindow);
  const shards = Math.min(mostShards, most);
  return Array.from({ length: shards }, (_, shard) => ({
    reference: document(`${what}-${index}-${shard}`),
    most: Math.floor(most / shards),
    end: (index + 1) * breakerWindow,
  }));
}

/**
 * Increments a count unless the limit is reached. Uses no lock: if a precondition fails after a concurrent write, it tries
 * again.
 */
async function take({ reference, most, end }: Counter): Promise<boolean> {
  return writeOrGiveUp(async () => {
    const counted = await reference.get();
    const count = (counted.data()?.count ?? 0) + 1;
    if (count > most) return undefined;
    return [{ read: counted, fields: { count, expiresAt: Timestamp.fromMillis(end) } }];
  });
}

const saltSchema = z.object({ salt: z.string(), expiresAt: storedTime });

let known: { day: string; salt: string } | undefined;

/**
 * The random salt of a day (UTC). Firestore deletes it after the day, so that nobody can find out later which networks
 * sent requests.
 */
async function saltOf(now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (known?.day !== day) known = { day, salt: await makeOrRead(day) };
  return known.salt;
}

async function makeOrRead(day: string): Promise<string> {
  const reference = storedCollection(limitsCollection, saltSchema).doc(`salt-${day}`);
  const stored = (await reference.get()).data();
  if (stored) return stored.salt;
  const salt = randomBytes(32).toString('hex');
  const expiresAt = Timestamp.fromMillis(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  try {
    await reference.create({ salt, expiresAt });
    return salt;
  } catch (error) {
    // Another instance created it first.
    const other = isAlreadyExists(error) && (await reference.get()).data();
    if (!other) throw error;
    return other.salt;
  }
}

/** Hash of an account, email or network, for use in document IDs. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex').slice(0, 40);
}

export interface LimitWrite {
  read: DocumentSnapshot<unknown>;
  fields: Record<string, unknown>;
}

/**
 * Writes fields to documents, all or none. If one has changed since it was read, reads them again.
 * @param plan reads the documents; returns `undefined` if a limit is reached
 * @returns whether the fields were written. Too much contention counts as a reached limit.
 */
export async function writeOrGiveUp(plan: () => Promise<LimitWrite[] | undefined>): Promise<boolean> {
  try {
    return await commitWithRetry(async () => {
      const documents = await plan();
      if (!documents) return { result: false };
      const batch = firestore().batch();
      for (const { read, fields } of documents) {
        if (read.updateTime) batch.update(read.ref, fields, { lastUpdateTime: read.updateTime });
        else batch.create(read.ref, fields);
      }
      return { result: true, batch };
    });
  } catch (error) {
    if (isConflict(error) || isTransient(error)) return false;
    throw error;
  }
}
