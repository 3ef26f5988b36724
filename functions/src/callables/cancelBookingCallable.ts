import { cancelBooking } from '../bookings/change/cancelBooking.ts';
import { cancelBookingRequest } from '../contract/callables.ts';
import { linkSecret } from '../platform/linkSecret.ts';
import { defineCallableForAccount } from './defineCallable.ts';

export const cancelBookingCallable = defineCallableForAccount(
  'cancelBooking',
  cancelBookingRequest,
  'cancelBooking',
  cancelBooking,
  { secrets: [linkSecret.name] },
);
