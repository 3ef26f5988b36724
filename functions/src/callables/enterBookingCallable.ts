import { enterBookingRequest } from '../contract/ownerCallables.ts';
import { enterBooking } from '../owner/enterBooking.ts';
import { linkSecret } from '../platform/linkSecret.ts';
import { numberKey } from '../platform/numberKey.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const enterBookingCallable = defineOwnerCallable('enterBooking', enterBookingRequest, enterBooking, {
  secrets: [linkSecret.name, numberKey.name],
});
