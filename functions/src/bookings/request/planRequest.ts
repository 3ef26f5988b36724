import { Timestamp } from 'firebase-admin/firestore';
import type { Apartment } from '../../contract/apartment.ts';
import type { StoredBooking } from '../../contract/booking.ts';
import { storedLines } from '../../contract/optionalLines.ts';
import type { Settings } from '../../contract/settings.ts';
import type { StayRequest } from '../../contract/unconfirmedRequest.ts';
import { guestsFit } from '../../domain/guests.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { datesOfReminder, isReminderDue } from '../../domain/isReminderDue.ts';
import { type Quote, quoteStay } from '../../domain/quote.ts';
import { parseStay, type Stay } from '../../domain/stay.ts';
import { stayRuleProblem } from '../../domain/stayRules.ts';
import { BookingError } from '../BookingError.ts';
import { newBooking } from '../change/statusFields.ts';
import { isOffered, readApartmentsAndSettings } from '../read/readApartments.ts';
import { about, type IdentifiedRequest, type NumberedApartment } from './identifyRequest.ts';

/** A request that has passed all checks. */
export interface PlannedRequest extends IdentifiedRequest {
  requested: (NumberedApartment & { quote: Quote })[];
  stay: Stay;
  settings: Settings;
  /** The requested apartments. */
  apartments: Apartment[];
  /** Status of the new bookings: `confirmed` if all apartments are instant and the page told the guest so. */
  status: 'pending' | 'confirmed';
  /** Whether a platform's calendar of an apartment could not be read, so that the owner has to check there first. */
  platformsUnread?: true;
}

/** @throws {BookingError} if the request is not valid; does not check whether its nights are free */
export async function planRequest(identified: IdentifiedRequest, now: Date): Promise<PlannedRequest> {
  const { request } = identified;
  const parsed = parseStay(request.checkIn, request.checkOut);
  if ('problem' in parsed) throw new BookingError(parsed.problem);
  if (!request.acceptPrivacy || !request.acceptTerms) throw new BookingError('consent-required');
  const { stay } = parsed;
  const { apartments, settings } = await readApartmentsAndSettings(
    identified.requested.map(({ apartment }) => apartment),
  );
  const today = todayIn(settings.timeZone, now);
  const requested = identified.requested.map((one) => {
    const apartment = apartments.get(one.apartment);
    const named = about(request, one.apartment);
    if (!apartment || !isOffered(one.apartment)) throw new BookingError('apartment-not-found', named);
    if (!guestsFit(one, apartment.limits)) throw new BookingError('guests-exceeded', named);
    const problem = stayRuleProblem(stay, today, apartment.rules, apartment.seasons);
    if (problem) throw new BookingError(problem, named);
    return { ...one, quote: quoteStay(stay, one, apartment, settings) };
  });
  const changed = requested.find(({ quote, expectedTotal, expectedAdvance = quote.advancePayment }) => {
    return quote.totalPayment !== expectedTotal || quote.advancePayment !== expectedAdvance;
  });
  if (changed) throw quoteChanged(request, changed, requested);
  const instant = requested.every((one) => apartments.get(one.apartment)?.bookingMode === 'instant');
  const status = instant && request.bookingMode !== 'request' ? 'confirmed' : 'pending';
  return { ...identified, requested, stay, settings, apartments: [...apartments.values()], status };
}

/** A request for several apartments gets all new prices at once, as more than one may have changed. */
function quoteChanged(
  request: StayRequest,
  { apartment, quote }: PlannedRequest['requested'][number],
  requested: PlannedRequest['requested'],
): BookingError {
  const named = about(request, apartment);
  if (!named.apartment) return new BookingError('quote-changed', { quote });
  const quotes = requested.map((one) => ({ apartment: one.apartment, quote: one.quote }));
  return new BookingError('quote-changed', { quote, ...named, quotes });
}

/** The bookings of a request, in its order. */
export function newBookings(
  { number: first, request, requested, requestHash, uid, emailProven, ...planned }: PlannedRequest,
  now: Date,
): StoredBooking[] {
  const { stay, settings, status, platformsUnread = false } = planned;
  const { firstName, lastName, email, phone, message, ...lines } = request.guest;
  const at = Timestamp.fromDate(now);
  const isConfirmed = status === 'confirmed';
  const isReminded = isConfirmed && isReminderDue(stay, settings, todayIn(settings.timeZone, now));
  return requested.map(({ number, apartment, adults, children, babies = 0, quote }) => {
    const given = {
      ...{ number, group: requested.length > 1 ? first : null, adults, children, babies, uid, requestHash, quote },
      ...{ firstName, lastName, email, emailProven, phone, message: message || null, ...storedLines(lines) },
      ...{ language: request.language, privacyAcceptedAt: at, termsAcceptedAt: at },
    };
    return {
      ...newBooking(given, { apartment, ...stay, status }, settings, now),
      boundBy: isConfirmed ? 'button' : null,
      // The confirmation of a stay that begins soon includes the reminder.
      remindedOf: isReminded ? datesOfReminder(stay) : null,
      platformsUnread,
    };
  });
}
