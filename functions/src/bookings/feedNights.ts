import { FieldValue, type Query, type Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { StoredNight } from '../contract/booking.ts';
import { nightPath, nightsCollection } from '../contract/collections.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import { writeTaken, type ApartmentNight } from './nightWrites.ts';

/** A platform's calendar of an apartment. */
interface Calendar {
  id: string;
  apartment: string;
}

/** A stored night, whoever holds it. */
interface FeedNight extends ApartmentNight {
  updateTime: Timestamp;
  /** The booking that holds it; `null` for a block or only platforms. */
  booking: string | null;
  /** Whether a booking or block holds it. */
  isHeldHere: boolean;
  feeds: readonly string[];
}

/** What a platform's calendar takes and frees. */
export interface FeedNightChanges {
  /** Nights that nobody holds. */
  create: ApartmentNight[];
  /** Nights that others hold too. */
  join: FeedNight[];
  /** Nights that stay as they are. */
  stay: FeedNight[];
  leave: FeedNight[];
}

/**
 * What has to change for a platform's calendar to have exactly the given nights. Nights before `from` are over and stay as
 * they are. Reads the nights that it has, and those that it is to get.
 */
export async function planFeedNights(
  { id, apartment }: Calendar,
  wanted: readonly IsoDate[],
  from: IsoDate,
): Promise<FeedNightChanges> {
  const db = firestore();
  const found = await nightsOfFeed(id, from).get();
  const held = found.docs.map((document) => feedNight(document.data() as StoredNight, document.updateTime));
  const hasNight = new Set(held.map(({ night }) => night));
  const isWanted = new Set(wanted);
  const isRight = (night: FeedNight) => night.apartment === apartment && isWanted.has(night.night);
  const missing = wanted.filter((night) => night >= from && !hasNight.has(night));
  const documents =
    missing.length > 0 ? await db.getAll(...missing.map((night) => db.doc(nightPath(apartment, night)))) : [];
  const changes: FeedNightChanges = {
    create: [],
    join: [],
    stay: held.filter(isRight),
    leave: held.filter((night) => !isRight(night)),
  };
  documents.forEach((document, place) => {
    const night = missing[place];
    if (night === undefined) return;
    if (!document.exists) changes.create.push({ apartment, night });
    else changes.join.push(feedNight(document.data() as StoredNight, document.updateTime as Timestamp));
  });
  return changes;
}

/** How many nights from `from` on a platform's calendar has. */
export async function countFeedNights(id: string, from: IsoDate): Promise<number> {
  const count = await nightsOfFeed(id, from).count().get();
  return count.data().count;
}

function nightsOfFeed(id: string, from: IsoDate): Query {
  return firestore().collection(nightsCollection).where('feeds', 'array-contains', id).where('night', '>=', from);
}

/**
 * The IDs of the bookings that hold nights which a platform's calendar takes now, with these nights.
 * @param soldSince nights that it had before, as closed only
 */
export function bookingsInConflict(
  { join, stay }: FeedNightChanges,
  soldSince: ReadonlySet<IsoDate>,
): Map<string, IsoDate[]> {
  const found = new Map<string, IsoDate[]>();
  for (const { booking, night } of [...join, ...stay.filter((one) => soldSince.has(one.night))]) {
    if (booking) found.set(booking, [...(found.get(booking) ?? []), night]);
  }
  return found;
}

/** Adds the changes and the public calendar's to the batch, which fails if one of the nights has changed since it was read. */
export function writeFeedNights(batch: WriteBatch, id: string, { create, join, leave }: FeedNightChanges): void {
  const db = firestore();
  const referenceOf = ({ apartment, night }: ApartmentNight) => db.doc(nightPath(apartment, night));
  for (const { apartment, night } of create) {
    batch.create(referenceOf({ apartment, night }), {
      apartment,
      night,
      booking: null,
      feeds: [id],
    } satisfies StoredNight);
  }
  for (const night of join) {
    batch.update(referenceOf(night), { feeds: [...night.feeds, id] }, { lastUpdateTime: night.updateTime });
  }
  const freed: ApartmentNight[] = [];
  for (const night of leave) {
    const feeds = night.feeds.filter((other) => other !== id);
    const precondition = { lastUpdateTime: night.updateTime };
    if (night.isHeldHere || feeds.length > 0) {
      batch.update(referenceOf(night), { feeds: feeds.length > 0 ? feeds : FieldValue.delete() }, precondition);
    } else {
      batch.delete(referenceOf(night), precondition);
      freed.push(night);
    }
  }
  writeTaken(batch, create, freed);
}

export function isEmptyChange({ create, join, leave }: FeedNightChanges): boolean {
  return create.length + join.length + leave.length === 0;
}

function feedNight({ apartment, night, booking, block, feeds = [] }: StoredNight, updateTime: Timestamp): FeedNight {
  return { apartment, night, booking, feeds, updateTime, isHeldHere: booking !== null || block !== undefined };
}
