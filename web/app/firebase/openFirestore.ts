import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { firebaseApp, usesEmulators } from './firebaseApp.ts';

let firestore: Firestore | undefined;

/**
 * The full SDK, which can subscribe: for signed-in guests' own pages. Its cache is in memory only: one on the device would be shared
 * by all who sign in there, and is read before any rule applies.
 */
export function openFirestore(): Firestore {
  if (firestore) return firestore;
  firestore = getFirestore(firebaseApp());
  if (usesEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', 8080);
  return firestore;
}
