import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { firebaseApp } from './firebaseApp.ts';

let database: Firestore | undefined;

/** The project's Firestore, opened once per process and only when somebody needs it. */
export function firestore(): Firestore {
  if (!database) {
    database = getFirestore(firebaseApp());
    // Optional fields that nobody filled in are left out instead of refused.
    database.settings({ ignoreUndefinedProperties: true });
  }
  return database;
}
