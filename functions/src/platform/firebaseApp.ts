import { getApps, initializeApp, type App } from 'firebase-admin/app';

/** The app of this process, created on first use. */
export function firebaseApp(): App {
  return getApps()[0] ?? initializeApp();
}
