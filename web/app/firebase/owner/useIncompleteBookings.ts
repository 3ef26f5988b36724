import { bookingsCollection } from 'functions/contract/collections';
import { collection, query, where, type FirestoreDataConverter } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';
import { agreedBooking } from '../guest/agreedBooking.ts';

/** A booking that was begun in the console and holds no nights yet. */
export interface IncompleteBooking {
  id: string;
  /** As far as it was typed. */
  name: string;
  /** What it lacks, in the owner's language. */
  problem: string;
}

/** Bookings begun in the console that cannot be completed as they are, for owners: `undefined` while loading. */
export function useIncompleteBookings(): readonly IncompleteBooking[] | undefined {
  const { status, data } = useFirestoreCollectionData(
    // Only texts are greater than the empty text.
    query(collection(useFirestore(), bookingsCollection), where('problem', '>', '')).withConverter(converter),
  );
  return useMemo(
    () => (status === 'loading' ? undefined : data.filter((booking) => booking !== undefined)),
    [status, data],
  );
}

/** What is there of a booking that is not complete. */
export function incompleteBooking(id: string, stored: Record<string, unknown>): IncompleteBooking {
  const { firstName, lastName, problem } = stored;
  const name = [firstName, lastName].filter((part) => typeof part === 'string' && part !== '').join(' ');
  return { id, name, problem: typeof problem === 'string' ? problem : '' };
}

const converter: FirestoreDataConverter<IncompleteBooking | undefined> = {
  fromFirestore(document) {
    const { id } = document;
    const stored = document.data();
    return agreedBooking(id, stored) ? undefined : incompleteBooking(id, stored);
  },
  toFirestore() {
    throw new Error('Bookings are written by functions');
  },
};
