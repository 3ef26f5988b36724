import type { BookedStay, Booking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { bookingChange } from '../../domain/bookingChange.ts';
import { holdsNights, type Actor } from '../../domain/bookingState.ts';
import { endOf, type BookingEnd } from '../../domain/ledger.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { datesOfReminder, isReminderDue } from '../../domain/isReminderDue.ts';
import type { Cents } from '../../domain/money.ts';
import { nightCount } from '../../domain/stay.ts';
import { composeBookingCancelled } from '../../mail/compose/composeBookingCancelled.ts';
import { composeBookingConfirmed } from '../../mail/compose/composeBookingConfirmed.ts';
import { composeBookingEnded } from '../../mail/compose/composeBookingEnded.ts';
import { composeBookingMoved } from '../../mail/compose/composeBookingMoved.ts';
import { composeBookingReceived } from '../../mail/compose/composeBookingReceived.ts';
import { coveredTogether, type MailedBooking } from '../../mail/compose/bookingMail.ts';
import type { ComposedMail } from '../../mail/format/ComposedMail.ts';
import type { KnownStay } from '../../mail/queue/mailState.ts';
import { type ChangeMails, readWaitingMails } from '../../mail/queue/queueMails.ts';
import type { Read } from '../../platform/storedDocuments.ts';
import { isSameBookedStay, readOthers } from '../bookings.ts';
import { withArrival } from '../read/readArrival.ts';

/** Fields and mails that are written together with a change of the booked stay. */
interface ChangeEffects extends ChangeMails {
  fields: Pick<Booking, 'sequence'> & Partial<Pick<Booking, 'remindedOf'>>;
}

/**
 * Fields and mails of a change of `settledStay` by the owner or the system, to be written in the same batch. The batch's
 * precondition makes sure that each change is mailed once, however late or often its events arrive.
 * Waiting mails about earlier changes are taken back. The new mails report the change from the stay that the guest knows:
 * if "confirmed" was still waiting when the stay was moved, the guest gets one "confirmed" with the new dates.
 * @param booking the booking with its old stay and the new values of all other fields
 * @param before the settled stay until now, with its total if the price may have changed; `undefined` for a new booking
 * @param after equals `before` if only other fields have changed; then only waiting mails are composed anew
 * @param others the other bookings of its group, if they differ from the stored ones
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
  const { sequence: mailed, number, together = [] } = booking;
  const waiting = await readWaitingMails(number, together);
  const known = waiting.known === undefined ? before : (waiting.known ?? undefined);
  const change = bookingChange(known, after, by) ?? (isRepriced(booking, known, after) ? 'moved' : undefined);
  const effects = { mails: [], waiting, knownStays: { [number]: known ?? null } };
  const isRenewed = waiting.documents.length > 0 || (together.length > 0 && waiting.known !== undefined);
  if (!isRenewed && !change) return { ...effects, fields: { sequence: mailed } };
  const sequence = change === 'received' && !isRenewed ? mailed : mailed + 1;
  // Mails about a cancelled stay describe the stay that the guest knows, not the edited one.
  const stay = known && after.status === 'cancelled' ? { ...known, status: after.status } : after;
  const told = { ...described(booking, stay, sequence), others: others ?? (await readOthers(booking)) };
  // A late confirmation includes the reminder's content.
  const reminds = change === 'confirmed' && isReminderDue(stay, settings, todayIn(settings.timeZone, now));
  const fields = { sequence, ...(reminds ? { remindedOf: datesOfReminder(stay) } : {}) };
  return { ...effects, fields, mails: await compose() };

  async function compose(): Promise<ComposedMail[]> {
    switch (change) {
      case 'received':
      case 'reopened':
        return composeBookingReceived(waitingTogether(), settings, now, change);
      case 'confirmed':
        return composeBookingConfirmed(await withArrival(told, settings, now), settings, now);
      case 'moved':
        return known ? composeBookingMoved(told, known, settings, now) : [];
      case 'declined':
      case 'cancelledByOwner':
      case 'expired':
        return composeBookingEnded(change, told, settings, now);
      default:
        // The guest already knows of the pending request. The owner needs a new mail, because the old links no longer work.
        return after.status === 'pending'
          ? composeBookingReceived(waitingTogether(), settings, now, 'reopened').slice(1)
          : [];
    }
  }

  /** The owner answers all waiting bookings of a group at once. */
  function waitingTogether() {
    return coveredTogether(told, ({ status }) => status === 'pending');
  }
}

/**
 * Like {@link composeChange}, for one or more bookings of one guest that are cancelled together: one mail covers all.
 * @param cancelling the bookings before their cancellation
 * @param group the stored bookings of their group; empty for a booking without a group
 * @param by `owner` if the owner cancels at the guest's wish: then the guest always gets a mail
 * @param kept the parts of the payments that the owner keeps, as agreed with the guest; if missing, the terms decide
 * @returns the mails, and the fields that say how each booking ended
 */
export async function composeCancellation(
  cancelling: readonly Booking[],
  group: readonly Read<Booking>[],
  by: Exclude<Actor, 'system'>,
  settings: Settings,
  now: Date,
  kept: readonly Cents[] = [],
): Promise<ChangeMails & { fields: (Pick<Booking, 'sequence'> & { endedBy: 'guest'; end: BookingEnd })[] }> {
  const others = group.map(({ data }) => data).filter(({ id }) => !cancelling.some((one) => one.id === id));
  const today = todayIn(settings.timeZone, now);
  const numbersBeside = (number: string) =>
    [...cancelling, ...others].map((one) => one.number).filter((other) => other !== number);
  const read = await Promise.all(cancelling.map(({ number }) => readWaitingMails(number, numbersBeside(number))));
  // Needed only for an undo, which is possible only if an owner cancels at the guest's wish.
  const knownStays = Object.fromEntries(
    cancelling.map(({ number, settledStay }, place) => {
      const known = read[place]?.known;
      return [number, known === undefined ? settledStay : known];
    }),
  );
  const cancelled = cancelling.map((booking, place) => {
    const end = endOf(booking, today, [...cancelling, ...others], kept[place]);
    const stay = { ...booking.settledStay, status: 'cancelled' } as const;
    const after = described(booking, stay, booking.sequence + 1);
    return { ...after, endedBy: 'guest', end, others } as const;
  });
  const rest = await renewRest();
  const waiting = { documents: [...read, rest?.waiting].flatMap((one) => one?.documents ?? []), known: undefined };
  const [toGuest, toOwner] = composeBookingCancelled(cancelled, settings, now);
  // An unproven email may be somebody else's: that person gets no second mail.
  const isTold = by === 'owner' || cancelled.every(({ emailProven }) => emailProven);
  const fields = cancelled.map(({ sequence, endedBy, end }) => ({ sequence, endedBy, end }));
  const mails = [...(rest?.mails ?? []), ...(isTold ? [toGuest, toOwner] : [toOwner])];
  return { fields, mails, waiting, knownStays };

  /** If a mail about the whole group still waits, replaces it by one about the remaining bookings. */
  async function renewRest(): Promise<ChangeMails | undefined> {
    const kept = others.find(({ status }) => holdsNights(status));
    if (!kept) return undefined;
    // `composeChange` adds 1 to the sequence, but the remaining bookings do not change.
    const told = { ...kept, together: numbersBeside(kept.number), sequence: kept.sequence - 1 };
    const { settledStay } = kept;
    const beside = [...others.filter((other) => other !== kept), ...cancelled];
    return composeChange(told, settledStay, settledStay, 'owner', settings, now, beside);
  }
}

/** Whether the price has changed but the stay has not, for example after a move and a move back. */
function isRepriced({ quote }: Booking, known: KnownStay | undefined, after: BookedStay): boolean {
  if (known?.totalPayment === undefined || !holdsNights(after.status)) return false;
  return isSameBookedStay(known, after) && known.totalPayment !== quote.totalPayment;
}

/** The booking as its mails describe it. */
function described(booking: MailedBooking, stay: BookedStay, sequence: number): MailedBooking {
  return { ...booking, ...stay, nights: nightCount(stay), sequence };
}
