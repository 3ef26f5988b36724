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
  /** All its bookings. The holding lasts until none of them is held. */
  bookings: readonly string[];
  until: Date;
}

const mostAttempts = 6;

interface HolderDocument {
  /** Without `bookings` if it is the only one. */
  holds?: Record<string, { nights: number; at: Timestamp; until: Timestamp; bookings?: readonly string[] }>;
}

/**
 * Adds a holding under every bound, or under none if one is reached. Ended holdings are removed only when a bound is
 * reached, because that costs reads.
 * @param stillHeld returns those of the given bookings that count as held
 * @returns whether it was added; also false when concurrent writers were faster each time
 */
export async function reserve(
  holding: Holding,
  bounds: readonly Bound[],
  now: Date,
  stillHeld: (numbers: string[]) => Promise<Set<string>>,
): Promise<boolean> {
  // More than may be held at all needs no look at what is held.
  if (bounds.some((bound) => boundReached(bound, {}, holding.number))) return false;
  const cleaned = new Set<Bound>();
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const documents = await firestore().getAll(...bounds.map(referenceTo));
    const holdingsOf = (index: number) => readHoldings(documents[index]?.data(), now);
    const reached = bounds.findIndex((bound, index) => boundReached(bound, holdingsOf(index), holding.number));
    const bound = bounds[reached];
    if (bound) {
      if (cleaned.has(bound)) return false;
      cleaned.add(bound);
      if (!(await forgetEnded(referenceTo(bound), holdingsOf(reached), now, stillHeld))) return false;
      continue;
    }
    const written = await writeUnlessChanged(
      documents.map((read, index) => ({
        read,
        fields: withHolding(holdingsOf(index), holding, bounds[index]?.nights ?? 0, now),
      })),
    );
    if (written) return true;
    await waitBeforeRetry(attempt);
  }
  return false;
}

/** Removes a holding. If that fails, it is cleaned up later, because no request is behind it. */
export async function release(number: string, bounds: readonly Bound[]): Promise<void> {
  await Promise.all(bounds.map((bound) => forget(referenceTo(bound), [number]).catch(() => undefined)));
}

/** @returns whether anything was removed, so that there may be room */
async function forgetEnded(
  reference: DocumentReference,
  holdings: Holdings,
  now: Date,
  stillHeld: (numbers: string[]) => Promise<Set<string>>,
): Promise<boolean> {
  const candidates = endedCandidates(holdings, now);
  if (candidates.length === 0) return false;
  const held = await stillHeld(candidates.flatMap((number) => holdings[number]?.bookings ?? []));
  const ended = endedOf(candidates, holdings, held);
  if (ended.length === 0) return false;
  await forget(reference, ended);
  return true;
}

async function forget(reference: DocumentReference, numbers: readonly string[]): Promise<void> {
  const holds = Object.fromEntries(numbers.map((number) => [number, FieldValue.delete()]));
  await reference.set({ holds }, { merge: true });
}

function withHolding(
  holdings: Holdings,
  { number, bookings, until }: Holding,
  nights: number,
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
