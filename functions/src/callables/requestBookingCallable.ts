import { requestBooking } from '../bookings/request/requestBooking.ts';
import { requestBookingRequest } from '../contract/callables.ts';
import { defineRequestCallable } from './defineRequestCallable.ts';

export const requestBookingCallable = defineRequestCallable('requestBooking', requestBookingRequest, requestBooking);
