import type { Booking } from 'functions/contract/booking';
import { firstOfGroups, othersOf } from 'functions/domain/bookingGroup';
import { addDays, daysBetween, type IsoDate } from 'functions/domain/isoDate';
import { ledgerOf, type Ledger } from 'functions/domain/ledger';
import { millisOf } from '../../../firebase/millisOf.ts';

/** A pending request, with all pending bookings of its group. */
export interface WaitingRequest {
  /** ID of the group, or of the single booking. */
  id: string;
  bookings: readonly [Booking, ...Booking[]];
  /** When the request was made, in milliseconds since 1970; `undefined` if unreadable. */
  since: number | undefined;
}

/** A booking with the amount owed. For a group, the amount is that of all its bookings. */
export interface OwedBooking {
  booking: Booking;
  money: Ledger;
}

export interface TodayParts {
  /** Pending requests, longest waiting first. */
  requests: WaitingRequest[];
  /** Stays that have begun before today and end after it. */
  inHouse: OwedBooking[];
  /** Confirmed stays of the next seven days, by day. */
  arrivals: OwedBooking[];
  departures: OwedBooking[];
  /** Coming confirmed stays with an overdue advance, longest overdue first. A group is listed by its first booking. */
  overdue: OwedBooking[];
  /** Bookings with a note that an edit in the console was put back. */
  problems: Booking[];
}

/** How far ahead arrivals and departures are shown, in days. */
const daysAhead = 7;

/** What an owner needs to know today, computed from all bookings. */
export function arrangeToday(bookings: readonly Booking[], today: IsoDate): TodayParts {
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  const last = addDays(today, daysAhead);
  const owed = (booking: Booking): OwedBooking => ({
    booking,
    money: ledgerOf([booking, ...othersOf(booking, bookings)], today),
  });
  const soon = (day: 'checkIn' | 'checkOut') =>
    confirmed
      .filter((booking) => booking[day] >= today && booking[day] < last)
      .sort((a, b) => (a[day] < b[day] ? -1 : 1))
      .map(owed);
  return {
    requests: waitingRequests(bookings.filter(({ status }) => status === 'pending')),
    inHouse: confirmed.filter(({ checkIn, checkOut }) => checkIn < today && checkOut > today).map(owed),
    arrivals: soon('checkIn'),
    departures: soon('checkOut'),
    overdue: firstOfGroups(confirmed.filter(({ checkIn }) => checkIn > today))
      .map(owed)
      .filter(({ money }) => money.state === 'overdue')
      .sort((a, b) => ((a.money.next?.on ?? '') < (b.money.next?.on ?? '') ? -1 : 1)),
    problems: bookings.filter(({ problem, checkOut }) => Boolean(problem) && checkOut >= today),
  };
}

function waitingRequests(pending: readonly Booking[]): WaitingRequest[] {
  return firstOfGroups(pending)
    .map((booking) => ({
      id: booking.group ?? booking.id,
      bookings: [booking, ...othersOf(booking, pending)] as const,
      since: millisOf(booking.pendingSince),
    }))
    .sort((a, b) => (a.since ?? 0) - (b.since ?? 0));
}

/**
 * The time left to answer, in hours during the last three days. `over` if the time is up, and the request expires with the
 * next hourly run.
 */
export function timeLeft(
  { bookings: [first], since }: WaitingRequest,
  expiresAfterDays: number,
  now: number,
  today: IsoDate,
): { unit: 'days' | 'hours'; count: number } | 'over' {
  const untilArrival = daysBetween(today, first.checkIn) + 1;
  const hours = Math.min(
    since === undefined ? Infinity : (since - now) / 3_600_000 + expiresAfterDays * 24,
    untilArrival * 24,
  );
  if (hours <= 0) return 'over';
  if (hours < 72) return { unit: 'hours', count: Math.ceil(hours) };
  return { unit: 'days', count: Math.floor(hours / 24) };
}
