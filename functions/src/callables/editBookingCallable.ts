import { editBookingRequest } from '../contract/ownerCallables.ts';
import { editBooking } from '../owner/editBooking.ts';
import { linkSecret } from '../platform/linkSecret.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const editBookingCallable = defineOwnerCallable('editBooking', editBookingRequest, editBooking, {
  secrets: [linkSecret.name],
});
