import { bookingsCollection } from 'functions/contract/collections';
import { othersOf } from 'functions/domain/bookingGroup';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { useFirestore } from 'reactfire';
import { useQuerySnapshot } from '../useQuerySnapshot.ts';
import { bookingConverter, type AgreedBooking } from './agreedBooking.ts';
import { mergeBookings, provenEmail } from './ownBookings.ts';
import type { Guest } from '../session/useGuest.ts';

export type OwnBookings =
  | { state: 'loading' }
  /** No network since the page was opened, so nothing is known. */
  | { state: 'offline' }
  /** `more` when there are more than were asked for. */
  | { state: 'ready'; bookings: AgreedBooking[]; more: boolean };

/** So many are subscribed to at first, and with each further step; a guest with more is rare. */
export const bookingsPerStep = 100;

/**
 * A guest's bookings, the latest arrival first, as they are now and whenever they change. The rules refuse as a whole a query that could
 * find a stranger's booking, so "mine by uid or by email" is two queries. Without a proven email both are the same query.
 * @param most how many of them
 * @throws while rendering, when the rules refuse the queries: the session is over
 */
export function useOwnBookings(guest: Guest, most: number): OwnBookings {
  const bookings = collection(useFirestore(), bookingsCollection).withConverter(bookingConverter);
  const mine = where('uid', '==', guest.uid);
  const email = provenEmail(guest);
  const mineByEmail = email === undefined ? mine : where('email', '==', email);
  const latest = [orderBy('checkIn', 'desc'), limit(most)];
  const byUid = useQuerySnapshot(query(bookings, mine, ...latest), `own ${guest.uid} ${most}`);
  const byEmail = useQuerySnapshot(query(bookings, mineByEmail, ...latest), `own ${guest.uid} ${email} ${most}`);
  const isKnown = byUid.isKnown && byEmail.isKnown;
  return useMemo(() => {
    if (!byUid.snapshot || !byEmail.snapshot) return { state: 'loading' };
    if (!isKnown) return { state: 'offline' };
    const found = [byUid.snapshot, byEmail.snapshot].map(({ docs }) => docs.map((document) => document.data()));
    return { state: 'ready', ...mergeBookings(found, guest, most) };
  }, [byUid.snapshot, byEmail.snapshot, isKnown, guest, most]);
}

export type OwnBooking =
  | { state: 'loading' | 'offline' }
  /** Somebody else's booking or none: the rules do not reveal which. */
  | { state: 'none' }
  | {
      state: 'found';
      booking: AgreedBooking;
      /** The guest's other bookings of the same request. */
      others: AgreedBooking[];
    };

/**
 * One of a guest's bookings, found among all of them: the rules would refuse to read a document that is not the guest's, and
 * reactfire cannot take back an error.
 */
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
