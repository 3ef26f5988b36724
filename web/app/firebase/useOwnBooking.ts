import { apartmentSchema, type Apartment } from 'functions/contract/apartment';
import type { StoredBooking } from 'functions/contract/booking';
import { apartmentPath, bookingPath } from 'functions/contract/collections';
import { doc, onSnapshot } from 'firebase/firestore';
import { useObservable } from 'reactfire';
import { map, Observable, of } from 'rxjs';
import type { Guest } from './guestStore.ts';
import { openFirestore } from './openFirestore.ts';
import { isOwn, isWhole, provenAddress } from './ownBookings.ts';

export type OwnBooking =
  | { state: 'loading' }
  | { state: 'offline' }
  /** There is none, or it is somebody else's: nobody can tell which. */
  | { state: 'none' }
  /** `apartment` is `null` where it cannot be read. */
  | { state: 'found'; booking: StoredBooking; apartment: Apartment | null };

const nothingYet = { initialData: undefined, suspense: false };

/**
 * One booking of a guest with its apartment, as they are now and whenever they change. Subscribes while rendering, so it
 * must never be part of a prerendered page.
 */
export function useOwnBooking(guest: Guest, number: string): OwnBooking {
  // What was heard is kept for a while under this name, so it names who asks.
  const asker = `${guest.uid} ${provenAddress(guest) ?? ''}`;
  const { data: heard } = useObservable<Heard>(`booking ${number} of ${asker}`, hear(bookingPath(number)), nothingYet);
  const booking = typeof heard === 'object' && isWhole(heard) ? (heard as unknown as StoredBooking) : undefined;
  const slug = booking?.apartment;
  const { data: apartment } = useObservable<Apartment | null | undefined>(
    `apartment ${slug ?? ''}`,
    slug === undefined ? of(undefined) : hear(apartmentPath(slug)).pipe(map(readApartment)),
    nothingYet,
  );
  if (heard === 'offline') return { state: 'offline' };
  if (heard === 'refused' || (booking && !isOwn(booking, guest))) return { state: 'none' };
  if (!booking || apartment === undefined) return { state: 'loading' };
  return { state: 'found', booking, apartment };
}

type Heard = Record<string, unknown> | 'offline' | 'refused' | undefined;

/** A document's fields; the rules answer for one that is not there as for one that may not be read. */
function hear(path: string): Observable<Heard> {
  return new Observable((listener) =>
    onSnapshot(
      doc(openFirestore(), path),
      { includeMetadataChanges: true },
      (document) => {
        const { fromCache } = document.metadata;
        listener.next(document.data() ?? (fromCache ? 'offline' : 'refused'));
      },
      () => listener.next('refused'),
    ),
  );
}

function readApartment(heard: Heard): Apartment | null {
  const parsed = apartmentSchema.safeParse(heard);
  return parsed.success ? (parsed.data as Apartment) : null;
}
