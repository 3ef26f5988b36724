import { FieldPath, type DocumentSnapshot, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { mailCollection } from '../../contract/collections.ts';
import { firestore } from '../../platform/firestore.ts';
import { readMailState } from './mailState.ts';

/** All mails about a booking, whose IDs begin with its number. */
export function findMailsAbout(booking: string): Promise<QueryDocumentSnapshot[]> {
  const id = FieldPath.documentId();
  // `.` is the next character after `-`, so this finds all IDs that begin with `${booking}-`.
  return read([mails().where(id, '>=', `${booking}-`).where(id, '<', `${booking}.`)]);
}

export function findMailsTo(email: string): Promise<QueryDocumentSnapshot[]> {
  return read(addressedTo(email));
}

/** All mails to an email, and mails to the owner with it as `replyTo`, such as contact messages. */
export function findMailsWith(email: string): Promise<QueryDocumentSnapshot[]> {
  return read([...addressedTo(email), mails().where('replyTo', '==', email)]);
}

function addressedTo(email: string): Query[] {
  return ['to', 'cc', 'bcc'].flatMap((field) => [
    mails().where(field, 'array-contains', email),
    mails().where(field, '==', email),
  ]);
}

/** Whether a mail was sent or has failed for good. Mails still to be sent must not be deleted. */
export function isDelivered(mail: DocumentSnapshot): boolean {
  const { delivery } = readMailState(mail.data());
  return delivery?.state === 'SUCCESS' || (delivery?.state === 'ERROR' && !delivery.retryAt);
}

function mails() {
  return firestore().collection(mailCollection);
}

async function read(queries: Query[]): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(queries.map((query) => query.get()));
  return [...new Map(found.flatMap(({ docs }) => docs).map((mail) => [mail.id, mail])).values()];
}
