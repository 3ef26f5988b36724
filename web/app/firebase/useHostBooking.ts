import { bookingPath } from 'functions/contract/collections';
import { doc } from 'firebase/firestore';
import { useFirestore, useFirestoreDocData } from 'reactfire';
import { bookingConverter, type AgreedBooking } from './agreedBooking.ts';

/** A booking of whatever age as it is now, for owners: `undefined` while loading, `null` if there is none. */
export function useHostBooking(id: string): AgreedBooking | null | undefined {
  const reference = doc(useFirestore(), bookingPath(id)).withConverter(bookingConverter);
  const { status, data } = useFirestoreDocData(reference) as { status: string; data: AgreedBooking | undefined };
  return status === 'loading' ? undefined : (data ?? null);
}
