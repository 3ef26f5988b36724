import { connectFirestoreEmulator, doc, getDoc, getFirestore, type Firestore } from 'firebase/firestore/lite';
import { firebaseApp, usesEmulators } from '../firebaseApp.ts';

let firestore: Firestore | undefined;

function openFirestore(): Firestore {
  if (firestore) return firestore;
  firestore = getFirestore(firebaseApp());
  if (usesEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', 8080);
  return firestore;
}

/** The fields of a document, `undefined` when there is none. Not from a cache: this SDK has none. */
export async function readDocument(path: string): Promise<unknown> {
  return (await getDoc(doc(openFirestore(), path))).data();
}
