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
 * Sends the reminder of an overdue advance payment now, whether or not it was sent by itself before, for a group that of all its
 * bookings. At most one a day.
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
    const sent = (await findMailsAbout(booking.id)).filter(({ id }) => id.startsWith(mail.id));
    const isRecent = sent.some(({ createTime }) => createTime.toMillis() > now.getTime() - day);
    if (isRecent) throw new OwnerError('reminded-today');
    const id = sent.length === 0 ? mail.id : `${mail.id}-again-${request.requestId.slice(0, 8)}`;
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
