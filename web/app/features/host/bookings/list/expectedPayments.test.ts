import type { Booking } from 'functions/contract/booking';
import { isoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { expectedPayments } from './expectedPayments.ts';

const today = isoDate('2027-06-10');
const booking = (id: string, checkIn: string, changes: object = {}) =>
  ({
    ...{ id, checkIn, group: null, status: 'confirmed', advanceDueOn: null },
    quote: { advancePayment: 30_000, totalPayment: 100_000 },
    ...changes,
  }) as unknown as Booking;
const shown = (...bookings: Booking[]) =>
  expectedPayments(bookings, today).map(({ booking: { id }, kind, amount, on, isOverdue }) =>
    [id, kind, amount, on, ...(isOverdue ? ['overdue'] : [])].join(' '),
  );

it('lists each open part on the day on which it is due, not on that of the arrival', () => {
  const noAdvance = { quote: { advancePayment: 0, totalPayment: 100_000 } };
  const bookings = [booking('B', '2027-08-01', { advanceDueOn: '2027-06-20' }), booking('A', '2027-08-12', noAdvance)];
  expect(shown(...bookings)).toEqual([
    'B advance 30000 2027-06-20',
    'B balance 70000 2027-08-01',
    'A balance 100000 2027-08-12',
  ]);
});

it('begins with overdue payments, including those of past stays', () => {
  const late = booking('LATE', '2027-08-01', { advanceDueOn: '2027-05-20' });
  const over = booking('OVER', '2027-04-01', { payments: [{ kind: 'advance', amount: 90_000 }] });
  expect(shown(late, over)).toEqual([
    'OVER balance 10000 2027-04-01 overdue',
    'LATE advance 30000 2027-05-20 overdue',
    'LATE balance 70000 2027-08-01',
  ]);
});

it('lists nothing for requests, cancelled stays and paid stays', () => {
  const paid = { payments: [{ kind: 'balance', amount: 100_000 }] };
  expect(
    shown(
      booking('ASKS', '2027-08-01', { status: 'pending' }),
      booking('GONE', '2027-08-01', { status: 'cancelled' }),
      booking('PAID', '2027-08-01', paid),
    ),
  ).toEqual([]);
});

it('expects one advance and one balance of a group, whichever booking the payments are recorded for', () => {
  const group = { group: 'A', advanceDueOn: '2027-06-20' };
  const paid = { payments: [{ id: 'p', kind: 'advance', amount: 40_000 }] };
  const bookings = [booking('A', '2027-08-01', group), booking('B', '2027-08-01', { ...group, ...paid })];
  expect(shown(...bookings.map((one) => ({ ...one, number: one.id })))).toEqual([
    'A advance 20000 2027-06-20',
    'A balance 140000 2027-08-01',
  ]);
});
