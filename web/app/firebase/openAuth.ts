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
 * Who is signed in, as the SDK keeps it. Without what opens windows of Apple, Google and Facebook, which only the page with their
 * buttons fetches: `getAuth` would bring it along to every page that asks who is there.
 */
export function openAuth(): Auth {
  if (auth) return auth;
  auth = initializeAuth(firebaseApp(), { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (usesEmulators) connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });
  return auth;
}
