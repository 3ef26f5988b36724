import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import property from '../../../../villa/property.json' with { type: 'json' };
import { mailCollection, withheldMailCollection } from '../../contract/collections.ts';
import { firestore } from '../../platform/firestore.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { functionsDeliver } from './functionsDeliver.ts';
import type { KnownStay } from './waitingMails.ts';

const day = 86_400_000;

/** When the document deletes itself (TTL policy in firestore.indexes.json). */
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

/** How a mail waits while the change that it reports can be undone. */
export interface Withheld {
  until: Date;
  /** The stay as the guest knows it without the mail; `null` if the guest knows of none. */
  knownStay: KnownStay | null;
}

/**
 * Reference and data of a mail to queue. The extension would send at once what is in its collection, so a withheld mail
 * is kept outside of it until its time.
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
    knownStay?: KnownStay | null;
    expiresAt: Timestamp;
  };
} {
  return {
    reference: withheld && !functionsDeliver() ? withheldMailReference(id) : mailReference(id),
    // `queuedAt` lets a query find mails without a `delivery` field.
    document: {
      ...document,
      queuedAt: Timestamp.fromDate(now),
      ...(withheld && { sendAfter: Timestamp.fromDate(withheld.until), knownStay: withheld.knownStay }),
      expiresAt: mailExpiry(now),
    },
  };
}
