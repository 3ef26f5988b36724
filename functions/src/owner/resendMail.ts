import { Timestamp, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { bookingReference, readOthers } from '../bookings/bookings.ts';
import type { Booking } from '../contract/booking.ts';
import { bookingPath, historyCollection } from '../contract/collections.ts';
import type { ResendMailResponse, resendMailRequest } from '../contract/ownerCallables.ts';
import { historyEntries } from '../history/historyEntry.ts';
import type { MailedBooking } from '../mail/compose/bookingMail.ts';
import { composeAdvanceReminder } from '../mail/compose/composeAdvanceReminder.ts';
import { composeArrivalReminder } from '../mail/compose/composeArrivalReminder.ts';
import { withArrival } from '../bookings/read/readArrival.ts';
import { composeBookingCancelled } from '../mail/compose/composeBookingCancelled.ts';
import { composeBookingConfirmed } from '../mail/compose/composeBookingConfirmed.ts';
import { composeBookingEnded } from '../mail/compose/composeBookingEnded.ts';
import { composeBookingReceived } from '../mail/compose/composeBookingReceived.ts';
import { composedMailSchema, type ComposedMail } from '../mail/format/ComposedMail.ts';
import { isDelivered } from '../mail/queue/findMails.ts';
import { mailDocument, mailReference } from '../mail/queue/queueMails.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { dataOf, ifUnchanged } from '../platform/storedDocuments.ts';
import { OwnerError } from './OwnerError.ts';
import { commitOne, type SignedInOwner } from './commitChange.ts';

const day = 86_400_000;
/** Of all mails about one booking. */
const maxResendsPerDay = 10;

/** ID of a guest's mail about a booking, such as `7K3Q9-XRD2M-confirmed-guest-1`. Excludes confirmation links: they expire. */
const mailToGuest = /^(?<number>[0-9A-Z-]{1,12})-(?!confirm-)[a-z][a-zA-Z0-9-]*-guest(?:-|$)/;

/**
 * Sends a guest's mail about a booking again. A failed mail is set to the state RETRY. A sent mail is copied to a new
 * document, which gets its own Message-ID. If the guest's email has changed, the mail is composed anew with links and a
 * calendar entry for the new email.
 * @throws {OwnerError} `mail-not-found` (also for mails to others), `not-possible` while the mail is waiting to be sent,
 * `too-many-requests`, `request-id-reused`
 */
export async function resendMail(
  request: z.output<typeof resendMailRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<ResendMailResponse> {
  const { requestId, mail: id } = request;
  const change = await commitOne({ name: 'resendMail', request, owner, now }, async () => {
    const number = mailToGuest.exec(id)?.groups?.number;
    if (number === undefined) throw new OwnerError('mail-not-found');
    const [mail, document] = await Promise.all([mailReference(id).get(), bookingReference(number).get()]);
    const booking = dataOf(document);
    if (!mail.exists || !booking?.email) throw new OwnerError('mail-not-found');
    if (!isDelivered(mail) && mail.get('delivery.state') !== 'ERROR') throw new OwnerError('not-possible');
    if ((await resentSince(booking.id, now.getTime() - day)) >= maxResendsPerDay)
      throw new OwnerError('too-many-requests');
    const again = await planSending(mail, booking, requestId, now);
    return {
      reference: document.ref,
      before: document,
      action: 'mailResent',
      fields: {},
      alongside: again.write,
      compared: { before: { mail: id }, after: { mail: again.id } },
      final: true,
    };
  });
  // Read from the history, so that a repeated request, which changes nothing, gets the same answer.
  const entry = (await historyEntries().doc(requestId).get()).data();
  return { ...change, mail: String(entry?.changes[0]?.to ?? id) };
}

/** The ID of the mail document to send, and a function that adds its write to a batch. */
async function planSending(
  mail: DocumentSnapshot,
  booking: Booking,
  requestId: string,
  now: Date,
): Promise<{ id: string; write: (batch: WriteBatch) => void }> {
  const to = mail.get('to') as unknown;
  const isSameReader = Array.isArray(to) && to.length === 1 && to[0] === booking.email;
  if (mail.get('delivery.state') === 'ERROR' && isSameReader) {
    return { id: mail.id, write: (batch) => batch.update(mail.ref, { 'delivery.state': 'RETRY' }, ifUnchanged(mail)) };
  }
  // An invoice stays as it was issued, whoever reads it.
  const isUnchanged = isSameReader || mail.id.includes('-invoice-');
  const composed = isUnchanged
    ? { ...sentBefore(mail), to: [booking.email] }
    : await composeAgain(mail.id, booking, now);
  const again = { ...composed, id: `${composed.id.replace(/-again-.*$/, '')}-again-${requestId.slice(0, 8)}` };
  const { reference, document } = mailDocument(again, now);
  const failed = mail.get('delivery.state') === 'ERROR';
  return {
    id: again.id,
    write(batch) {
      batch.create(reference, document);
      // Takes the failed mail off the list of problems. The field is not part of the mail.
      if (failed) batch.update(mail.ref, { resentAs: again.id }, ifUnchanged(mail));
    },
  };
}

/** @throws {OwnerError} `not-possible` for a mail that an edit in the console has made unreadable */
function sentBefore(mail: DocumentSnapshot): ComposedMail {
  const { data } = composedMailSchema.safeParse({ ...mail.data(), id: mail.id });
  if (!data) throw new OwnerError('not-possible');
  return data;
}

async function resentSince(id: string, since: number): Promise<number> {
  const found = await firestore()
    .collection(historyCollection)
    .where('subject', '==', bookingPath(id))
    .where('at', '>=', Timestamp.fromMillis(since))
    .orderBy('at', 'desc')
    .select('action')
    .get();
  return found.docs.filter((entry) => entry.get('action') === 'mailResent').length;
}

/**
 * Composes an earlier mail anew for a guest whose email has changed. A reminder stays a reminder. Any other mail becomes one
 * about the current status, as no earlier mail has reached the new email.
 * @param mail ID of the earlier mail
 */
async function composeAgain(mail: string, booking: Booking, now: Date): Promise<ComposedMail> {
  const [settings, others] = await Promise.all([readSettings(), readOthers(booking)]);
  const mailed: MailedBooking = { ...booking, others };
  switch (booking.status) {
    case 'pending':
      return composeBookingReceived([mailed], settings, now)[0];
    case 'confirmed':
      if (mail.includes('-reminder-')) {
        return composeArrivalReminder(await withArrival(mailed, settings, now), settings, now)[0];
      }
      if (mail.includes('-advance-')) return composeAdvanceReminder(mailed, settings, now);
      return (await composeBookingConfirmed(await withArrival(mailed, settings, now), settings, now))[0];
    case 'cancelled': {
      if (booking.endedBy === 'guest') return composeBookingCancelled([mailed], settings, now)[0];
      const byOwner = booking.end?.from === 'confirmed' ? 'cancelledByOwner' : 'declined';
      return composeBookingEnded(booking.endedBy === 'system' ? 'expired' : byOwner, mailed, settings, now)[0];
    }
  }
}
