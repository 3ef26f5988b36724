import { FieldValue, type Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { BlockedNights } from '../contract/block.ts';
import type { BookedStay, StoredNight } from '../contract/booking.ts';
import { calendarPath, nightPath, nightsCollection } from '../contract/collections.ts';
import { holdsNights } from '../domain/bookingState.ts';
import { monthOf, type IsoDate } from '../domain/isoDate.ts';
import { nightsOf } from '../domain/stay.ts';
import { firestore } from '../platform/firestore.ts';

export interface ApartmentNight {
  apartment: string;
  night: IsoDate;
}

/** A stored night with its last update time. */
export interface HeldNight extends ApartmentNight {
  updateTime: Timestamp;
  /** IDs of the platform calendars that have it as taken too, and get it when it is released. */
  feeds: readonly string[];
}

/** Who holds nights: the ID of a booking, or a block; `null` for nights that are only marked as taken. */
export type NightHolder = string | { block: string } | null;

/** The nights stored for a booking or block, which may differ from its own fields. */
export async function readHeldNights(holder: Exclude<NightHolder, null>): Promise<HeldNight[]> {
  const nights = firestore().collection(nightsCollection);
  const held =
    typeof holder === 'string' ? nights.where('booking', '==', holder) : nights.where('block', '==', holder.block);
  const found = await held.get();
  return found.docs.map((document) => {
    const { apartment, night, feeds = [] } = document.data() as StoredNight;
    return { apartment, night, feeds, updateTime: document.updateTime };
  });
}

/** The nights that a booking holds in this state. */
export function wantedNights(booked: BookedStay): ApartmentNight[] {
  return holdsNights(booked.status) ? nightsIn(booked) : [];
}

/** Each night from `checkIn` up to the one before `checkOut`. */
export function nightsIn({ apartment, ...stay }: BlockedNights): ApartmentNight[] {
  return nightsOf(stay).map((night) => ({ apartment, night }));
}

/** Which nights are missing among those held, and which are too many. */
export function nightChanges<Night extends ApartmentNight>(
  wanted: readonly ApartmentNight[],
  held: readonly Night[],
): { take: ApartmentNight[]; release: Night[] } {
  return {
    take: wanted.filter((night) => !held.some((other) => isSameNight(night, other))),
    release: held.filter((night) => !wanted.some((other) => isSameNight(night, other))),
  };
}

function isSameNight(a: ApartmentNight, b: ApartmentNight): boolean {
  return a.apartment === b.apartment && a.night === b.night;
}

/**
 * Adds writes that take and release nights and update the public calendar. Nights are written by `create`, so the whole
 * batch fails if a booking, a block or a platform holds one, and nights and calendar always match. A released night that a
 * platform has as taken stays taken, for the platform.
 */
export function writeNights(
  batch: WriteBatch,
  holder: NightHolder,
  take: readonly ApartmentNight[],
  release: readonly HeldNight[],
): void {
  const db = firestore();
  const heldBy = typeof holder === 'object' && holder ? { booking: null, ...holder } : { booking: holder };
  for (const { apartment, night } of take) {
    batch.create(db.doc(nightPath(apartment, night)), { apartment, night, ...heldBy } satisfies StoredNight);
  }
  for (const { apartment, night, updateTime, feeds } of release) {
    const reference = db.doc(nightPath(apartment, night));
    const precondition = { lastUpdateTime: updateTime };
    if (feeds.length === 0) batch.delete(reference, precondition);
    else batch.update(reference, { booking: null, block: FieldValue.delete() }, precondition);
  }
  writeTaken(
    batch,
    take,
    release.filter(({ feeds }) => feeds.length === 0),
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

function calendarChanges(take: readonly ApartmentNight[], release: readonly ApartmentNight[]) {
  const changes = new Map<string, Record<string, true | FieldValue>>();
  const note = ({ apartment, night }: ApartmentNight, value: true | FieldValue) => {
    const path = calendarPath(apartment, monthOf(night));
    changes.set(path, { ...changes.get(path), [night]: value });
  };
  release.forEach((night) => note(night, FieldValue.delete()));
  take.forEach((night) => note(night, true));
  return changes;
}
