import type { Booking } from 'functions/contract/booking';
import { firstOfGroups, groupOf, othersOf } from 'functions/domain/bookingGroup';
import { addDays, daysBetween, type IsoDate } from 'functions/domain/isoDate';
import { ledgerOf, type Ledger } from 'functions/domain/ledger';

/** A request that waits, with all bookings of its group that wait too. */
export interface WaitingRequest {
  /** Of its group, or of its only booking. */
  id: string;
  bookings: readonly Booking[];
  /** Since when it waits, in milliseconds since 1970; `undefined` if that was made unreadable. */
  since: number | undefined;
}

/** A booking with what is owed, of a group for all of it. */
export interface OwedBooking {
  booking: Booking;
  money: Ledger;
}

export interface TodayParts {
  /** Those that have waited longest first. */
  requests: WaitingRequest[];
  /** Confirmed stays of the next seven days, by day. */
  arrivals: OwedBooking[];
  departures: OwedBooking[];
  /** Confirmed stays to come whose advance payment is late, of a group the first, the longest due first. */
  overdue: OwedBooking[];
  /** Bookings with a note on an edit that was put back. */
  problems: Booking[];
}

/** How far ahead arrivals and departures are shown, in days. */
const daysAhead = 7;

/** What an owner needs to know today, from all bookings. */
export function arrangeToday(bookings: readonly Booking[], today: IsoDate): TodayParts {
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  const last = addDays(today, daysAhead);
  const owed = (booking: Booking): OwedBooking => {
    return { booking, money: ledgerOf([booking, ...othersOf(booking, bookings)], today) };
  };
  const soon = (day: 'checkIn' | 'checkOut') =>
    confirmed
      .filter((booking) => booking[day] >= today && booking[day] < last)
      .sort((a, b) => (a[day] < b[day] ? -1 : 1))
      .map(owed);
  return {
    requests: waitingRequests(bookings.filter(({ status }) => status === 'pending')),
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
  const groups = new Map<string, Booking[]>();
  for (const booking of pending) {
    const key = groupOf(booking) ?? booking.id;
    groups.set(key, [...(groups.get(key) ?? []), booking]);
  }
  return [...groups]
    .map(([id, group]) => ({ id, bookings: group, since: millisOf(group[0]?.pendingSince) }))
    .sort((a, b) => (a.since ?? 0) - (b.since ?? 0));
}

function millisOf(timestamp: unknown): number | undefined {
  const { toMillis } = (timestamp ?? {}) as { toMillis?: () => number };
  return toMillis?.call(timestamp);
}

/** Time left for an answer, as the larger unit; `over` when it expires with the next hourly run. */
export function timeLeft(
  { bookings: [first], since }: WaitingRequest,
  expiresAfterDays: number,
  now: number,
  today: IsoDate,
): { unit: 'days' | 'hours'; count: number } | 'over' {
  const untilArrival = first ? daysBetween(today, first.checkIn) + 1 : 0;
  const hours = Math.min(
    since === undefined ? Infinity : (since - now) / 3_600_000 + expiresAfterDays * 24,
    untilArrival * 24,
  );
  if (hours <= 0) return 'over';
  if (hours < 48) return { unit: 'hours', count: Math.ceil(hours) };
  return { unit: 'days', count: Math.floor(hours / 24) };
}
