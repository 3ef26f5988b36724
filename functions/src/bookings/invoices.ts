import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { invoicesCollection } from '../contract/collections.ts';
import { invoiceSchema, type Invoice } from '../contract/invoice.ts';
import { readable, storedCollection } from '../platform/storedDocuments.ts';

/** `invoices` */
function invoices(): CollectionReference<Invoice> {
  return storedCollection(invoicesCollection, invoiceSchema);
}

export function invoiceReference(id: string): DocumentReference<Invoice> {
  return invoices().doc(id);
}

/** All invoices of a booking, also those that were taken back. */
export async function invoicesOf(booking: string): Promise<Invoice[]> {
  return readable((await invoices().where('booking', '==', booking).get()).docs).map(({ data }) => data);
}
