import { bookingsCollection } from 'functions/contract/collections';
import { where, type DocumentData } from 'firebase/firestore';
import { bookedStaySchema, parseBooking } from 'functions/contract/booking';
import { dataOf, useLiveQuery } from '../useLiveQuery.ts';

/** A document typed into the console that is not a booking, or a booking made unreadable by an edit there. */
export interface IncompleteBooking {
  id: string;
  /** As much of the name as was typed. */
  name: string;
  /** In the owner's language. */
  problem: string;
  /** Whether it is a booking, which still holds its nights. */
  isBooking: boolean;
}

/** Unreadable documents among the bookings, for owners; `undefined` while loading. */
export function useIncompleteBookings(): readonly IncompleteBooking[] | undefined {
  // Matches any non-empty string.
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
