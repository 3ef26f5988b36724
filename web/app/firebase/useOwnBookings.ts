import { bookingsCollection } from 'functions/contract/collections';
import { collection, limit, onSnapshot, orderBy, query, where, type QueryConstraint } from 'firebase/firestore';
import { useObservable } from 'reactfire';
import { combineLatest, map, Observable } from 'rxjs';
import type { Guest } from './guestStore.ts';
import { openFirestore } from './openFirestore.ts';
import { mergeBookings, provenAddress, type HeardBookings, type OwnBookings } from './ownBookings.ts';

const loading: OwnBookings = { state: 'loading' };

/**
 * A guest's own bookings as they are now and whenever they change. Subscribes while rendering, so it must never be part
 * of a prerendered page.
 * @param most how many of them; the latest arrivals count first
 */
export function useOwnBookings(guest: Guest, most: number): OwnBookings {
  const address = provenAddress(guest);
  // What was heard is kept for a while under this name, so it names who asks.
  const id = `bookings of ${guest.uid} ${address ?? ''} ${most}`;
  const { data } = useObservable<OwnBookings>(id, watchBookings(guest, address, most), {
    initialData: loading,
    suspense: false,
  });
  return data;
}

function watchBookings(guest: Guest, address: string | undefined, most: number): Observable<OwnBookings> {
  const questions = [where('uid', '==', guest.uid), ...(address === undefined ? [] : [where('email', '==', address)])];
  return combineLatest(questions.map((question) => hear(question, most))).pipe(
    map((heard): OwnBookings => {
      if (heard.includes('offline')) return { state: 'offline' };
      return mergeBookings(heard as HeardBookings[], guest, most);
    }),
  );
}

/** Fails by saying `null`: an error would end everything else with it. */
function hear(question: QueryConstraint, most: number): Observable<HeardBookings | 'offline'> {
  return new Observable((listener) => {
    const found = query(
      collection(openFirestore(), bookingsCollection),
      question,
      orderBy('checkIn', 'desc'),
      limit(most),
    );
    return onSnapshot(
      found,
      { includeMetadataChanges: true },
      ({ docs, empty, metadata }) => {
        // Empty, because it has not come yet and there is no network to bring it.
        if (empty && metadata.fromCache) listener.next('offline');
        else listener.next(docs.map((document) => document.data()));
      },
      () => listener.next(null),
    );
  });
}
