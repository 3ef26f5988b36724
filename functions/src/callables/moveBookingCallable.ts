import { moveBookingRequest } from '../contract/ownerCallables.ts';
import { moveBooking } from '../owner/moveBooking.ts';
import { numberKey } from '../platform/numberKey.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const moveBookingCallable = defineOwnerCallable('moveBooking', moveBookingRequest, moveBooking, {
  secrets: [numberKey.name],
});
