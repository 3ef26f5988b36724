import { bookingsCollection } from 'functions/contract/collections';
import { where, type DocumentData } from 'firebase/firestore';
import { bookedStaySchema, parseBooking } from 'functions/contract/booking';
import { dataOf, useLiveQuery } from '../useLiveQuery.ts';

/**
 * A document that somebody created by hand in the console and that is not a booking, or a booking that an edit there
 * has made unreadable.
 */
export interface IncompleteBooking {
  id: string;
  /** The part of the name that is readable. */
  name: string;
  /** In the owner's language. */
  problem: string;
  /** Whether it is a booking that an edit has made unreadable. Such a booking still holds its nights. */
  isBooking: boolean;
}

/** Unreadable documents among the bookings, for owners; `undefined` while loading. */
export function useIncompleteBookings(): readonly IncompleteBooking[] | undefined {
  // Matches any text that is not empty.
  return dataOf(useLiveQuery(bookingsCollection, readIncomplete, where('problem', '>', '')));
}

/** The readable parts of the document. */
export function incompleteBooking(id: string, stored: Record<string, unknown>): IncompleteBooking {
  const { firstName, lastName, problem } = stored;
  const name = [firstName, lastName].filter((part) => typeof part === 'string' && part !== '').join(' ');
  const isBooking = bookedStaySchema.safeParse(stored.settledStay).success;
  return { id, name, problem: typeof problem === 'string' ? problem : '', isBooking };
}

const readIncomplete = (id: string, fields: DocumentData) =>
  parseBooking(id, fields) ? undefined : incompleteBooking(id, fields);
