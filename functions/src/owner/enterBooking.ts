import type { Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { numberForRequest } from '../bookings/request/bookingNumber.ts';
import { completeBooking } from '../bookings/console/completeBooking.ts';
import { composeChange } from '../bookings/change/composeChange.ts';
import { wantedNights } from '../bookings/nightWrites.ts';
import { fieldsOfStatus } from '../bookings/change/planSettlement.ts';
import { bookingPath, ownerNotePath } from '../contract/collections.ts';
import type { BookedStay, StoredBooking } from '../contract/booking.ts';
import type { enterBookingRequest, EnterBookingResponse } from '../contract/ownerCallables.ts';
import { firestore } from '../platform/firestore.ts';
import { numberKey } from '../platform/numberKey.ts';
import { readSettings } from '../platform/readSettings.ts';
import { commitChange, onlyChange } from './commitChange.ts';
import { pricedQuote } from './pricedQuote.ts';
import { readOwnersStay } from './readOwnersStay.ts';
import { requirePlatformsRead } from './requirePlatformsFree.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

/**
 * Enters a booking made on the phone or in person. A guest with an email is mailed as if they had asked on the site.
 * @throws {OwnerError} `nights-held`, `dates-invalid`, `platform-unread` and others
 * @throws {BookingError} `apartment-not-found`
 */
export async function enterBooking(
  request: z.output<typeof enterBookingRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<EnterBookingResponse> {
  const number = numberForRequest(request.requestId, 0, numberKey.value());
  const { person, note, language, adults, children, status } = request;
  // Once, although the plan may run several times.
  let checked: Promise<void> | undefined;
  const changes = await commitChange({ name: 'enterBooking', request, owner, now }, async () => {
    const [{ stay, apartment }, settings] = await Promise.all([readOwnersStay(request), readSettings()]);
    if (status === 'confirmed') {
      checked ??= requirePlatformsRead([{ apartment: request.apartment, ...stay }], request.despitePlatforms, now);
      await checked;
    }
    const agreed: BookedStay = { apartment: request.apartment, ...stay, status };
    const typed = { ...person, adults, children, language };
    const quote = pricedQuote(request.price, undefined, stay, { adults, children }, apartment, settings);
    const completed = completeBooking(
      number,
      { ...typed, quote } as Partial<StoredBooking>,
      agreed,
      apartment,
      settings,
      now,
    );
    const booking = {
      ...completed,
      ...agreed,
      agreed,
      problem: null,
      ...fieldsOfStatus(agreed, completed, settings, now),
    } as StoredBooking<Timestamp>;
    const effects = await composeChange({ ...booking, id: number }, undefined, agreed, 'owner', settings, now);
    return [
      {
        reference: firestore().doc(bookingPath(number)),
        action: 'entered' as const,
        fields: { ...booking, ...effects.fields },
        nights: { holder: number, take: wantedNights(agreed), release: [] },
        // The owner knows what they have entered themselves.
        mails: { ...effects, mails: effects.mails.filter(({ to }) => to.includes(booking.email)) },
        alongside: (batch) => {
          if (note) batch.set(firestore().doc(ownerNotePath(number)), { text: note });
        },
        compared: { before: {}, after: { ...booking, ...(note && { note }) } },
      },
    ];
  });
  return { ...onlyChange(changes), booking: number };
}
