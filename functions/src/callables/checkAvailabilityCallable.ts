import { BookingError } from '../bookings/BookingError.ts';
import { checkAvailability } from '../bookings/read/checkAvailability.ts';
import { readBriefly } from '../bookings/read/readBriefly.ts';
import { checkAvailabilityRequest } from '../contract/callables.ts';
import { parseStay } from '../domain/stay.ts';
import { defineCallable } from './defineCallable.ts';

export const checkAvailabilityCallable = defineCallable('checkAvailability', checkAvailabilityRequest, (request) => {
  const parsed = parseStay(request.checkIn, request.checkOut);
  if ('problem' in parsed) throw new BookingError(parsed.problem);
  return checkAvailability(parsed.stay, request, request.apartment, new Date(), readBriefly);
});
