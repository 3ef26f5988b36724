import { applicationDefault, getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** The project's Firestore: the live one, or the emulator's if `FIRESTORE_EMULATOR_HOST` is set. */
export function openDatabase(project: string): Firestore {
  const [
    app = initializeApp({
      projectId: project,
      ...(process.env.FIRESTORE_EMULATOR_HOST ? {} : { credential: applicationDefault() }),
    }),
  ] = getApps();
  const database = getFirestore(app);
  database.settings({ ignoreUndefinedProperties: true });
  return database;
}
