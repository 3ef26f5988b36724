import { expect, it } from 'vitest';
import { incompleteBooking } from './useIncompleteBookings.ts';

it('an incomplete booking has the readable part of the name, and the problem', () => {
  const typed = { firstName: 'Ada', lastName: 7, checkIn: 'June', problem: 'Not entered yet.' };
  expect(incompleteBooking('A', typed)).toEqual({
    ...{ id: 'A', name: 'Ada', problem: 'Not entered yet.', isBooking: false },
  });
  expect(incompleteBooking('A', {})).toEqual({ id: 'A', name: '', problem: '', isBooking: false });
});

it('distinguishes a booking made unreadable by an edit from any other document', () => {
  const settledStay = { apartment: 'olive', checkIn: '2027-06-12', checkOut: '2027-06-19', status: 'pending' };
  expect(incompleteBooking('A', { settledStay, firstName: 7 })).toMatchObject({ isBooking: true });
});
