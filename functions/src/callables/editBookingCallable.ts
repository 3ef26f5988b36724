import { editBookingRequest } from '../contract/ownerCallables.ts';
import { editBooking } from '../owner/editBooking.ts';
import { numberKey } from '../platform/numberKey.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const editBookingCallable = defineOwnerCallable('editBooking', editBookingRequest, editBooking, {
  secrets: [numberKey.name],
});
