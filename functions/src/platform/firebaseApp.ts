import { getApps, initializeApp, type App } from 'firebase-admin/app';

/** The one app of the process, opened when somebody needs it. */
export function firebaseApp(): App {
  return getApps()[0] ?? initializeApp();
}
