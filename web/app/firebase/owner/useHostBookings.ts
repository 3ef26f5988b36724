import { bookingsCollection } from 'functions/contract/collections';
import { addDays, firstDayOf, monthOf, type IsoDate } from 'functions/domain/isoDate';
import { collection, query, where, type WhereFilterOp } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';
import { bookingConverter, type AgreedBooking } from '../guest/agreedBooking.ts';

/** So far back from the month's beginning stays are shown, in days. Not from today: at midnight all would load anew. */
const past = 400;
const since = (today: IsoDate) => addDays(firstDayOf(monthOf(today)), -past);

/** All bookings from a year ago on, as they are now, for owners: `undefined` while loading. */
export function useHostBookings(today: IsoDate): readonly AgreedBooking[] | undefined {
  return useBookingsThatEnd('>=', since(today));
}

/** All bookings that `useHostBookings` leaves out. */
export function useOlderBookings(today: IsoDate): readonly AgreedBooking[] | undefined {
  return useBookingsThatEnd('<', since(today));
}

function useBookingsThatEnd(when: WhereFilterOp, day: IsoDate): readonly AgreedBooking[] | undefined {
  const { status, data } = useFirestoreCollectionData(
    query(collection(useFirestore(), bookingsCollection), where('checkOut', when, day)).withConverter(bookingConverter),
  );
  const found = useMemo(
    () => (status === 'loading' ? undefined : data.filter((booking) => booking !== undefined)),
    [status, data],
  );
  // At the month's end the query is another: until it has answered, an open dialog must not lose what it shows.
  const [latest, setLatest] = useState(found);
  if (found && found !== latest) setLatest(found);
  return found ?? latest;
}
