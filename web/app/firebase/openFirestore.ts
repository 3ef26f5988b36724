import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { firebaseApp, usesEmulators } from './firebaseApp.ts';

let firestore: Firestore | undefined;

/**
 * The whole SDK, which can listen: for signed-in guests' own pages. It keeps what it has read in memory alone: a cache on
 * the device would be one for all who sign in there, and is asked before any rule.
 */
export function openFirestore(): Firestore {
  if (firestore) return firestore;
  firestore = getFirestore(firebaseApp());
  if (usesEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', 8080);
  return firestore;
}
