import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { limitsCollection } from '../contract/collections.ts';
import { storedTime } from '../contract/storedFields.ts';
import { getAll, storedCollection } from '../platform/storedDocuments.ts';
import { type LimitWrite, writeOrGiveUp } from './count.ts';

/** A request that holds nights, at most until `until`. */
interface Holding {
  /** Number of its first booking. */
  number: string;
  /** Numbers of all its bookings. The holding lasts until none of them counts as held. */
  bookings: readonly string[];
  until: Date;
}

/** A document in `limits` with the holdings of a bound, by number. */
const holderSchema = z.object({
  // Missing if a holding was removed from an expired document.
  holds: z._default(
    z.record(
      z.string(),
      z.object({ nights: z.int(), at: storedTime, until: storedTime, bookings: z.array(z.string()) }),
    ),
    {},
  ),
});
type StoredHolder = z.output<typeof holderSchema>;

/**
 * Adds a holding to every bound, or to none if one is reached. Removes ended holdings only when a bound is reached, because
 * that costs reads.
 * @param stillHeld returns the given bookings that still count as held
 * @returns whether it was added; also false if concurrent writers were faster at every attempt
 */
export async function reserve(
  holding: Holding,
  bounds: readonly Bound[],
  now: Date,
  stillHeld: (numbers: string[]) => Promise<Set<string>>,
): Promise<boolean> {
  // A request that exceeds a bound on its own is refused without reading.
  if (bounds.some((bound) => boundReached(bound, {}, holding.number))) return false;
  const cleaned = new Set<Bound>();
  return writeOrGiveUp(async function plan(): Promise<LimitWrite[] | undefined> {
    const documents = await getAll(bounds.map(referenceTo));
    const holdingsOf = (index: number) => readHoldings(documents[index]?.data(), now);
    const reached = bounds.findIndex((bound, index) => boundReached(bound, holdingsOf(index), holding.number));
    const bound = bounds[reached];
    if (bound) {
      if (cleaned.has(bound)) return undefined;
      cleaned.add(bound);
      return (await forgetEnded(referenceTo(bound), holdingsOf(reached), now, stillHeld)) ? plan() : undefined;
    }
    return documents.map((read, index) => ({
      read,
      fields: withHolding(holdingsOf(index), holding, bounds[index]?.nights ?? 0, now),
    }));
  });
}

/** Removes a holding. If this fails, a later `reserve` removes it as ended, because it has no bookings. */
export async function release(number: string, bounds: readonly Bound[]): Promise<void> {
  await Promise.all(bounds.map((bound) => forget(referenceTo(bound), [number]).catch(() => undefined)));
}

/** @returns whether any holding was removed, so that there may be room */
async function forgetEnded(
  reference: DocumentReference<StoredHolder>,
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

async function forget(reference: DocumentReference<StoredHolder>, numbers: readonly string[]): Promise<void> {
  const holds = Object.fromEntries(numbers.map((number) => [number, FieldValue.delete()]));
  await reference.set({ holds }, { merge: true });
}

function withHolding(
  holdings: Holdings,
  { number, bookings, until }: Holding,
  nights: number,
  now: Date,
): Record<string, unknown> {
  const added = { nights, bookings: [...bookings], at: Timestamp.fromDate(now), until: Timestamp.fromDate(until) };
  const holds: Holdings = { ...holdings, [number]: added };
  const expiresAt = Timestamp.fromMillis(Math.max(...Object.values(holds).map((one) => one.until.toMillis())));
  return { holds, expiresAt };
}

/** The holdings that have not ended. */
function readHoldings(data: StoredHolder | undefined, now: Date): Holdings {
  const entries = Object.entries(data?.holds ?? {});
  return Object.fromEntries(entries.filter(([, { until }]) => until.toMillis() > now.getTime()));
}

function referenceTo({ holder }: Bound): DocumentReference<StoredHolder> {
  return storedCollection(limitsCollection, holderSchema).doc(holder);
}

/** A limit on the nights that requests of one email, or of all unproven emails together, may hold at a time. */
export interface Bound {
  /** ID of the document `limits/{holder}` with the current holdings. */
  holder: string;
  /** Nights that the request would add. */
  nights: number;
  most: number;
}

/** Holdings by the number of the request's first booking. */
export type Holdings = StoredHolder['holds'];

/** How long a holding counts before its booking exists, in milliseconds. */
export const onItsWay = 60_000;

/** Whether the request would exceed the limit. A holding with the same number is the same request and does not count twice. */
export function boundReached(
  { nights, most }: Pick<Bound, 'nights' | 'most'>,
  held: Readonly<Record<string, { nights: number }>>,
  number: string,
): boolean {
  const others = Object.entries(held).filter(([other]) => other !== number);
  return others.reduce((sum, [, holding]) => sum + holding.nights, nights) > most;
}

/** Numbers whose requests may have ended. */
export function endedCandidates(held: Holdings, now: Date): string[] {
  return Object.entries(held)
    .filter(([, { at }]) => now.getTime() - at.toMillis() >= onItsWay)
    .map(([number]) => number);
}

/** The candidates without a booking that still counts as held. */
export function endedOf(candidates: readonly string[], held: Holdings, stillHeld: ReadonlySet<string>): string[] {
  return candidates.filter((number) => !held[number]?.bookings.some((booking) => stillHeld.has(booking)));
}
