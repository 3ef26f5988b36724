import { cancelBooking } from '../bookings/change/cancelBooking.ts';
import { cancelBookingRequest } from '../contract/callables.ts';
import { numberKey } from '../platform/numberKey.ts';
import { defineCallableForAccount } from './defineCallable.ts';

export const cancelBookingCallable = defineCallableForAccount(
  'cancelBooking',
  cancelBookingRequest,
  'cancelBooking',
  cancelBooking,
  { secrets: [numberKey.name] },
);
