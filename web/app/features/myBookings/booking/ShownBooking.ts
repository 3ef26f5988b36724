import type { LinkedBooking } from 'functions/contract/callables';
import type { Booking } from 'functions/contract/booking';
import { inGroupOrder, statusOfGroup } from 'functions/domain/bookingGroup';
import { holdsNights } from 'functions/domain/bookingState';
import { sumOfGuests } from 'functions/domain/guests';

/** A booking as its page shows it. If it was opened by the link in a mail, it has no phone number. */
export type ShownBooking = LinkedBooking & Partial<Pick<Booking, 'phone'>>;

/** Bookings that were requested together. To their guest, they are one booking. */
export interface WholeBooking<One extends ShownBooking = ShownBooking> {
  /** The bookings that are not cancelled, or all of them if all are cancelled. Not empty. */
  left: readonly One[];
  /** All bookings, the first of the request first. */
  all: readonly One[];
  /** The first booking of `left`, with the guests, the payments and the status of all bookings in `left`. */
  whole: One;
}

export function wholeBookingOf<One extends ShownBooking>(bookings: readonly One[]): WholeBooking<One> {
  const all = bookings.toSorted(inGroupOrder);
  const notCancelled = all.filter(({ status }) => holdsNights(status));
  const left = notCancelled.length > 0 ? notCancelled : all;
  const whole = {
    ...left[0]!,
    ...sumOfGuests(left),
    number: left[0]!.group ?? left[0]!.number,
    status: statusOfGroup(left.map(({ status }) => status)),
    payments: all.flatMap(({ payments }) => payments ?? []),
  };
  return { left, all, whole };
}
