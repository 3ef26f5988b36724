import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { Booking } from '../../contract/booking.ts';
import type { CancelBookingResponse, cancelBookingRequest } from '../../contract/callables.ts';
import type { Settings } from '../../contract/settings.ts';
import { guestMayCancel } from '../../domain/bookingState.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { queueChangeMails } from '../../mail/queue/queueMails.ts';
import { commitWithRetry } from '../../platform/commitWithRetry.ts';
import { firestore } from '../../platform/firestore.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { dataOf, type Read } from '../../platform/storedDocuments.ts';
import { BookingError } from '../BookingError.ts';
import { bookingReference, readGroup } from '../bookings.ts';
import { readHeldNights, writeNights } from '../nightWrites.ts';
import { belongsTo, type SignedInGuest } from '../SignedInGuest.ts';
import { composeCancellation } from './composeChange.ts';
import { updateBooking } from './updateBooking.ts';

type CancelBookingRequest = z.output<typeof cancelBookingRequest>;

/** A booking to cancel and the document it was read from. */
interface Found {
  document: DocumentSnapshot;
  booking: Booking;
}

/**
 * Cancels a guest's own booking and frees its nights. Cancelling it again changes nothing.
 * With `together`, also cancels the other bookings of its group that the guest may still cancel: one batch, all or none.
 * @throws {BookingError} `booking-not-found` (also for another guest's booking), `not-cancellable` once its stay has begun
 */
export async function cancelBooking(
  { number: id, together = false }: CancelBookingRequest,
  guest: SignedInGuest,
  now: Date,
): Promise<CancelBookingResponse> {
  return commitWithRetry(async () => {
    const [document, settings] = await Promise.all([bookingReference(id).get(), readSettings()]);
    const named = ownBooking(document, dataOf(document), guest);
    if (!named) throw new BookingError('booking-not-found');
    const today = todayIn(settings.timeZone, now);
    const mayCancel = ({ booking }: Found) => guestMayCancel(booking.status, booking, today);
    if (named.booking.status !== 'cancelled' && !mayCancel(named)) throw new BookingError('not-cancellable');

    const group = await readGroup(named.booking);
    const rest = together ? group.filter((other) => other.data.id !== id) : [];
    const own = [named, ...rest.flatMap((other) => ownBooking(other.document, other.data, guest) ?? [])];
    const cancelling = own.filter(mayCancel);
    const cancelled = own.filter((one) => one.booking.status === 'cancelled' || cancelling.includes(one));
    const response: CancelBookingResponse = { number: id, status: 'cancelled' };
    if (together) response.numbers = cancelled.map((one) => one.document.id).sort();
    if (cancelling.length === 0) return { result: response };
    return { result: response, batch: await cancellation(cancelling, group, guest, settings, now) };
  });
}

/**
 * The guest's booking with its settled stay, without unsettled edits in the console. `undefined` if the booking is unreadable
 * or not the guest's.
 */
function ownBooking(document: DocumentSnapshot, booking: Booking | undefined, guest: SignedInGuest): Found | undefined {
  if (!booking || !belongsTo(booking, guest)) return undefined;
  // Signing in with the booking's email proves it.
  return {
    document,
    booking: { ...booking, emailProven: booking.emailProven || booking.email === guest.verifiedEmail },
  };
}

/** The batch that cancels the bookings and queues their mails. It fails if one has changed since it was read. */
async function cancellation(
  cancelling: readonly Found[],
  group: readonly Read<Booking>[],
  guest: SignedInGuest,
  settings: Settings,
  now: Date,
): Promise<WriteBatch> {
  const bookings = cancelling.map(({ booking }) => booking);
  const effects = await composeCancellation(bookings, group, 'guest', settings, now);
  const currentNights = await Promise.all(cancelling.map(({ booking }) => readHeldNights(booking.id)));
  const batch = firestore().batch();
  cancelling.forEach(({ document, booking }, index) => {
    const cancelled = { ...booking.settledStay, status: 'cancelled' } as const;
    updateBooking(
      batch,
      document,
      {
        ...cancelled,
        settledStay: cancelled,
        nights: booking.nights,
        pendingSince: null,
        emailProven: booking.emailProven,
        advanceDueOn: null,
        problem: null,
        ...effects.fields[index],
      },
      { action: 'cancelled', source: { by: 'guest', email: guest.verifiedEmail } },
      now,
    );
    // Nights change only together with their booking, so the precondition covers them too.
    writeNights(batch, document.id, { nightsToRemove: currentNights[index] ?? [] });
  });
  queueChangeMails(batch, effects, now);
  return batch;
}
