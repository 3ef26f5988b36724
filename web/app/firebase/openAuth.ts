import { browserLocalPersistence, connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth';
import { firebaseApp, usesEmulators } from './firebaseApp.ts';

let auth: Auth | undefined;

/**
 * Firebase Auth without the popup resolver, which only the sign-in page passes to its calls. `getAuth` would load it on every
 * page that needs the session.
 *
 * The session is in local storage. `getAuth` would prefer IndexedDB, which in WebKit sometimes neither opens nor fails after
 * leaving a page, so the session would never become known.
 */
export function openAuth(): Auth {
  if (auth) return auth;
  auth = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence });
  if (usesEmulators) connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });
  return auth;
}
