import type { LinkedBooking } from 'functions/contract/callables';
import type { Booking } from 'functions/contract/booking';
import { statusOfGroup } from 'functions/domain/bookingGroup';
import { holdsNights } from 'functions/domain/bookingState';
import { sumOfGuests } from 'functions/domain/guests';

/** A booking as its page shows it. Opened by the link in a mail, it has neither phone nor Wi-Fi note. */
export type ShownBooking = LinkedBooking & Partial<Pick<Booking, 'phone' | 'wifiNote'>>;

/** Bookings requested together, as the one booking that they are to their guest. */
export interface WholeBooking<One extends ShownBooking = ShownBooking> {
  /** The bookings that are left; all of them once none is. Not empty. */
  left: readonly One[];
  /** All bookings, the first of the request first. */
  all: readonly One[];
  /** The first one left, with the guests, the payments and the status of all that are left. */
  whole: One;
}

export function wholeBookingOf<One extends ShownBooking>(bookings: readonly One[]): WholeBooking<One> {
  const all = bookings.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || a.number.localeCompare(b.number));
  const held = all.filter(({ status }) => holdsNights(status));
  const left = held.length > 0 ? held : all;
  const whole = {
    ...left[0]!,
    ...sumOfGuests(left),
    number: left[0]!.group ?? left[0]!.number,
    status: statusOfGroup(left.map(({ status }) => status)),
    payments: all.flatMap(({ payments }) => payments ?? []),
  };
  return { left, all, whole };
}

const isFirst = ({ group, number }: ShownBooking) => group === number;
