import type { BookedStay, Booking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { bookingChange } from '../../domain/bookingChange.ts';
import type { Actor } from '../../domain/bookingState.ts';
import type { BookingEnd } from '../../domain/ledger.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { datesOfReminder, isReminderDue } from '../../domain/isReminderDue.ts';
import { isLanguage } from '../../domain/language.ts';
import { nightCount } from '../../domain/stay.ts';
import { composeBookingCancelled } from '../../mail/compose/composeBookingCancelled.ts';
import { composeBookingConfirmed } from '../../mail/compose/composeBookingConfirmed.ts';
import { composeBookingEnded } from '../../mail/compose/composeBookingEnded.ts';
import { composeBookingMoved, type StayBefore } from '../../mail/compose/composeBookingMoved.ts';
import { composeBookingReceived } from '../../mail/compose/composeBookingReceived.ts';
import type { ComposedMail } from '../../mail/format/ComposedMail.ts';
import * as log from '../../platform/log.ts';
import { isSameBookedStay } from '../bookedStay.ts';
import { editProblemText } from '../console/editProblemText.ts';
import { readOthers } from '../read/readGroup.ts';

/** What is written together with a change besides the booked stay itself. */
export interface ChangeEffects {
  fields: Pick<Booking, 'sequence'> & Partial<Pick<Booking, 'problem' | 'remindedOf'>>;
  mails: ComposedMail[];
}

/**
 * Fields and mails of a change of `agreed` by the owner or the system, to be written in the same batch. The batch's
 * precondition makes sure that each change is mailed once, however late or often its events arrive.
 * If an edit removed a field that the mails need, the change is made without mails and `problem` tells the owner.
 * @param booking as it was, with everything but the stay as it is now
 * @param before the stay agreed until now, with its total if the price may have changed; `undefined` for a new booking
 * @param others the other bookings of its group, if they are not as they are stored
 */
export async function composeChange(
  booking: Booking,
  before: StayBefore | undefined,
  after: BookedStay,
  by: Exclude<Actor, 'guest'>,
  settings: Settings,
  now: Date,
  others?: readonly Booking[],
): Promise<ChangeEffects> {
  const mailed = sequenceOf(booking);
  const change = bookingChange(before, after, by);
  if (!change) return { fields: { sequence: mailed }, mails: [] };
  const sequence = change === 'received' ? mailed : mailed + 1;
  // Mails about an end describe the stay as it was agreed, not as the edit left it.
  const stay = before && after.status === 'cancelled' ? { ...before, status: after.status } : after;
  const known = { ...described(booking, stay, sequence, settings), others: others ?? (await readOthers(booking)) };
  try {
    const mails = await compose();
    // A late confirmation includes the reminder's content.
    const reminds = change === 'confirmed' && isReminderDue(stay, settings, todayIn(settings.timeZone, now));
    return { fields: { sequence, ...(reminds ? { remindedOf: datesOfReminder(stay) } : {}) }, mails };
  } catch (error) {
    return { fields: { sequence, ...notMailed(booking, error, settings) }, mails: [] };
  }

  async function compose(): Promise<ComposedMail[]> {
    switch (change) {
      case 'received':
      case 'reopened':
        return composeBookingReceived([known], settings, now, change);
      case 'confirmed':
        return composeBookingConfirmed(known, settings, now);
      case 'moved':
        return before && !isSameBookedStay(before, after) ? composeBookingMoved(known, before, settings, now) : [];
      case 'declined':
      case 'cancelledByOwner':
      case 'expired':
        return composeBookingEnded(change, known, settings, now);
      default:
        return [];
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
 */
export function composeCancellation(
  cancelling: readonly Cancelling[],
  others: readonly Booking[],
  settings: Settings,
  now: Date,
): { fields: ChangeEffects['fields'][]; mails: ComposedMail[] } {
  const cancelled = cancelling.map(({ booking, before, end }) => {
    const stay = { ...before, status: 'cancelled' } as const;
    const after = described(booking, stay, sequenceOf(booking) + 1, settings);
    return { ...after, endedBy: 'guest', end, others } as const;
  });
  try {
    const [toGuest, toOwner] = composeBookingCancelled(cancelled, settings, now);
    // With somebody else's unproven email: that person gets no second mail.
    const proven = cancelled.every(({ emailProven }) => emailProven);
    return { fields: fieldsOf({}), mails: proven ? [toGuest, toOwner] : [toOwner] };
  } catch (error) {
    const [first] = cancelled;
    return { fields: first ? fieldsOf(notMailed(first, error, settings)) : [], mails: [] };
  }

  function fieldsOf(besides: Partial<Pick<Booking, 'problem'>>): ChangeEffects['fields'][] {
    return cancelled.map(({ sequence }) => ({ sequence, ...besides }));
  }
}

/** The booking as its mails describe it. */
function described(booking: Booking, stay: BookedStay, sequence: number, settings: Settings): Booking {
  const language = isLanguage(booking.language) ? booking.language : settings.ownerLanguage;
  return { ...booking, ...stay, nights: nightCount(stay), language, sequence };
}

/** The change is made without its mails, which lack a field that an edit removed. */
function notMailed({ number }: Booking, error: unknown, settings: Settings): Pick<Booking, 'problem'> {
  log.mailNotComposed(number, error);
  return { problem: editProblemText('mail-not-written', settings.ownerLanguage) };
}

/** The owner may have edited the field. */
function sequenceOf({ sequence }: Partial<Booking>): number {
  return typeof sequence === 'number' && Number.isSafeInteger(sequence) && sequence >= 0 ? sequence : 0;
}
