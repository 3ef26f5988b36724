import { getApps, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';

const configured = import.meta.env.VITE_FIREBASE_CONFIG as string | undefined;

/** Without a configuration at build time the site uses the local emulators. */
export const usesEmulators = !configured;

export function firebaseApp(): FirebaseApp {
  withoutIndexedDb();
  const options = configured
    ? (JSON.parse(configured) as FirebaseOptions)
    : { projectId: 'demo-villa', apiKey: 'demo' };
  // Sign-ins always go through the site's own host. Browsers that partition the storage of other sites would lose the
  // redirect's result. https://firebase.google.com/docs/auth/web/redirect-best-practices
  return getApps()[0] ?? initializeApp({ ...options, authDomain: location.host });
}

/**
 * Makes the SDK count the days of its use in memory. By default it counts them in IndexedDB before it signs in or
 * renews a session, and WebKit sometimes never opens IndexedDB:
 * https://github.com/firebase/firebase-js-sdk/issues/9802. The site itself does not use IndexedDB.
 */
function withoutIndexedDb(): void {
  Object.defineProperty(window, 'indexedDB', { value: undefined });
}
