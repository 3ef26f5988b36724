import { BookingError } from '../bookings/BookingError.ts';
import { checkAvailability as check } from '../bookings/checkAvailability.ts';
import { checkAvailabilityRequest } from '../contract/callables.ts';
import { parseStay } from '../domain/stay.ts';
import { defineCallable } from './defineCallable.ts';

export const checkAvailability = defineCallable('checkAvailability', checkAvailabilityRequest, (request) => {
  const parsed = parseStay(request.checkIn, request.checkOut);
  if ('problem' in parsed) throw new BookingError(parsed.problem);
  return check(parsed.stay, request, request.apartment, new Date());
});
