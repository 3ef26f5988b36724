import { bookingsCollection } from 'functions/contract/collections';
import { formatPhone, homeRegion, toE164 } from 'functions/domain/phone';
import { collection, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';
import { bookingConverter, type AgreedBooking } from '../guest/agreedBooking.ts';

/** All bookings with this email or phone, however old, the latest first, for owners: `undefined` while loading. */
export function useGuestStays(field: 'email' | 'phone', value: string): readonly AgreedBooking[] | undefined {
  // Older bookings have phone numbers as they were typed.
  const spellings = field === 'phone' ? [value, formatPhone(value), toE164(value, homeRegion) ?? value] : [value];
  const { status, data } = useFirestoreCollectionData(
    query(collection(useFirestore(), bookingsCollection), where(field, 'in', spellings)).withConverter(
      bookingConverter,
    ),
  );
  return useMemo(() => {
    if (status === 'loading') return undefined;
    return data.filter((booking) => booking !== undefined).sort((a, b) => (a.checkIn > b.checkIn ? -1 : 1));
  }, [status, data]);
}
