import type { Booking } from 'functions/contract/booking';
import { isoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { arrangeToday, timeLeft } from './arrangeToday.ts';

const today = isoDate('2027-06-10');
const hour = 3_600_000;

function booking(id: string, changes: Partial<Booking>): Booking {
  return {
    id,
    number: id,
    status: 'confirmed',
    checkIn: '2027-06-12',
    checkOut: '2027-06-19',
    quote: { advancePayment: 300, totalPayment: 1000 },
    advanceDueOn: '2027-06-01',
    payments: [],
    problem: null,
    group: null,
    ...changes,
  } as unknown as Booking;
}
const waits = (id: string, millis: number, changes: Partial<Booking> = {}) =>
  booking(id, { status: 'pending', pendingSince: { toMillis: () => millis } as never, ...changes });

it('shows requests in the order in which guests made them, each group once', () => {
  const { requests } = arrangeToday(
    [waits('C', 30), waits('A', 10, { group: 'A' }), waits('B', 10, { group: 'A' }), booking('X', {})],
    today,
  );
  expect(requests.map(({ bookings }) => bookings.map(({ id }) => id))).toEqual([['A', 'B'], ['C']]);
});

it('shows arrivals and departures of seven days, beginning with today', () => {
  const { arrivals, departures } = arrangeToday(
    [
      booking('late', { checkIn: isoDate('2027-06-17') }),
      booking('today', { checkIn: today }),
      booking('leaves', { checkIn: isoDate('2027-06-01'), checkOut: isoDate('2027-06-16') }),
      booking('gone', { status: 'cancelled' }),
    ],
    today,
  );
  expect(arrivals.map((one) => one.booking.id)).toEqual(['today']);
  expect(departures.map((one) => one.booking.id)).toEqual(['leaves']);
});

it('names late advance payments and edits that were put back', () => {
  const parts = arrangeToday(
    [
      booking('late', {}),
      booking('paid', { payments: [{ id: '1', kind: 'advance', amount: 300, on: today, note: '' }] }),
      booking('edited', { advanceDueOn: null, problem: 'Put back.' }),
    ],
    today,
  );
  expect(parts.overdue.map((one) => one.booking.id)).toEqual(['late']);
  expect(parts.problems.map(({ id }) => id)).toEqual(['edited']);
});

it('says how much time is left to answer, at most until the end of the day of arrival', () => {
  const request = (since: number | undefined, checkIn = '2027-06-30') => ({
    id: 'A',
    bookings: [booking('A', { checkIn: isoDate(checkIn) })] as const,
    since,
  });
  expect(timeLeft(request(0), 3, 0, today)).toEqual({ unit: 'days', count: 3 });
  expect(timeLeft(request(0), 3, 30 * hour, today)).toEqual({ unit: 'hours', count: 42 });
  expect(timeLeft(request(0), 3, 73 * hour, today)).toBe('over');
  expect(timeLeft(request(undefined, '2027-06-10'), 3, 0, today)).toEqual({ unit: 'hours', count: 24 });
});
