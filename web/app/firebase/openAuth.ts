import { browserLocalPersistence, connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth';
import { firebaseApp, usesEmulators } from './firebaseApp.ts';

let auth: Auth | undefined;

/**
 * Firebase Auth without the resolver for popups, which only the sign-in page passes to its calls: `getAuth` would load it on every page
 * that asks who is signed in.
 *
 * The session is in local storage. `getAuth` would prefer IndexedDB, which in WebKit now and then neither opens nor fails after a page was
 * left; nobody would then know who is signed in.
 */
export function openAuth(): Auth {
  if (auth) return auth;
  auth = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence });
  if (usesEmulators) connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });
  return auth;
}
