import type { BookedStay, Booking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { bookingChange } from '../../domain/bookingChange.ts';
import { holdsNights, type Actor } from '../../domain/bookingState.ts';
import type { BookingEnd } from '../../domain/ledger.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { datesOfReminder, isReminderDue } from '../../domain/isReminderDue.ts';
import { isLanguage } from '../../domain/language.ts';
import { nightCount } from '../../domain/stay.ts';
import { composeBookingCancelled } from '../../mail/compose/composeBookingCancelled.ts';
import { composeBookingConfirmed } from '../../mail/compose/composeBookingConfirmed.ts';
import { composeBookingEnded } from '../../mail/compose/composeBookingEnded.ts';
import { composeBookingMoved } from '../../mail/compose/composeBookingMoved.ts';
import { composeBookingReceived } from '../../mail/compose/composeBookingReceived.ts';
import type { MailedBooking } from '../../mail/compose/bookingMail.ts';
import type { ComposedMail } from '../../mail/format/ComposedMail.ts';
import { readWaitingMails, type KnownStay } from '../../mail/queue/waitingMails.ts';
import * as log from '../../platform/log.ts';
import { isSameBookedStay } from '../bookedStay.ts';
import { editProblemText } from '../console/editProblemText.ts';
import type { ChangeMails } from '../queueMails.ts';
import { readOthers } from '../read/readGroup.ts';

/** What is written together with a change besides the booked stay itself. */
export interface ChangeEffects extends ChangeMails {
  fields: Pick<Booking, 'sequence'> & Partial<Pick<Booking, 'problem' | 'remindedOf'>>;
}

/**
 * Fields and mails of a change of `agreed` by the owner or the system, to be written in the same batch. The batch's
 * precondition makes sure that each change is mailed once, however late or often its events arrive.
 * Mails of earlier changes that still wait are taken back. The new ones report the change from the stay that the guest
 * knows, so that a guest who was to be told "confirmed" and then "moved" is told "confirmed" for the new dates.
 * If an edit removed a field that the mails need, the change is made without mails and `problem` tells the owner.
 * @param booking as it was, with everything but the stay as it is now
 * @param before the stay agreed until now, with its total if the price may have changed; `undefined` for a new booking
 * @param after the same as `before` if something else in the booking has changed, which only mails that wait must show
 * @param others the other bookings of its group, if they are not as they are stored
 */
export async function composeChange(
  booking: MailedBooking,
  before: KnownStay | undefined,
  after: BookedStay,
  by: Exclude<Actor, 'guest'>,
  settings: Settings,
  now: Date,
  others?: readonly Booking[],
): Promise<ChangeEffects> {
  const mailed = sequenceOf(booking);
  const waiting = await readWaitingMails(booking.number);
  const known = waiting.known === undefined ? before : (waiting.known ?? undefined);
  const change = bookingChange(known, after, by) ?? (isRepriced(booking, known, after) ? 'moved' : undefined);
  const effects = { mails: [], waiting, knownStay: known ?? null };
  const isRenewed = waiting.documents.length > 0;
  if (!isRenewed && !change) return { ...effects, fields: { sequence: mailed } };
  const sequence = change === 'received' && !isRenewed ? mailed : mailed + 1;
  // Mails about an end describe the stay as it was agreed, not as the edit left it.
  const stay = known && after.status === 'cancelled' ? { ...known, status: after.status } : after;
  const told = { ...described(booking, stay, sequence, settings), others: others ?? (await readOthers(booking)) };
  try {
    const mails = await compose();
    // A late confirmation includes the reminder's content.
    const reminds = change === 'confirmed' && isReminderDue(stay, settings, todayIn(settings.timeZone, now));
    const fields = { sequence, ...(reminds ? { remindedOf: datesOfReminder(stay) } : {}) };
    return { ...effects, fields, mails };
  } catch (error) {
    return { ...effects, fields: { sequence, ...notMailed(booking, error, settings) } };
  }

  async function compose(): Promise<ComposedMail[]> {
    switch (change) {
      case 'received':
      case 'reopened':
        return composeBookingReceived([told], settings, now, change);
      case 'confirmed':
        return composeBookingConfirmed(told, settings, now);
      case 'moved':
        return known ? composeBookingMoved(told, known, settings, now) : [];
      case 'declined':
      case 'cancelledByOwner':
      case 'expired':
        return composeBookingEnded(change, told, settings, now);
      default:
        // The guest knows of a request that waits as before. The owner's links to answer it have ended.
        return after.status === 'pending' ? composeBookingReceived([told], settings, now, 'reopened').slice(1) : [];
    }
  }
}

/** A booking that its guest cancels. */
export interface Cancelling {
  booking: Booking;
  before: BookedStay;
  end: BookingEnd;
}

/**
 * Fields and mails of bookings of one guest that are cancelled together, or of a single one: one mail for all. The same
 * as {@link composeChange} otherwise.
 * @param others the bookings of their group that are not cancelled with them
 * @param by an owner cancels at the guest's wish: then the guest is told in any case
 */
export async function composeCancellation(
  cancelling: readonly Cancelling[],
  others: readonly Booking[],
  by: Exclude<Actor, 'system'>,
  settings: Settings,
  now: Date,
): Promise<ChangeMails & { fields: ChangeEffects['fields'][] }> {
  const read = await Promise.all(cancelling.map(({ booking }) => readWaitingMails(booking.number)));
  const waiting = { documents: read.flatMap(({ documents }) => documents), known: undefined };
  // Only what an owner cancels at its guest's wish can be undone.
  const knownStay = (read[0]?.known === undefined ? cancelling[0]?.before : read[0].known) ?? null;
  const cancelled = cancelling.map(({ booking, before, end }) => {
    const stay = { ...before, status: 'cancelled' } as const;
    const after = described(booking, stay, sequenceOf(booking) + 1, settings);
    return { ...after, endedBy: 'guest', end, others } as const;
  });
  try {
    const [toGuest, toOwner] = composeBookingCancelled(cancelled, settings, now);
    // With somebody else's unproven email: that person gets no second mail.
    const isTold = by === 'owner' || cancelled.every(({ emailProven }) => emailProven);
    return { fields: fieldsOf({}), mails: isTold ? [toGuest, toOwner] : [toOwner], waiting, knownStay };
  } catch (error) {
    const [first] = cancelled;
    return { fields: first ? fieldsOf(notMailed(first, error, settings)) : [], mails: [], waiting, knownStay };
  }

  function fieldsOf(besides: Partial<Pick<Booking, 'problem'>>): ChangeEffects['fields'][] {
    return cancelled.map(({ sequence }) => ({ sequence, ...besides }));
  }
}

/** Whether a stay that was moved, and back to where its guest knows it, has another price by now. */
function isRepriced({ quote }: Partial<Booking>, known: KnownStay | undefined, after: BookedStay): boolean {
  if (known?.totalPayment === undefined || !holdsNights(after.status)) return false;
  return isSameBookedStay(known, after) && known.totalPayment !== quote?.totalPayment;
}

/** The booking as its mails describe it. */
function described(booking: MailedBooking, stay: BookedStay, sequence: number, settings: Settings): MailedBooking {
  const language = isLanguage(booking.language) ? booking.language : settings.ownerLanguage;
  return { ...booking, ...stay, nights: nightCount(stay), language, sequence };
}

/** The change is made without its mails, which lack a field that an edit removed. */
function notMailed({ number }: Booking, error: unknown, settings: Settings): Pick<Booking, 'problem'> {
  log.mailNotComposed(number, error);
  return { problem: editProblemText('mail-not-written', settings.ownerLanguage) };
}

/** The owner may have edited the field. */
export function sequenceOf({ sequence }: Partial<Booking>): number {
  return typeof sequence === 'number' && Number.isSafeInteger(sequence) && sequence >= 0 ? sequence : 0;
}
