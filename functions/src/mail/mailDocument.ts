import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import property from '../../../villa/property.json' with { type: 'json' };
import { mailCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';
import type { ComposedMail } from './ComposedMail.ts';

const day = 86_400_000;

/** When a mail's document goes, by the time-to-live policy of firestore.indexes.json. */
export function mailExpiry(now: Date): Timestamp {
  return Timestamp.fromMillis(now.getTime() + property.retention.mailDays * day);
}

/** Where a mail is queued, and what is written there. */
export function mailDocument(
  { id, ...document }: ComposedMail,
  now: Date,
): { reference: DocumentReference; document: Omit<ComposedMail, 'id'> & { expiresAt: Timestamp } } {
  return {
    reference: firestore().collection(mailCollection).doc(id),
    document: { ...document, expiresAt: mailExpiry(now) },
  };
}
