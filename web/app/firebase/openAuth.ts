import { browserLocalPersistence, connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth';
import { firebaseApp, usesEmulators } from './firebaseApp.ts';

let auth: Auth | undefined;

/**
 * Firebase Auth without the popup resolver. `getAuth` would load that on every page that needs the session, but only
 * the sign-in page uses it and passes it to its calls.
 *
 * The session is in local storage. `getAuth` would prefer IndexedDB. In WebKit, IndexedDB sometimes neither opens nor
 * fails after the guest has left a page, so the session would never become known.
 */
export function openAuth(): Auth {
  if (auth) return auth;
  auth = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence });
  if (usesEmulators) connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });
  return auth;
}
