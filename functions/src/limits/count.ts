import { Timestamp, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { limitsCollection } from '../contract/collections.ts';
import { breakerWindow } from '../contract/limits.ts';
import { firestore } from '../platform/firestore.ts';
import { waitBeforeRetry } from '../platform/firestoreError.ts';
import { keyedHash, saltOf } from './saltOf.ts';
import { writeUnlessChanged } from './writeUnlessChanged.ts';

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

export type RateLimit =
  | { allowed: true }
  /** `retryAfter`: seconds until the window ends. */
  | { allowed: false; retryAfter: number; breakerOpen: boolean };

/** Number of documents that share the overall count, so that callers do not contend for one. */
const mostShards = 5;
const mostAttempts = 6;

interface Counter {
  reference: DocumentReference;
  most: number;
  /** End of the window, in milliseconds. */
  end: number;
}

/**
 * Counts a request and decides whether it is within its limits. Counts are in Firestore, so all instances share them.
 * Limits are never exceeded; under contention some requests may be refused early, because they do not wait for each
 * other.
 * A request over its own limit is not counted in the overall limit, so a single sender cannot use that up.
 * @param breaker overall limit, for requests that count against it
 */
export async function count(
  allowances: readonly Allowance[],
  breaker: Breaker | undefined,
  now: Date,
): Promise<RateLimit> {
  const counters = firestore().collection(limitsCollection);
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
  // First the caller's own: of a flood that is refused, nothing else is read.
  const [exhausted] = await fullOf(own);
  if (exhausted) return refused(exhausted.end);
  const full = await fullOf(shards);
  const open = shards.filter((shard) => !full.includes(shard));
  if (shards[0] && open.length === 0) return refused(shards[0].end, true);

  for (const counter of own) if (!(await take(counter))) return refused(counter.end);
  for (const shard of inRandomOrder(open)) if (await take(shard)) return { allowed: true };
  // The open shards are contended right now; the breaker itself may be closed.
  return open[0] ? refused(open[0].end) : { allowed: true };
}

async function fullOf(counters: readonly Counter[]): Promise<Counter[]> {
  if (counters.length === 0) return [];
  const counted = await firestore().getAll(...counters.map(({ reference }) => reference));
  return counters.filter(({ most }, index) => countOf(counted[index]) >= most);
}

function inRandomOrder<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

function shardsOf({ what, most }: Breaker, document: (id: string) => DocumentReference, now: Date): Counter[] {
  const index = Math.floor(now.getTime() / breakerWindow);
  const shards = Math.min(mostShards, most);
  return Array.from({ length: shards }, (_, shard) => ({
    reference: document(`${what}-${index}-${shard}`),
    most: Math.floor(most / shards),
    end: (index + 1) * breakerWindow,
  }));
}

/**
 * Increments a count unless the limit is reached. Without a lock: a concurrent write fails the precondition and it is
 * tried again.
 */
async function take({ reference, most, end }: Counter): Promise<boolean> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const counted = await reference.get();
    const count = countOf(counted) + 1;
    if (count > most) return false;
    if (await writeUnlessChanged([{ read: counted, fields: { count, expiresAt: Timestamp.fromMillis(end) } }])) {
      return true;
    }
    await waitBeforeRetry(attempt);
  }
  // Too much contention counts as over the limit.
  return false;
}

function countOf(counter: DocumentSnapshot | undefined): number {
  return (counter?.get('count') as number | undefined) ?? 0;
}
