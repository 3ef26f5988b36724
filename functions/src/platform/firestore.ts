import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { firebaseApp } from './firebaseApp.ts';

let database: Firestore | undefined;

/** The project's Firestore, created on first use. */
export function firestore(): Firestore {
  if (!database) {
    database = getFirestore(firebaseApp());
    // Leaves out undefined fields instead of refusing them.
    database.settings({ ignoreUndefinedProperties: true });
  }
  return database;
}
