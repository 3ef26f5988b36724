import { defineSecret } from 'firebase-functions/params';
import { requestBooking as request } from '../bookings/requestBooking.ts';
import { requestBookingRequest } from '../contract/callables.ts';
import { defineCallable } from './defineCallable.ts';

const numberKey = defineSecret('BOOKING_NUMBER_KEY');

export const requestBooking = defineCallable(
  'requestBooking',
  requestBookingRequest,
  (booking, caller) => request(booking, caller?.uid ?? null, numberKey.value(), new Date()),
  { secrets: [numberKey.name], limit: 'requestBooking' },
);
