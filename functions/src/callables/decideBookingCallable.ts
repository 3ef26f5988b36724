import { decideBookingRequest } from '../contract/ownerCallables.ts';
import { decideBooking } from '../owner/decideBooking.ts';
import { numberKey } from '../platform/numberKey.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const decideBookingCallable = defineOwnerCallable('decideBooking', decideBookingRequest, decideBooking, {
  secrets: [numberKey.name],
});
