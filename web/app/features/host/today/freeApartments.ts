import type { Apartment } from 'functions/contract/apartment';
import type { Block } from 'functions/contract/block';
import type { Booking } from 'functions/contract/booking';
import { holdsNights } from 'functions/domain/bookingState';
import { guestsFit } from 'functions/domain/guests';
import { overlaps, type Stay } from 'functions/domain/stay';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';

/** Everything that may hold nights. */
export interface NightHolders {
  bookings: readonly Booking[];
  blocks: readonly Block[];
  calendars: readonly DeskCalendar[];
}

/** Everything that holds nights in an apartment, other than the booking: stays, blocks and platforms' stays. */
export function otherHolders(
  { id }: Booking,
  apartment: string,
  { bookings, blocks, calendars }: NightHolders,
): readonly Stay[] {
  return [
    ...bookings.filter((one) => one.apartment === apartment && one.id !== id && holdsNights(one.status)),
    ...blocks.filter((one) => one.apartment === apartment),
    ...calendars.filter((one) => one.apartment === apartment).flatMap(({ holds }) => holds),
  ];
}

/** The other apartments that are free for the nights of a booking and fit its guests. */
export function freeApartments(booking: Booking, apartments: readonly Apartment[], holders: NightHolders): Apartment[] {
  return apartments.filter(
    ({ slug, limits }) =>
      slug !== booking.apartment &&
      guestsFit(booking, limits) &&
      !otherHolders(booking, slug, holders).some((stay) => overlaps(stay, booking)),
  );
}
