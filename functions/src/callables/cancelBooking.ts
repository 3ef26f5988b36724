import { BookingError } from '../bookings/BookingError.ts';
import { cancelBooking as cancel } from '../bookings/cancelBooking.ts';
import { cancelBookingRequest } from '../contract/callables.ts';
import { defineCallable } from './defineCallable.ts';

export const cancelBooking = defineCallable(
  'cancelBooking',
  cancelBookingRequest,
  ({ number }, caller) => {
    if (!caller) throw new BookingError('signed-out');
    return cancel(number, caller, new Date());
  },
  { limit: 'cancelBooking' },
);
