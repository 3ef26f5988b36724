import type * as z from 'zod/mini';
import { bookingReference, readOthers } from '../bookings/bookings.ts';
import type { OwnerChange, remindGuestRequest } from '../contract/ownerCallables.ts';
import { todayIn } from '../domain/isoDate.ts';
import { ledgerOf } from '../domain/ledger.ts';
import { composeAdvanceReminder } from '../mail/compose/composeAdvanceReminder.ts';
import { findMailsAbout } from '../mail/queue/findMails.ts';
import { queueMails } from '../mail/queue/queueMails.ts';
import { readSettings } from '../platform/readSettings.ts';
import { dataOf } from '../platform/storedDocuments.ts';
import { commitOne, requireRevision, type SignedInOwner } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';

const day = 86_400_000;

/**
 * Sends the reminder of an overdue advance payment now, for a booking and all others of its group. The guest may have had the
 * automatic reminder before, but gets at most one reminder a day.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`, `not-possible` if no advance payment is overdue or there is no
 * email, `reminded-today`
 */
export async function remindGuest(
  request: z.output<typeof remindGuestRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const settings = await readSettings();
  return commitOne({ name: 'remindGuest', request, owner, now }, async () => {
    const document = await bookingReference(request.booking).get();
    if (!document.exists) throw new OwnerError('booking-not-found');
    requireRevision(document, request.revision);
    const booking = dataOf(document);
    if (booking?.status !== 'confirmed' || !booking.email) throw new OwnerError('not-possible');
    const others = await readOthers(booking);
    const { state, next } = ledgerOf([booking, ...others], todayIn(settings.timeZone, now));
    if (state !== 'overdue' || next?.kind !== 'advance') throw new OwnerError('not-possible');
    const mail = await composeAdvanceReminder({ ...booking, others }, settings, now);
    // An earlier reminder may be about another booking of the group, or another due date.
    const mails = (await Promise.all([booking, ...others].map(({ id }) => findMailsAbout(id)))).flat();
    const sent = mails.filter(({ id }) => id.includes('-advance-'));
    const isRecent = sent.some(({ createTime }) => createTime.toMillis() > now.getTime() - day);
    if (isRecent) throw new OwnerError('reminded-today');
    const isSent = sent.some(({ id }) => id === mail.id);
    const id = isSent ? `${mail.id}-again-${request.requestId.slice(0, 8)}` : mail.id;
    return {
      reference: document.ref,
      before: document,
      action: 'reminded',
      fields: { advanceRemindedOf: next.on },
      alongside: (batch) => queueMails(batch, [{ ...mail, id }], now),
      final: true,
    };
  });
}
