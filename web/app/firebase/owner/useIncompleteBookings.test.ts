import { expect, it } from 'vitest';
import { incompleteBooking } from './useIncompleteBookings.ts';

it('has the name as far as it was typed, and what is wrong', () => {
  const typed = { firstName: 'Ada', lastName: 7, checkIn: 'June', problem: 'Not entered yet.' };
  expect(incompleteBooking('A', typed)).toEqual({ id: 'A', name: 'Ada', problem: 'Not entered yet.' });
  expect(incompleteBooking('A', {})).toEqual({ id: 'A', name: '', problem: '' });
});
