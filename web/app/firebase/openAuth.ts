import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { firebaseApp, usesEmulators } from './firebaseApp.ts';

let auth: Auth | undefined;

/**
 * Firebase Auth without the resolver for popups, which only the sign-in page passes to its calls: `getAuth` would load it on every page
 * that asks who is signed in.
 */
export function openAuth(): Auth {
  if (auth) return auth;
  auth = initializeAuth(firebaseApp(), { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (usesEmulators) connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });
  return auth;
}
