import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { StoredBooking } from '../../contract/booking.ts';
import type { CancelBookingResponse, cancelBookingRequest } from '../../contract/callables.ts';
import { bookingPath } from '../../contract/collections.ts';
import type { Settings } from '../../contract/settings.ts';
import { guestMayCancel } from '../../domain/bookingState.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { endOf } from '../../domain/ledger.ts';
import { nightCount } from '../../domain/stay.ts';
import { firestore } from '../../platform/firestore.ts';
import { isFailedPrecondition, isTransient, waitBeforeRetry } from '../../platform/firestoreError.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { BookingError } from '../BookingError.ts';
import { readAgreed } from '../bookedStay.ts';
import { composeCancellation, type Cancelling } from './composeChange.ts';
import { readHeldNights, writeNights } from '../nightWrites.ts';
import { queueChangeMails } from '../queueMails.ts';
import { agreedBookings, readGroup } from '../read/readGroup.ts';
import { toBooking } from '../toBooking.ts';
import { belongsTo, type SignedInGuest } from '../SignedInGuest.ts';
import { updateBooking } from './updateBooking.ts';

type CancelBookingRequest = z.output<typeof cancelBookingRequest>;

const mostAttempts = 6;

/** A booking to cancel and the document it was read from. */
interface Found extends Omit<Cancelling, 'end'> {
  document: DocumentSnapshot;
}

/**
 * Cancels a guest's own booking and frees its nights. Cancelling it again changes nothing.
 * With `together`, the other bookings of its group that the guest may still cancel go with it: one batch, all or none.
 * @throws {BookingError} `booking-not-found` (also for somebody else's), `not-cancellable` once its stay has begun
 */
export async function cancelBooking(
  { number: id, together = false }: CancelBookingRequest,
  guest: SignedInGuest,
  now: Date,
): Promise<CancelBookingResponse> {
  const reference = firestore().doc(bookingPath(id));
  for (let attempt = 1; ; attempt += 1) {
    const [document, settings] = await Promise.all([reference.get(), readSettings()]);
    const named = ownBooking(document, guest);
    if (!named) throw new BookingError('booking-not-found');
    const today = todayIn(settings.timeZone, now);
    const mayCancel = ({ before }: Found) => guestMayCancel(before.status, before, today);
    if (named.before.status !== 'cancelled' && !mayCancel(named)) throw new BookingError('not-cancellable');

    const group = await readGroup(named.booking);
    const rest = together ? group.filter((other) => other.id !== id) : [];
    const own = [named, ...rest.flatMap((other) => ownBooking(other, guest) ?? [])];
    const cancelling = own.filter(mayCancel);
    const cancelled = own.filter((one) => one.before.status === 'cancelled' || cancelling.includes(one));
    const response: CancelBookingResponse = { number: id, status: 'cancelled' };
    if (together) response.numbers = cancelled.map((one) => one.document.id).sort();
    if (cancelling.length === 0) return response;
    try {
      await commit(cancelling, group, guest, settings, now);
      return response;
    } catch (error) {
      // Changed meanwhile: read again.
      if (!isFailedPrecondition(error) && !isTransient(error)) throw error;
      if (attempt === mostAttempts) throw error;
      await waitBeforeRetry(attempt);
    }
  }
}

/**
 * The guest's booking by its agreed state, not by an unsettled edit in the console. A booking that the owner has not
 * completed yet is unknown to its guest.
 */
function ownBooking(document: DocumentSnapshot, guest: SignedInGuest): Found | undefined {
  const stored = document.data() as StoredBooking<Timestamp> | undefined;
  if (!stored || !belongsTo(stored, guest)) return undefined;
  const before = readAgreed(stored.agreed);
  if (!before) return undefined;
  // Signing in with the booking's email proves it.
  const emailProven = stored.emailProven || stored.email === guest.verifiedEmail;
  return { document, booking: toBooking(document, { emailProven }), before };
}

/** Cancels the bookings and queues their mails in one batch, with every booking as it was read. */
async function commit(
  cancelling: readonly Found[],
  group: readonly DocumentSnapshot[],
  guest: SignedInGuest,
  settings: Settings,
  now: Date,
): Promise<void> {
  const today = todayIn(settings.timeZone, now);
  const ids = new Set(cancelling.map(({ document }) => document.id));
  const others = agreedBookings(group.filter(({ id }) => !ids.has(id)));
  const paid = [...cancelling.map(({ booking }) => booking), ...others];
  const ending = cancelling.map((one) => ({ ...one, end: endOf(one.before, today, paid) }));
  const effects = await composeCancellation(ending, others, 'guest', settings, now);
  const held = await Promise.all(cancelling.map(({ document }) => readHeldNights(document.id)));
  const batch = firestore().batch();
  ending.forEach(({ document, booking, before, end }, index) => {
    const cancelled = { ...before, status: 'cancelled' } as const;
    updateBooking(
      batch,
      document,
      {
        ...cancelled,
        agreed: cancelled,
        nights: nightCount(before),
        pendingSince: null,
        endedBy: 'guest',
        emailProven: booking.emailProven,
        advanceDueOn: null,
        moveTo: '',
        problem: null,
        wifiNote: null,
        end,
        ...effects.fields[index],
      },
      { action: 'cancelled', source: { by: 'guest', email: guest.verifiedEmail }, agreed: before },
      settings,
      now,
    );
    // Nights change only together with their booking, so the precondition covers them too.
    writeNights(batch, document.id, [], held[index] ?? []);
  });
  queueChangeMails(batch, effects, now);
  await batch.commit();
}
