import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { mailCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';

/** Every mail about a booking, to its guest and to the owner: their ids begin with its number. */
export function findMailsAbout(booking: string): Promise<QueryDocumentSnapshot[]> {
  const id = FieldPath.documentId();
  // "." is what follows "-".
  return read([mails().where(id, '>=', `${booking}-`).where(id, '<', `${booking}.`)]);
}

/** Every mail to an address, and those to the house that an answer to would reach it, such as a contact message. */
export function findMailsWith(email: string): Promise<QueryDocumentSnapshot[]> {
  return read([
    ...['to', 'cc', 'bcc'].flatMap((field) => [
      mails().where(field, 'array-contains', email),
      mails().where(field, '==', email),
    ]),
    mails().where('replyTo', '==', email),
  ]);
}

/** Whether there is nothing left to do for a mail. One that is still to go out must not vanish before. */
export function isDelivered(mail: QueryDocumentSnapshot): boolean {
  return ['SUCCESS', 'ERROR'].includes(mail.get('delivery.state') as string);
}

function mails() {
  return firestore().collection(mailCollection);
}

async function read(queries: Query[]): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(queries.map((query) => query.get()));
  return [...new Map(found.flatMap(({ docs }) => docs).map((mail) => [mail.id, mail])).values()];
}
