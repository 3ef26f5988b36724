import { FieldValue, type Timestamp, type WriteBatch } from 'firebase-admin/firestore';
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
}

/** The nights stored for a booking, which may differ from its own fields. */
export async function readHeldNights(booking: string): Promise<HeldNight[]> {
  const found = await firestore().collection(nightsCollection).where('booking', '==', booking).get();
  return found.docs.map((document) => {
    const { apartment, night } = document.data() as StoredNight;
    return { apartment, night, updateTime: document.updateTime };
  });
}

/** The nights that a booking holds in this state. */
export function wantedNights(booked: BookedStay): ApartmentNight[] {
  if (!holdsNights(booked.status)) return [];
  return nightsOf(booked).map((night) => ({ apartment: booked.apartment, night }));
}

export function isSameNight(a: ApartmentNight, b: ApartmentNight): boolean {
  return a.apartment === b.apartment && a.night === b.night;
}

/**
 * Adds writes that take and release nights and update the public calendar. Nights are written by `create`, so the whole
 * batch fails if another booking holds one, and nights and calendar always match.
 */
export function writeNights(
  batch: WriteBatch,
  booking: string | null,
  take: readonly ApartmentNight[],
  release: readonly HeldNight[],
): void {
  const db = firestore();
  for (const { apartment, night } of take) {
    batch.create(db.doc(nightPath(apartment, night)), { apartment, night, booking } satisfies StoredNight);
  }
  for (const { apartment, night, updateTime } of release) {
    batch.delete(db.doc(nightPath(apartment, night)), { lastUpdateTime: updateTime });
  }
  for (const [path, nights] of calendarChanges(take, release)) {
    batch.set(db.doc(path), { nights }, { merge: true });
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
