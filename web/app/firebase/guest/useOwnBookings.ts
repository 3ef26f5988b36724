import { bookingsCollection } from 'functions/contract/collections';
import { othersOf } from 'functions/domain/bookingGroup';
import { limit, orderBy, where, type DocumentData } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { dataOf, useLiveQuery } from '../useLiveQuery.ts';
import { parseBooking, type Booking } from 'functions/contract/booking';
import { mergeBookings, provenEmail } from './ownBookings.ts';
import type { Guest } from '../session/useGuest.ts';

export type OwnBookings =
  | { state: 'loading' }
  /** The device has been offline since the guest opened the page, so the bookings are not known. */
  | { state: 'offline' }
  /** `more`: the guest has more bookings than were requested. */
  | { state: 'ready'; bookings: Booking[]; more: boolean };

/** How many bookings to subscribe to at first, and to add with each further step; few guests have more. */
export const bookingsPerStep = 100;

/**
 * A guest's bookings, live, latest arrival first. The rules reject a whole query that could match another guest's booking, so
 * "by uid or by email" takes two queries. Without a verified email both are the same query.
 * @param most maximum number of bookings
 * @throws while rendering, if the rules reject the queries because the session is over
 */
export function useOwnBookings(guest: Guest, most: number): OwnBookings {
  const mine = where('uid', '==', guest.uid);
  const email = provenEmail(guest);
  const mineByEmail = email === undefined ? mine : where('email', '==', email);
  const latest = [orderBy('checkIn', 'desc'), limit(most)];
  const byUid = useLiveQuery(bookingsCollection, readBooking, mine, ...latest);
  const byEmail = useLiveQuery(bookingsCollection, readBooking, mineByEmail, ...latest);
  const [foundByUid, foundByEmail] = [dataOf(byUid), dataOf(byEmail)];
  const isLoading = byUid.loading || byEmail.loading;
  return useMemo(() => {
    if (foundByUid && foundByEmail)
      return { state: 'ready', ...mergeBookings([foundByUid, foundByEmail], guest, most) };
    return { state: isLoading ? 'loading' : 'offline' };
  }, [foundByUid, foundByEmail, isLoading, guest, most]);
}

/**
 * Returns `null` for an unreadable booking instead of leaving it out, because the number of documents tells whether
 * there are more.
 */
const readBooking = (id: string, fields: DocumentData) => parseBooking(id, fields) ?? null;

export type OwnBooking =
  | { state: 'loading' | 'offline' }
  /** Another guest's booking or none: the rules do not reveal which. */
  | { state: 'none' }
  | {
      state: 'found';
      booking: Booking;
      /** The guest's other bookings of the same request. */
      others: Booking[];
    };

/** One of a guest's bookings, found among all of them, because the rules reject reading a document that is not the guest's. */
export function useOwnBooking(guest: Guest, id: string): OwnBooking {
  const [most, setMost] = useState(bookingsPerStep);
  const own = useOwnBookings(guest, most);
  if (own.state !== 'ready') return own;
  const booking = own.bookings.find((one) => one.id === id);
  if (booking) return { state: 'found', booking, others: othersOf(booking, own.bookings) };
  if (!own.more) return { state: 'none' };
  setMost(most + bookingsPerStep);
  return { state: 'loading' };
}
