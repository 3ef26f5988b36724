import { Timestamp } from 'firebase-admin/firestore';
import { bookingTermsSchema, type Apartment } from '../../contract/apartment.ts';
import type { BookedStay, StoredBooking } from '../../contract/booking.ts';
import { storedLines } from '../../contract/optionalLines.ts';
import type { Settings } from '../../contract/settings.ts';
import { advanceDueDate } from '../../domain/advanceDueDate.ts';
import { guestsFit } from '../../domain/guests.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { datesOfReminder, isReminderDue } from '../../domain/isReminderDue.ts';
import { quoteStay, type Quote } from '../../domain/quote.ts';
import { nightCount, parseStay, type Stay } from '../../domain/stay.ts';
import { stayRuleProblem } from '../../domain/stayRules.ts';
import { BookingError } from '../BookingError.ts';
import { describeBooking } from '../console/describeBooking.ts';
import { about, type IdentifiedRequest, type NumberedWish } from './identifyRequest.ts';
import { isOffered } from '../read/offeredSlugs.ts';
import { readApartmentsAndSettings } from '../read/readApartments.ts';

/** A request that breaks no rule. */
export interface PlannedRequest {
  stay: Stay;
  settings: Settings;
  /** Of the wishes. */
  apartments: Apartment[];
  /** The wishes with their prices. */
  bookings: (NumberedWish & { quote: Quote })[];
  /** What it becomes: confirmed at once if all of its apartments are instant and the guest read so. */
  status: 'pending' | 'confirmed';
  /** Whether a platform's calendar that concerns it could not be read, so that the owner has to look there first. */
  platformsUnread?: true;
}

/** @throws {BookingError} what is wrong with the request, whatever nights are free */
export async function planRequest({ request, wishes }: IdentifiedRequest, now: Date): Promise<PlannedRequest> {
  const parsed = parseStay(request.checkIn, request.checkOut);
  if ('problem' in parsed) throw new BookingError(parsed.problem);
  if (!request.acceptPrivacy || !request.acceptTerms) throw new BookingError('consent-required');
  const { stay } = parsed;
  const { apartments, settings } = await readApartmentsAndSettings(wishes.map(({ apartment }) => apartment));
  const today = todayIn(settings.timeZone, now);
  const bookings = wishes.map((wish) => {
    const apartment = apartments.get(wish.apartment);
    const named = about(request, wish.apartment);
    if (!apartment || !isOffered(wish.apartment)) throw new BookingError('apartment-not-found', named);
    if (!guestsFit(wish, apartment.limits)) throw new BookingError('guests-exceeded', named);
    const problem = stayRuleProblem(stay, today, apartment.rules, apartment.seasons);
    if (problem) throw new BookingError(problem, named);
    return { ...wish, quote: quoteStay(stay, wish, apartment, settings) };
  });
  const changed = bookings.find(({ quote, expectedTotal, expectedAdvance = quote.advancePayment }) => {
    return quote.totalPayment !== expectedTotal || quote.advancePayment !== expectedAdvance;
  });
  if (changed) throw quoteChanged(request, changed, bookings);
  const instant = wishes.every((wish) => apartments.get(wish.apartment)?.bookingMode === 'instant');
  const status = instant && request.bookingMode !== 'request' ? 'confirmed' : 'pending';
  return { stay, settings, apartments: [...apartments.values()], bookings, status };
}

/** Several apartments get all prices at once, as more than one may have changed. */
function quoteChanged(
  request: IdentifiedRequest['request'],
  { apartment, quote }: PlannedRequest['bookings'][number],
  bookings: PlannedRequest['bookings'],
): BookingError {
  const named = about(request, apartment);
  if (!named.apartment) return new BookingError('quote-changed', { quote });
  const quotes = bookings.map((one) => ({ apartment: one.apartment, quote: one.quote }));
  return new BookingError('quote-changed', { quote, ...named, quotes });
}

/** The bookings of a request, in its order. */
export function newBookings(
  { number: first, request, requestHash, uid }: IdentifiedRequest,
  { stay, bookings, settings, status, platformsUnread }: PlannedRequest,
  emailProven: boolean,
  now: Date,
): StoredBooking<Timestamp>[] {
  const { guest } = request;
  const at = Timestamp.fromDate(now);
  const confirmed = status === 'confirmed';
  const today = todayIn(settings.timeZone, now);
  const terms = bookingTermsSchema.parse(settings);
  return bookings.map(({ number, apartment, adults, children, quote }) => {
    const agreed: BookedStay = { apartment, checkIn: stay.checkIn, checkOut: stay.checkOut, status };
    const booking: StoredBooking<Timestamp> = {
      number,
      ...agreed,
      nights: nightCount(stay),
      group: bookings.length > 1 ? first : null,
      adults,
      children,
      firstName: guest.firstName,
      lastName: guest.lastName,
      email: guest.email,
      emailProven,
      phone: guest.phone,
      message: guest.message || null,
      ...storedLines(guest),
      language: request.language,
      uid,
      quote,
      terms,
      advanceDueOn: confirmed && quote.advancePayment > 0 ? advanceDueDate(today, stay, terms.advanceDueDays) : null,
      privacyAcceptedAt: at,
      termsAcceptedAt: at,
      createdAt: at,
      pendingSince: confirmed ? null : at,
      ...(confirmed && { boundBy: 'button' }),
      endedBy: null,
      moveTo: '',
      // The confirmation of a stay that begins soon includes the reminder.
      remindedOf: confirmed && isReminderDue(stay, settings, today) ? datesOfReminder(stay) : null,
      sequence: 0,
      requestHash,
      agreed,
      problem: null,
      wifiNote: confirmed ? (settings.wifiNote ?? null) : null,
      linkVersion: 0,
      revision: 1,
      ...(platformsUnread && { platformsUnread }),
    };
    return { ...booking, ...describeBooking(booking, settings) };
  });
}
