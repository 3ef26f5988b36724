import {
  type DocumentReference,
  FieldPath,
  type QueryDocumentSnapshot,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { defineString } from 'firebase-functions/params';
import property from '../../../../villa/property.json' with { type: 'json' };
import { mailCollection, withheldMailCollection } from '../../contract/collections.ts';
import { firestore } from '../../platform/firestore.ts';
import { isAlreadyExists } from '../../platform/firestoreError.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { type KnownStay, type KnownStays, readMailState } from './mailState.ts';

const day = 86_400_000;

/** When Firestore deletes the document (TTL policy in firestore.indexes.json). */
export function mailExpiry(now: Date): Timestamp {
  return Timestamp.fromMillis(now.getTime() + property.retention.mailDays * day);
}

/** `mail/{id}` */
export function mailReference(id: string): DocumentReference {
  return firestore().collection(mailCollection).doc(id);
}

/** `withheldMail/{id}` */
export function withheldMailReference(id: string): DocumentReference {
  return firestore().collection(withheldMailCollection).doc(id);
}

/** How long a mail is withheld, while the change that it reports can be undone. */
interface Withheld {
  until: Date;
  /** The stays that the guest knows without this mail. */
  knownStays: KnownStays;
}

/**
 * Reference and data of a mail to queue. The extension sends every mail in its collection at once, so for the extension a
 * withheld mail is stored in another collection until its time.
 */
export function mailDocument(
  { id, ...document }: ComposedMail,
  now: Date,
  withheld?: Withheld,
): {
  reference: DocumentReference;
  document: Omit<ComposedMail, 'id'> & {
    queuedAt: Timestamp;
    sendAfter?: Timestamp;
    knownStays?: KnownStays;
    expiresAt: Timestamp;
  };
} {
  return {
    reference: withheld && !functionsDeliver() ? withheldMailReference(id) : mailReference(id),
    // `queuedAt` lets a query find mails without a `delivery` field.
    document: {
      ...document,
      queuedAt: Timestamp.fromDate(now),
      ...(withheld && { sendAfter: Timestamp.fromDate(withheld.until), knownStays: withheld.knownStays }),
      expiresAt: mailExpiry(now),
    },
  };
}

/** Queues a mail, unless a mail with the same ID was queued before. */
export async function queueOnce(mail: ComposedMail, now: Date): Promise<void> {
  const { reference, document } = mailDocument(mail, now);
  try {
    await reference.create(document);
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}

// Set in functions/.env. Without a value there, the emulators would ask for one.
const mailDelivery = defineString('MAIL_DELIVERY', {
  default: 'function',
  description: 'Who delivers the documents in mail/: this "function", or the installed Trigger Email "extension".',
});

/** Whether our functions deliver mails, not the extension. */
export function functionsDeliver(): boolean {
  return mailDelivery.value() !== 'extension';
}

/** Withheld mails about a booking whose delivery has not begun. */
interface WaitingMails {
  documents: readonly QueryDocumentSnapshot[];
  /**
   * The stay that the guest knows from earlier mails, if a mail to the guest is waiting; `null` if the guest knows
   * none. `undefined` if no mail to the guest is waiting, because then the guest knows the current stay.
   */
  known: KnownStay | null | undefined;
}

/**
 * @param number number of the booking, with which the IDs of its mails begin
 * @param together numbers of the bookings of its group that change with it. A mail about several bookings is replaced
 * only if they change together. Otherwise it is sent as it is, and the mail about the single change follows.
 */
export async function readWaitingMails(number: string, together: readonly string[] = []): Promise<WaitingMails> {
  const [documents, ...more] = await Promise.all(
    [number, ...together].map(async (one) =>
      (await waitingMailsOf(one)).filter(
        (mail) => together.length > 0 || Object.keys(readMailState(mail.data()).knownStays).length <= 1,
      ),
    ),
  );
  const known = [documents!, ...more]
    .flat()
    .filter((mail) => !isMailToOwner(mail))
    .map((mail) => readMailState(mail.data()).knownStays[number])
    .find((stay) => stay !== undefined);
  return { documents: documents!, known };
}

async function waitingMailsOf(number: string): Promise<QueryDocumentSnapshot[]> {
  const id = FieldPath.documentId();
  const found = await firestore()
    .collection(functionsDeliver() ? mailCollection : withheldMailCollection)
    // `.` is the next character after `-`, so this finds all IDs that begin with `${number}-`.
    .where(id, '>=', `${number}-`)
    .where(id, '<', `${number}.`)
    .select('sendAfter', 'delivery', 'knownStays')
    .get();
  return found.docs.filter((mail) => {
    const { sendAfter, delivery } = readMailState(mail.data());
    return sendAfter && delivery === undefined;
  });
}

/** Deletes waiting mails in the batch, which fails if the delivery of one has begun. */
export function takeBackMails(batch: WriteBatch, { documents }: WaitingMails): void {
  for (const { ref, updateTime } of documents) batch.delete(ref, { lastUpdateTime: updateTime });
}

/** Whether a mail about a booking is for the owner, by its ID. */
function isMailToOwner({ id }: { id: string }): boolean {
  return /-owner(?:-|$)/.test(id);
}

export interface ChangeMails {
  mails: readonly ComposedMail[];
  /** Waiting mails of earlier changes. `mails` replace them and cover their changes too. */
  waiting: WaitingMails;
  /** The stays that the guest knows until `mails` are sent. */
  knownStays: KnownStays;
}

/**
 * The mails of bookings of one group that change together. The first booking's mails cover all of them, so they must
 * have been composed with `together`.
 */
export function inOneMail(changes: readonly ChangeMails[]): ChangeMails[] {
  const knownStays: KnownStays = Object.assign({}, ...changes.map((change) => change.knownStays));
  return changes.map((change, place) => ({ ...change, knownStays, mails: place === 0 ? change.mails : [] }));
}

/**
 * Adds mails to the batch of the change that they report, so that neither happens without the other. Uses `set`,
 * because the batch's precondition already prevents duplicates.
 * @param withheld until when the mails wait, while the change can be undone
 * @returns the IDs of the queued mails
 */
export function queueMails(
  batch: WriteBatch,
  mails: readonly ComposedMail[],
  now: Date,
  withheld?: Withheld,
): string[] {
  const addressed = mails.filter(({ to }) => to.some(Boolean));
  for (const mail of addressed) {
    const { reference, document } = mailDocument(mail, now, withheld);
    batch.set(reference, document);
  }
  return addressed.map(({ id }) => id);
}

/**
 * Adds the mails of a booking's change to its batch, in place of waiting mails of earlier changes.
 * @param until time until which the mails wait, while the change can be undone
 * @param tellsOwnerAtOnce whether the owner's mail is sent without waiting
 * @returns the IDs of the mails, without those to the owner that are sent at once
 */
export function queueChangeMails(
  batch: WriteBatch,
  { mails, waiting, knownStays }: ChangeMails,
  now: Date,
  until?: Date,
  tellsOwnerAtOnce = false,
): string[] {
  takeBackMails(batch, waiting);
  const atOnce = mails.filter((mail) => tellsOwnerAtOnce && isMailToOwner(mail));
  queueMails(batch, atOnce, now);
  const others = mails.filter((mail) => !atOnce.includes(mail));
  return queueMails(batch, others, now, until && { until, knownStays });
}
