import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { limitsCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';
import { waitBeforeRetry } from '../platform/firestoreError.ts';
import { boundReached, endedCandidates, endedOf, type Bound, type Holdings } from './holdings.ts';
import { writeUnlessChanged } from './writeUnlessChanged.ts';

/** A request that wants to hold nights; it ends at `until` at the latest. */
export interface Holding {
  /** Of its first booking. */
  number: string;
  /** All its bookings. The holding lasts until none of them waits. */
  bookings: readonly string[];
  nights: number;
  until: Date;
}

/** `busy`: lost against concurrent writers every time. */
export type Reservation = { reserved: true } | { reserved: false; by: Bound | 'busy' };

/** Lists longer than this are cleaned at most once in `checkPause` milliseconds. */
const shortList = 10;
const checkPause = 60_000;
const mostAttempts = 6;

interface HolderDocument {
  /** Without `bookings` if it is the only one. */
  holds?: Record<string, { nights: number; at: Timestamp; until: Timestamp; bookings?: readonly string[] }>;
  checkedAt?: Timestamp;
}

/**
 * Adds a holding under every bound, or under none if one is reached. Ended holdings are removed only when a bound is
 * reached, because that costs reads.
 * @param stillHeld returns those of the given bookings that still wait
 */
export async function reserve(
  holding: Holding,
  bounds: readonly Bound[],
  now: Date,
  stillHeld: (numbers: string[]) => Promise<Set<string>>,
): Promise<Reservation> {
  const cleaned = new Set<Bound>();
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const documents = await firestore().getAll(...bounds.map(referenceTo));
    const holdingsOf = (index: number) => readHoldings(documents[index]?.data(), now);
    const reached = bounds.find((bound, index) => boundReached(bound, holdingsOf(index), holding));
    if (reached) {
      if (cleaned.has(reached)) return { reserved: false, by: reached };
      cleaned.add(reached);
      if (!(await forgetEnded(reached, now, stillHeld))) return { reserved: false, by: reached };
      continue;
    }
    const written = await writeUnlessChanged(
      documents.map((read, index) => ({ read, fields: withHolding(holdingsOf(index), holding, now) })),
    );
    if (written) return { reserved: true };
    await waitBeforeRetry(attempt);
  }
  return { reserved: false, by: 'busy' };
}

/** Removes a holding. If that fails, it is cleaned up later, because no request is behind it. */
export async function release(number: string, bounds: readonly Bound[]): Promise<void> {
  await Promise.all(bounds.map((bound) => forget(referenceTo(bound), [number]).catch(() => undefined)));
}

/** @returns whether anything was removed, so that there may be room */
async function forgetEnded(
  bound: Bound,
  now: Date,
  stillHeld: (numbers: string[]) => Promise<Set<string>>,
): Promise<boolean> {
  const reference = referenceTo(bound);
  const data = (await reference.get()).data() as HolderDocument | undefined;
  const holdings = readHoldings(data, now);
  const candidates = endedCandidates(holdings, now);
  const sinceChecked = now.getTime() - (data?.checkedAt?.toMillis() ?? 0);
  if (candidates.length === 0 || (candidates.length > shortList && sinceChecked < checkPause)) return false;
  const waiting = await stillHeld(candidates.flatMap((number) => holdings[number]?.bookings ?? []));
  const ended = endedOf(candidates, holdings, waiting);
  await forget(reference, ended, { checkedAt: Timestamp.fromDate(now) });
  return ended.length > 0;
}

async function forget(
  reference: DocumentReference,
  numbers: readonly string[],
  besides: { checkedAt?: Timestamp } = {},
): Promise<void> {
  const holds = Object.fromEntries(numbers.map((number) => [number, FieldValue.delete()]));
  const { checkedAt } = besides;
  await reference.set(
    { ...(numbers.length > 0 ? { holds } : {}), ...(checkedAt ? { checkedAt } : {}) },
    { merge: true },
  );
}

function withHolding(
  holdings: Holdings,
  { number, bookings, nights, until }: Holding,
  now: Date,
): Record<string, unknown> {
  const all: Holdings = { ...holdings, [number]: { nights, bookings, at: now.getTime(), until: until.getTime() } };
  const holds = Object.fromEntries(
    Object.entries(all).map(([key, one]) => [
      key,
      {
        nights: one.nights,
        at: Timestamp.fromMillis(one.at),
        until: Timestamp.fromMillis(one.until),
        ...(one.bookings.length > 1 && { bookings: one.bookings }),
      },
    ]),
  );
  return { holds, expiresAt: Timestamp.fromMillis(Math.max(...Object.values(all).map((one) => one.until))) };
}

/** The holdings that have not ended. */
function readHoldings(data: HolderDocument | undefined, now: Date): Holdings {
  const entries = Object.entries(data?.holds ?? {}).map(
    ([number, { nights, at, until, bookings = [number] }]) =>
      [number, { nights, at: at.toMillis(), until: until.toMillis(), bookings }] as const,
  );
  return Object.fromEntries(entries.filter(([, { until }]) => until > now.getTime()));
}

function referenceTo({ holder }: Bound): DocumentReference {
  return firestore().collection(limitsCollection).doc(holder);
}
