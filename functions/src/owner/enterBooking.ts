import type * as z from 'zod/mini';
import { composeChange } from '../bookings/change/composeChange.ts';
import { newBooking } from '../bookings/change/statusFields.ts';
import { nightChanges, readFeedNights, wantedNights } from '../bookings/nightWrites.ts';
import { readApartment } from '../bookings/read/readApartments.ts';
import { numberForRequest } from '../bookings/request/identifyRequest.ts';
import type { BookedStay } from '../contract/booking.ts';
import { bookingPath, ownerNotePath } from '../contract/collections.ts';
import { storedLines } from '../contract/optionalLines.ts';
import type { enterBookingRequest, EnterBookingResponse } from '../contract/ownerCallables.ts';
import { todayIn } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { commitOne, type SignedInOwner } from './commitChange.ts';
import { pricedQuote } from './pricedQuote.ts';
import { readOwnersStay } from './readOwnersBooking.ts';
import { requirePlatformsFree } from './requirePlatformsFree.ts';

/**
 * Enters a booking made on the phone, in person or on a platform. A guest with an email gets the same mails as after a request
 * on the site, unless the stay is over or was booked on a platform. A booking made on a platform takes over nights that
 * only platforms' calendars hold.
 * @throws {OwnerError} `nights-held`, `dates-invalid`, `dates-past`, `dates-far`, `platform-unread` and others
 * @throws {BookingError} `apartment-not-found`
 */
export async function enterBooking(
  request: z.output<typeof enterBookingRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<EnterBookingResponse> {
  const number = numberForRequest(request.requestId, 0);
  const { person, note, language, adults, children, babies = 0, status, platform } = request;
  const change = await commitOne({ name: 'enterBooking', request, owner, now }, async () => {
    const [apartment, current] = await Promise.all([readApartment(request.apartment), readSettings()]);
    // The platform collects the price, so no advance is due here.
    const settings = platform ? { ...current, advanceShare: 0 } : current;
    const stay = readOwnersStay(request, settings, now, { isAfterwards: true });
    const isOver = stay.checkOut <= todayIn(settings.timeZone, now);
    if (status === 'confirmed' && !isOver && !platform) {
      await requirePlatformsFree([{ apartment: request.apartment, ...stay }], request.despitePlatforms, now, false);
    }
    const settledStay: BookedStay = { apartment: request.apartment, ...stay, status };
    const { firstName, lastName = '', email = '', phone = '', message } = person;
    const quote = pricedQuote(request.price, undefined, stay, { adults, children }, apartment, settings);
    const given = {
      ...{
        number,
        group: null,
        adults,
        children,
        babies,
        language,
        uid: null,
        quote,
        ...(platform && { platform }),
        requestHash: 'entered by the owner',
      },
      // The owner knows this guest, so the email counts as proven.
      ...{ firstName, lastName, email, emailProven: true, phone, message: message || null, ...storedLines(person) },
      ...{ privacyAcceptedAt: null, termsAcceptedAt: null },
    };
    const booking = newBooking(given, settledStay, settings, now);
    const wanted = wantedNights(settledStay);
    const nightsToTakeOver = platform ? await readFeedNights(wanted) : [];
    const effects = await composeChange({ ...booking, id: number }, undefined, settledStay, 'owner', settings, now);
    return {
      reference: firestore().doc(bookingPath(number)),
      action: 'entered' as const,
      fields: { ...booking, ...effects.fields },
      nights: { holder: number, nightsToAdd: nightChanges(wanted, nightsToTakeOver).nightsToAdd, nightsToTakeOver },
      // No mail to the owner, who has entered the booking, and none at all about a stay that is over or paid to a platform.
      mails: {
        ...effects,
        mails: effects.mails.filter(({ to }) => to.includes(booking.email) && !isOver && !platform),
      },
      alongside: (batch) => {
        if (note) batch.set(firestore().doc(ownerNotePath(number)), { text: note });
      },
      compared: { before: {}, after: { ...booking, ...(note && { note }) } },
    };
  });
  return { ...change, booking: number };
}
