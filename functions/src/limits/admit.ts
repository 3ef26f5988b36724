import { createHmac } from 'node:crypto';
import { Timestamp, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { limitsCollection, limitSettingsDocument } from '../contract/collections.ts';
import { limitsSchema, limitWindow, type Limit, type Limited } from '../contract/limits.ts';
import { firestore } from '../platform/firestore.ts';
import { isTransient } from '../platform/firestoreError.ts';
import * as log from '../platform/log.ts';
import { saltOf } from './saltOf.ts';

/** `retryAfter` in seconds: when the window ends and there is room again. */
export type Admission = { admitted: true } | { admitted: false; retryAfter: number };

/** How many documents share the count of everybody, so that strangers do not wait for each other. */
const mostShards = 5;

/**
 * Counts a request, and says whether it is within its limits. The counts stand in Firestore, so it does not matter which
 * instance is asked. Never more than the limits are let through; of a crowd that comes in one instant from one address,
 * some may be refused though there was room, as they are not made to wait for each other.
 *
 * Who is over the limit of their own address costs one read and counts for nobody else, so a single sender cannot use up what
 * there is for all.
 * @param fromForm whether it looks like sent by a form that a person has filled in
 */
export async function admit(
  what: Limited,
  address: string,
  now: Date,
  { fromForm = true }: { fromForm?: boolean } = {},
): Promise<Admission> {
  const db = firestore();
  const window = Math.floor(now.getTime() / limitWindow);
  const end = (window + 1) * limitWindow;
  const refused: Admission = { admitted: false, retryAfter: Math.ceil((end - now.getTime()) / 1000) };
  const counters = db.collection(limitsCollection);
  const mine = counters.doc(hashOf(await saltOf(now), `${what} ${window} ${address}`));

  const [settings, sofar] = await db.getAll(db.doc(limitSettingsDocument), mine);
  const limit = readLimit(settings?.data(), what);
  if (!limit) return { admitted: true };
  const most = fromForm ? limit.perAddress : (limit.withoutForm ?? limit.perAddress);
  if (countOf(sofar) >= most) return refused;

  const shards = Math.min(mostShards, limit.overall);
  const share = Math.floor(limit.overall / shards);
  const all = await db.getAll(
    ...Array.from({ length: shards }, (_, shard) => counters.doc(`${what}-${window}-${shard}`)),
  );
  const open = all.filter((shard) => countOf(shard) < share);
  const shard = open[Math.floor(Math.random() * open.length)];
  if (!shard) return refused;

  const taken = (await take(mine, most, end)) && (await take(shard.ref, share, end));
  return taken ? { admitted: true } : refused;
}

/** Adds one to a count unless that would be more than there may be. */
async function take(counter: DocumentReference, most: number, end: number): Promise<boolean> {
  try {
    return await counter.firestore.runTransaction(async (transaction) => {
      const count = countOf(await transaction.get(counter)) + 1;
      if (count > most) return false;
      transaction.set(counter, { count, expiresAt: Timestamp.fromMillis(end) });
      return true;
    });
  } catch (error) {
    // So many at once that the database gave up: that is what limits are for.
    if (isTransient(error)) return false;
    throw error;
  }
}

/** A slip in the console must neither close the site nor open it wide. */
function readLimit(settings: unknown, what: Limited): Limit | null {
  const parsed = limitsSchema.safeParse(settings ?? {});
  if (parsed.success) return parsed.data[what];
  log.limitsUnreadable(parsed.error);
  return limitsSchema.parse({})[what];
}

function countOf(counter: DocumentSnapshot | undefined): number {
  return (counter?.get('count') as number | undefined) ?? 0;
}

function hashOf(salt: string, text: string): string {
  return createHmac('sha256', salt).update(text).digest('hex').slice(0, 40);
}
