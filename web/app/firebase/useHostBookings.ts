import { bookingsCollection } from 'functions/contract/collections';
import { addDays, type IsoDate } from 'functions/domain/isoDate';
import { collection, query, where, type WhereFilterOp } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';
import { bookingConverter, type AgreedBooking } from './agreedBooking.ts';

/** So far back stays are shown, in days. */
const past = 400;

/** All bookings from a year ago on, as they are now, for owners: `undefined` while loading. */
export function useHostBookings(today: IsoDate): readonly AgreedBooking[] | undefined {
  return useBookingsThatEnd('>=', addDays(today, -past));
}

/** All bookings that `useHostBookings` leaves out. */
export function useOlderBookings(today: IsoDate): readonly AgreedBooking[] | undefined {
  return useBookingsThatEnd('<', addDays(today, -past));
}

function useBookingsThatEnd(when: WhereFilterOp, day: IsoDate): readonly AgreedBooking[] | undefined {
  const { status, data } = useFirestoreCollectionData(
    query(collection(useFirestore(), bookingsCollection), where('checkOut', when, day)).withConverter(bookingConverter),
  );
  return useMemo(
    () => (status === 'loading' ? undefined : data.filter((booking) => booking !== undefined)),
    [status, data],
  );
}
