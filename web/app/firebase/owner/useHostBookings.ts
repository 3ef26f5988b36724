import { bookingsCollection, bookingPath, ownerNotePath } from 'functions/contract/collections';
import { addDays, firstDayOf, monthOf, type IsoDate } from 'functions/domain/isoDate';
import { where, type WhereFilterOp } from 'firebase/firestore';
import { parseBooking, ownerNoteSchema, type Booking } from 'functions/contract/booking';
import { formatPhone, homeRegion, toE164 } from 'functions/domain/phone';
import { useMemo } from 'react';
import { dataOf, useLatest, useLiveQuery, useLiveDocument } from '../useLiveQuery.ts';
import { incompleteBooking, type IncompleteBooking } from './useIncompleteBookings.ts';

/**
 * How far before this month's first day the desk shows stays and blocks. It does not count from today, because
 * then everything would load again at midnight.
 */
const daysBack = 400;
export const firstShownDay = (today: IsoDate) => addDays(firstDayOf(monthOf(today)), -daysBack);

/** All bookings from about a year ago on, live, for owners; `undefined` while loading. */
export function useHostBookings(today: IsoDate): readonly Booking[] | undefined {
  return useBookingsThatEnd('>=', firstShownDay(today));
}

/** All bookings that `useHostBookings` leaves out. */
export function useOlderBookings(today: IsoDate): readonly Booking[] | undefined {
  return useBookingsThatEnd('<', firstShownDay(today));
}

function useBookingsThatEnd(when: WhereFilterOp, day: IsoDate): readonly Booking[] | undefined {
  return useLatest(dataOf(useLiveQuery(bookingsCollection, parseBooking, where('checkOut', when, day))));
}

/** All bookings with this email or phone, however old, latest first, for owners; `undefined` while loading. */
export function useGuestStays(field: 'email' | 'phone', value: string): readonly Booking[] | undefined {
  // Older bookings store phone numbers as typed.
  const spellings = field === 'phone' ? [value, formatPhone(value), toE164(value, homeRegion) ?? value] : [value];
  const stays = dataOf(useLiveQuery(bookingsCollection, parseBooking, where(field, 'in', spellings)));
  return useMemo(() => stays?.toSorted((a, b) => (a.checkIn > b.checkIn ? -1 : 1)), [stays]);
}

type Found = { booking: Booking } | { incomplete: IncompleteBooking };

/** A booking, however old, live, for owners: `undefined` while loading, `null` if there is none. */
export function useHostBooking(id: string): Found | null | undefined {
  const fields = useLiveDocument(bookingPath(id));
  return useMemo(() => {
    if (!fields) return fields;
    const booking = parseBooking(id, fields);
    return booking ? { booking } : { incomplete: incompleteBooking(id, fields) };
  }, [id, fields]);
}

/** The owner's note about a booking: empty if there is none, `undefined` while loading. */
export function useOwnerNote(booking: string): string | undefined {
  const fields = useLiveDocument(ownerNotePath(booking));
  if (fields === undefined) return undefined;
  return ownerNoteSchema.parse(fields ?? {}).text;
}
