import type { Apartment } from 'functions/contract/apartment';
import type { Block } from 'functions/contract/block';
import type { Booking } from 'functions/contract/booking';
import { holdsNights } from 'functions/domain/bookingState';
import { guestsFit } from 'functions/domain/guests';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';

/** The other apartments that are free for the nights of a booking and fit its guests. */
export function freeApartments(
  booking: Booking,
  apartments: readonly Apartment[],
  bookings: readonly Booking[],
  blocks: readonly Block[],
  calendars: readonly DeskCalendar[],
): Apartment[] {
  const taken = [
    ...bookings.filter(({ status }) => holdsNights(status)),
    ...blocks,
    ...calendars.flatMap(({ apartment, holds }) => holds.map((stay) => ({ apartment, ...stay }))),
  ].filter(({ checkIn, checkOut }) => checkIn < booking.checkOut && checkOut > booking.checkIn);
  return apartments.filter(
    ({ slug, limits }) => guestsFit(booking, limits) && !taken.some(({ apartment }) => apartment === slug),
  );
}
