import { bookingPath } from 'functions/contract/collections';
import { doc, type FirestoreDataConverter } from 'firebase/firestore';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import { agreedBooking, type AgreedBooking } from '../guest/agreedBooking.ts';
import { incompleteBooking, type IncompleteBooking } from './useIncompleteBookings.ts';

type Found = { booking: AgreedBooking } | { incomplete: IncompleteBooking };

/** A booking of whatever age as it is now, for owners: `undefined` while loading, `null` if there is none. */
export function useHostBooking(id: string): Found | null | undefined {
  const reference = doc(useFirestore(), bookingPath(id)).withConverter(converter);
  const { status, data } = useFirestoreDoc(reference);
  // Without a connection, what is not in the cache is not known.
  if (status === 'loading' || (data.metadata.fromCache && !data.exists())) return undefined;
  return data.data() ?? null;
}

const converter: FirestoreDataConverter<Found> = {
  fromFirestore(document) {
    const booking = agreedBooking(document.id, document.data());
    return booking ? { booking } : { incomplete: incompleteBooking(document.id, document.data()) };
  },
  toFirestore() {
    throw new Error('Bookings are written by functions');
  },
};
