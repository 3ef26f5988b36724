import { decideBookingRequest } from '../contract/ownerCallables.ts';
import { decideBooking } from '../owner/decideBooking.ts';
import { linkSecret } from '../platform/linkSecret.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const decideBookingCallable = defineOwnerCallable('decideBooking', decideBookingRequest, decideBooking, {
  secrets: [linkSecret.name],
});
