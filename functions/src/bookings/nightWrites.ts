import { FieldValue, type Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { BlockedNights } from '../contract/block.ts';
import type { BookedStay } from '../contract/booking.ts';
import {
  blockPath,
  bookingPath,
  calendarPath,
  nightPath,
  nightsCollection,
  platformCalendarPath,
} from '../contract/collections.ts';
import { nightSchema, type StoredNight } from '../contract/night.ts';
import { holdsNights } from '../domain/bookingState.ts';
import { addDays, type IsoDate, monthOf } from '../domain/isoDate.ts';
import { nightsOf } from '../domain/stay.ts';
import { firestore } from '../platform/firestore.ts';
import { getAll, readable, storedCollection, storedDocument } from '../platform/storedDocuments.ts';

export interface ApartmentNight {
  apartment: string;
  night: IsoDate;
}

/** A stored night with its last update time. */
export interface HeldNight extends ApartmentNight {
  updateTime: Timestamp;
  /** IDs of the platform calendars that also list it as taken. They hold it once it is released here. */
  feeds: readonly string[];
}

/** The holder of nights: a booking's ID or a block; `null` for nights that are only marked as taken. */
export type NightHolder = string | { block: string } | null;

/** The nights stored for a booking or block, which may differ from its own fields. */
export async function readHeldNights(holder: Exclude<NightHolder, null>): Promise<HeldNight[]> {
  const nights = storedCollection(nightsCollection, nightSchema);
  const query =
    typeof holder === 'string' ? nights.where('booking', '==', holder) : nights.where('block', '==', holder.block);
  return readable((await query.get()).docs).map(({ document, data: { apartment, night, feeds } }) => {
    return { apartment, night, feeds, updateTime: document.updateTime };
  });
}

/** The given nights that only platforms hold. */
export async function readFeedNights(nights: readonly ApartmentNight[]): Promise<HeldNight[]> {
  const documents = await getAll(
    nights.map(({ apartment, night }) => storedDocument(nightPath(apartment, night), nightSchema)),
  );
  return documents.flatMap((document) => {
    const held = document.data();
    if (!held || !document.updateTime || held.booking !== null || held.block !== undefined) return [];
    const { apartment, night, feeds } = held;
    return feeds.length > 0 ? [{ apartment, night, feeds, updateTime: document.updateTime }] : [];
  });
}

/** The nights that a booking with this status must hold. */
export function wantedNights(booked: BookedStay): ApartmentNight[] {
  return holdsNights(booked.status) ? nightsIn(booked) : [];
}

/** Each night from `checkIn` up to the one before `checkOut`. */
export function nightsIn({ apartment, ...stay }: BlockedNights): ApartmentNight[] {
  return nightsOf(stay).map((night) => ({ apartment, night }));
}

/** The dates from the first of these nights to the last, all of one apartment; `undefined` for no nights. */
export function spanOf(nights: readonly ApartmentNight[]): BlockedNights | undefined {
  const [first, ...others] = nights.toSorted((a, b) => (a.night < b.night ? -1 : 1));
  if (!first) return undefined;
  return { apartment: first.apartment, checkIn: first.night, checkOut: addDays((others.at(-1) ?? first).night, 1) };
}

/** The nights that a booking or block takes and releases. */
export interface NightChanges {
  nightsToAdd: readonly ApartmentNight[];
  nightsToRemove: readonly HeldNight[];
  /** Nights that only platforms hold, and that a booking made on one of them takes over. */
  nightsToTakeOver?: readonly HeldNight[];
}

/** The changes from the current nights of a booking or block to the wanted ones. */
export function nightChanges(wanted: readonly ApartmentNight[], currentNights: readonly HeldNight[]): NightChanges {
  return {
    nightsToAdd: wanted.filter((night) => !currentNights.some((other) => isSameNight(night, other))),
    nightsToRemove: currentNights.filter((night) => !wanted.some((other) => isSameNight(night, other))),
  };
}

function isSameNight(a: ApartmentNight, b: ApartmentNight): boolean {
  return a.apartment === b.apartment && a.night === b.night;
}

/**
 * Adds writes that take and release nights and update the public calendar. Nights are written by `create`, so the whole
 * batch fails if a booking, a block or a platform holds one, and nights and calendar always match. A released night stays
 * taken if a platform lists it as taken.
 */
export function writeNights(
  batch: WriteBatch,
  holder: NightHolder,
  { nightsToAdd = [], nightsToRemove = [], nightsToTakeOver = [] }: Partial<NightChanges>,
): void {
  const db = firestore();
  const heldBy = typeof holder === 'object' && holder ? { booking: null, ...holder } : { booking: holder };
  for (const { apartment, night } of nightsToAdd) {
    batch.create(db.doc(nightPath(apartment, night)), { apartment, night, ...heldBy } satisfies Partial<StoredNight>);
  }
  for (const { apartment, night, updateTime } of nightsToTakeOver) {
    batch.update(db.doc(nightPath(apartment, night)), heldBy, { lastUpdateTime: updateTime });
  }
  for (const { apartment, night, updateTime, feeds } of nightsToRemove) {
    const reference = db.doc(nightPath(apartment, night));
    const precondition = { lastUpdateTime: updateTime };
    if (feeds.length === 0) batch.delete(reference, precondition);
    else batch.update(reference, { booking: null, block: FieldValue.delete() }, precondition);
  }
  writeTaken(
    batch,
    nightsToAdd,
    nightsToRemove.filter(({ feeds }) => feeds.length === 0),
  );
}

/** Adds nights to the public calendar, or removes them. */
export function writeTaken(
  batch: WriteBatch,
  taken: readonly ApartmentNight[],
  freed: readonly ApartmentNight[],
): void {
  for (const [path, nights] of calendarChanges(taken, freed)) {
    batch.set(firestore().doc(path), { nights }, { merge: true });
  }
}

function calendarChanges(taken: readonly ApartmentNight[], freed: readonly ApartmentNight[]) {
  const changes = new Map<string, Record<string, true | FieldValue>>();
  const note = ({ apartment, night }: ApartmentNight, value: true | FieldValue) => {
    const path = calendarPath(apartment, monthOf(night));
    changes.set(path, { ...changes.get(path), [night]: value });
  };
  freed.forEach((night) => note(night, FieldValue.delete()));
  taken.forEach((night) => note(night, true));
  return changes;
}

/** The bookings, blocks and platform calendars that hold any of the nights, by path. Older nights may only be marked as taken. */
export async function readHolders(nights: readonly ApartmentNight[]): Promise<{ path: string; nights: IsoDate[] }[]> {
  const references = nights.map(({ apartment, night }) => storedDocument(nightPath(apartment, night), nightSchema));
  const holders = new Map<string, IsoDate[]>();
  for (const document of await getAll(references)) {
    const held = document.data();
    if (!held) continue;
    const path = holderPath(held) ?? document.ref.path;
    holders.set(path, [...(holders.get(path) ?? []), held.night]);
  }
  return [...holders].map(([path, itsNights]) => ({ path, nights: itsNights }));
}

function holderPath({ booking, block, feeds }: StoredNight): string | undefined {
  if (booking) return bookingPath(booking);
  if (block) return blockPath(block);
  return feeds[0] && platformCalendarPath(feeds[0]);
}
