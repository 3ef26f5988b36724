import { Timestamp, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { numberFromId } from '../bookings/request/bookingNumber.ts';
import { toBooking } from '../bookings/toBooking.ts';
import { bookingPath, bookingsCollection, historyCollection, historyPath } from '../contract/collections.ts';
import type { Booking } from '../contract/booking.ts';
import type { HistoryEntry } from '../contract/history.ts';
import type { ResendMailResponse, resendMailRequest } from '../contract/ownerCallables.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { isDelivered } from '../mail/queue/findMails.ts';
import { mailDocument, mailReference } from '../mail/queue/mailDocument.ts';
import { firestore } from '../platform/firestore.ts';
import { commitChange, onlyChange } from './commitChange.ts';
import { composeAgain } from './composeAgain.ts';
import { OwnerError } from './OwnerError.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

const day = 86_400_000;
/** Mails about one booking that may be sent again within a day. */
const mostPerDay = 10;

/** ID of a mail about a booking to its guest: `7K3Q9-XRD2M-confirmed-guest-1`. The link to confirm a request is of no use later. */
const mailToGuest = /^(?<number>[0-9A-Z-]{1,12})-(?!confirm-)[a-z][a-zA-Z0-9-]*-guest(?:-|$)/;

/**
 * Sends a guest's mail about a booking once more. One that failed is retried as a person would, by the state RETRY; one that
 * was sent becomes a new document, which gets a Message-ID of its own. For a guest whose email is another one by now it is
 * composed anew, with the links and the calendar entry of that email.
 * @throws {OwnerError} `mail-not-found`, also for mails to others; `not-possible` while it waits to be sent;
 * `too-many-requests`, `request-id-reused`
 */
export async function resendMail(
  request: z.output<typeof resendMailRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<ResendMailResponse> {
  const { requestId, mail: id } = request;
  const changes = await commitChange({ name: 'resendMail', request, owner, now }, async () => {
    const [mail, booking] = await Promise.all([mailReference(id).get(), bookingOf(id)]);
    const email = booking?.get('email') as unknown;
    if (!mail.exists || !booking || typeof email !== 'string' || !email) throw new OwnerError('mail-not-found');
    if (!isDelivered(mail) && mail.get('delivery.state') !== 'ERROR') throw new OwnerError('not-possible');
    if ((await resentSince(booking.id, now.getTime() - day)) >= mostPerDay) throw new OwnerError('too-many-requests');
    const again = await planSending(mail, toBooking(booking), requestId, now);
    return [
      {
        reference: booking.ref,
        before: booking,
        action: 'mailResent',
        fields: {},
        alongside: again.write,
        compared: { before: { mail: id }, after: { mail: again.id } },
        final: true,
      },
    ];
  });
  // Also after a repeated request, which changes nothing.
  const entry = (await firestore().doc(historyPath(requestId)).get()).data() as HistoryEntry;
  return { ...onlyChange(changes), mail: String(entry.changes[0]?.to ?? id) };
}

/** The ID of the document that is sent, and how it is written. */
async function planSending(
  mail: DocumentSnapshot,
  booking: Booking,
  requestId: string,
  now: Date,
): Promise<{ id: string; write: (batch: WriteBatch) => void }> {
  const to = mail.get('to') as unknown;
  const isSameReader = Array.isArray(to) && to.length === 1 && to[0] === booking.email;
  if (mail.get('delivery.state') === 'ERROR' && isSameReader) {
    const lastUpdateTime = mail.updateTime as Timestamp;
    return { id: mail.id, write: (batch) => batch.update(mail.ref, { 'delivery.state': 'RETRY' }, { lastUpdateTime }) };
  }
  const composed = isSameReader ? sentBefore(mail) : await composeAgain(mail.id, booking, now);
  const again = { ...composed, id: `${composed.id.replace(/-again-.*$/, '')}-again-${requestId.slice(0, 8)}` };
  const { reference, document } = mailDocument(again, now);
  const failed = mail.get('delivery.state') === 'ERROR';
  return {
    id: again.id,
    write(batch) {
      batch.create(reference, document);
      // It is no longer among what owners are told of. The field is not part of the mail.
      if (failed) batch.update(mail.ref, { resentAs: again.id }, { lastUpdateTime: mail.updateTime as Timestamp });
    },
  };
}

function sentBefore(mail: DocumentSnapshot): ComposedMail {
  const { to, replyTo, headers, message } = mail.data() as ComposedMail;
  return {
    ...{ id: mail.id, to, message },
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(headers === undefined ? {} : { headers }),
  };
}

/** The booking that a mail to a guest is about; its number is the document's ID unless it was entered in the console. */
async function bookingOf(mail: string): Promise<DocumentSnapshot | undefined> {
  const number = mailToGuest.exec(mail)?.groups?.number;
  if (number === undefined) return undefined;
  const own = await firestore().doc(bookingPath(number)).get();
  if (own.exists) return own;
  const found = await firestore().collection(bookingsCollection).where('number', '==', number).get();
  return found.docs.find(({ id }) => numberFromId(id) === number);
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
