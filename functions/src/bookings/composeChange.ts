import type { BookedStay, StoredBooking } from '../contract/booking.ts';
import type { Settings } from '../contract/settings.ts';
import { bookingChange } from '../domain/bookingChange.ts';
import type { Actor } from '../domain/bookingState.ts';
import { isLanguage } from '../domain/language.ts';
import { nightCount } from '../domain/stay.ts';
import { composeBookingCancelled } from '../mail/composeBookingCancelled.ts';
import { composeBookingConfirmed } from '../mail/composeBookingConfirmed.ts';
import { composeBookingEnded } from '../mail/composeBookingEnded.ts';
import { composeBookingMoved } from '../mail/composeBookingMoved.ts';
import { composeBookingReceived } from '../mail/composeBookingReceived.ts';
import type { ComposedMail } from '../mail/ComposedMail.ts';
import * as log from '../platform/log.ts';
import { isSameBookedStay } from './bookedStay.ts';
import { editProblemText } from './editProblemText.ts';

/** The fields that a change writes besides `agreed` and what it changes itself, and the mails that go with it. */
export interface ToldChange {
  fields: Pick<StoredBooking, 'sequence'> & Partial<Pick<StoredBooking, 'problem'>>;
  mails: ComposedMail[];
}

/**
 * What is told of a change of `agreed`, to be written in the same batch as the change: the batch's precondition lets it
 * through once, so each change is told once, however often and late its events come. A booking that an edit left without
 * what its mails need still changes, and gets its nights right: then nobody is told, and `problem` says so.
 * @param booking as it stood before, with everything but the stay as it stands now
 * @param before what was agreed until now; `undefined` for a new one
 */
export async function composeChange(
  booking: StoredBooking,
  before: BookedStay | undefined,
  after: BookedStay,
  by: Actor,
  settings: Settings,
  now: Date,
): Promise<ToldChange> {
  const told = sequenceOf(booking);
  const change = bookingChange(before, after, by);
  if (!change) return { fields: { sequence: told }, mails: [] };
  const sequence = change === 'received' ? told : told + 1;
  // Who is told of an end knew the stay as it was agreed, not as the edit that ended it may have left it.
  const stay = before && after.status === 'cancelled' ? { ...before, status: after.status } : after;
  const language = isLanguage(booking.language) ? booking.language : settings.ownerLanguage;
  const known = { ...booking, ...stay, nights: nightCount(stay), language, sequence };
  try {
    return { fields: { sequence }, mails: await compose() };
  } catch (error) {
    log.mailNotComposed(booking.number, error);
    return { fields: { sequence, problem: await editProblemText('mail-not-written') }, mails: [] };
  }

  async function compose(): Promise<ComposedMail[]> {
    switch (change) {
      case 'received':
      case 'reopened':
        return composeBookingReceived(known, settings, now, change);
      case 'confirmed':
        return composeBookingConfirmed(known, settings, now);
      case 'moved':
        return before && !isSameBookedStay(before, after) ? composeBookingMoved(known, before, settings, now) : [];
      case 'cancelledByGuest':
        return composeBookingCancelled(known, settings, before?.status === 'confirmed', now);
      case 'declined':
      case 'cancelledByOwner':
      case 'expired':
        return composeBookingEnded(change, known, settings, now);
      default:
        return [];
    }
  }
}

/** It stands in the console like any other field, so anything may have become of it. */
function sequenceOf({ sequence }: Partial<StoredBooking>): number {
  return typeof sequence === 'number' && Number.isSafeInteger(sequence) && sequence >= 0 ? sequence : 0;
}
