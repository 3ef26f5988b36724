import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { registerCollection } from '../../contract/collections.ts';
import { guestRegisterSchema, type GuestRegister } from '../../contract/guestRegister.ts';
import { storedCollection } from '../../platform/storedDocuments.ts';

/** `register`. `data()` throws if an edit in the console has made a document unreadable. */
export function guestRegisters(): CollectionReference<GuestRegister> {
  return storedCollection(registerCollection, guestRegisterSchema);
}

export function guestRegisterReference(booking: string): DocumentReference<GuestRegister> {
  return guestRegisters().doc(booking);
}

/** The fields of a new document. */
export const emptyRegister = { persons: [], arrivalEnteredAt: null, departureEnteredAt: null } as const;
