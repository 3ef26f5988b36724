import type { Timestamp } from 'firebase-admin/firestore';
import { composeChange } from '../bookings/change/composeChange.ts';
import { nightChanges, wantedNights } from '../bookings/nightWrites.ts';
import { fieldsOfStatus } from '../bookings/change/planSettlement.ts';
import type { BookedStay, Booking, StoredBooking } from '../contract/booking.ts';
import type { HistoryAction } from '../contract/history.ts';
import type { Settings } from '../contract/settings.ts';
import { nightCount } from '../domain/stay.ts';
import type { PlannedWrite } from './PlannedWrite.ts';
import type { OwnersBooking } from './readOwnersBooking.ts';

type Fields = Partial<StoredBooking<Timestamp>>;

/**
 * The write that gives a booking another state, other nights or another apartment, as an edit in the console would: the
 * same fields follow, the same mails go out.
 * @param besides fields that change too, such as a new price
 * @param others the other bookings of its group, if they are not as they are stored
 */
export async function planBookingChange(
  { document, booking, agreed, held }: OwnersBooking,
  next: BookedStay,
  action: HistoryAction,
  besides: Fields,
  settings: Settings,
  now: Date,
  others?: readonly Booking[],
): Promise<PlannedWrite> {
  const changed = { ...booking, ...besides };
  const fields: Fields = {
    ...next,
    agreed: next,
    nights: nightCount(next),
    moveTo: '',
    problem: null,
    ...fieldsOfStatus(next, changed, settings, now, agreed),
    ...besides,
  };
  const before = { ...agreed, totalPayment: booking.quote.totalPayment };
  const effects = await composeChange({ ...changed, ...fields }, before, next, 'owner', settings, now, others);
  return {
    reference: document.ref,
    before: document,
    action,
    fields: { ...fields, ...effects.fields },
    nights: { holder: document.id, ...nightChanges(wantedNights(next), held) },
    mails: effects,
  };
}
