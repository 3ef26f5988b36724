import { moveBookingRequest } from '../contract/ownerCallables.ts';
import { moveBooking } from '../owner/moveBooking.ts';
import { linkSecret } from '../platform/linkSecret.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const moveBookingCallable = defineOwnerCallable('moveBooking', moveBookingRequest, moveBooking, {
  secrets: [linkSecret.name],
});
