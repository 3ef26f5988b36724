import { FieldValue, type Query, type Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { nightPath, nightsCollection } from '../contract/collections.ts';
import { nightSchema, type StoredNight } from '../contract/night.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import { getAll, readable, storedCollection, storedDocument } from '../platform/storedDocuments.ts';
import { writeTaken, type ApartmentNight } from './nightWrites.ts';

/** A platform's calendar of an apartment. */
interface Calendar {
  id: string;
  apartment: string;
}

/** A stored night, held by a booking, a block or platforms. */
interface FeedNight extends ApartmentNight {
  updateTime: Timestamp;
  /** The booking that holds it; `null` for a block or only platforms. */
  booking: string | null;
  /** Whether a booking or block holds it. */
  isHeldHere: boolean;
  feeds: readonly string[];
}

/** Changes that a platform's calendar makes to nights. */
interface FeedNightChanges {
  /** New nights that no booking, block or other platform holds. */
  create: ApartmentNight[];
  /** New nights that somebody else holds too. */
  join: FeedNight[];
  /** Nights that stay as they are. */
  stay: FeedNight[];
  leave: FeedNight[];
}

/**
 * The changes after which a platform's calendar holds exactly the given nights. Nights before `from` are over and stay as
 * they are. Reads the nights that the calendar holds and the ones it lacks.
 */
export async function planFeedNights(
  { id, apartment }: Calendar,
  wanted: readonly IsoDate[],
  from: IsoDate,
): Promise<FeedNightChanges> {
  const found = await nightsOfFeed(id, from).get();
  const held = readable(found.docs).map(({ document, data }) => feedNight(data, document.updateTime));
  const hasNight = new Set(held.map(({ night }) => night));
  const isWanted = new Set(wanted);
  const isRight = (night: FeedNight) => night.apartment === apartment && isWanted.has(night.night);
  const missing = wanted.filter((night) => night >= from && !hasNight.has(night));
  const documents = await getAll(missing.map((night) => storedDocument(nightPath(apartment, night), nightSchema)));
  const changes: FeedNightChanges = {
    create: [],
    join: [],
    stay: held.filter(isRight),
    leave: held.filter((night) => !isRight(night)),
  };
  documents.forEach((document, place) => {
    const night = missing[place];
    if (night === undefined) return;
    const stored = document.data();
    if (stored && document.updateTime) changes.join.push(feedNight(stored, document.updateTime));
    else changes.create.push({ apartment, night });
  });
  return changes;
}

/** Number of nights that a platform's calendar holds from `from` on. */
export async function countFeedNights(id: string, from: IsoDate): Promise<number> {
  const count = await nightsOfFeed(id, from).count().get();
  return count.data().count;
}

function nightsOfFeed(id: string, from: IsoDate): Query<StoredNight> {
  return storedCollection(nightsCollection, nightSchema)
    .where('feeds', 'array-contains', id)
    .where('night', '>=', from);
}

/**
 * Bookings in conflict with a platform's calendar, by ID: the nights that the calendar now takes as well.
 * @param soldSince nights that the calendar listed as closed before and now lists as sold or `unclear`
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

/** Adds the changes of nights and public calendar to the batch. The batch fails if a night has changed since it was read. */
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

function feedNight({ apartment, night, booking, block, feeds }: StoredNight, updateTime: Timestamp): FeedNight {
  return { apartment, night, booking, feeds, updateTime, isHeldHere: booking !== null || block !== undefined };
}
