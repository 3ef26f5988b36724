import { onIdTokenChanged, signOut as endSession, type User } from 'firebase/auth';
import { removeSavedStays } from '../../storage/guestInput.ts';
import { openAuth } from '../openAuth.ts';
import { writeHint } from './signedInHint.ts';

/* The session for code outside React: route guards, function calls, sign-in. Components use reactfire's `useSigninCheck`. */

let following = false;

/** Removes the data stored on the device when the session ends, even if another tab has ended it. */
function followSession(): void {
  if (following) return;
  following = true;
  onIdTokenChanged(openAuth(), () => void store());
}

async function store(): Promise<void> {
  const auth = openAuth();
  // The session may also have expired, or have been ended in another tab. The saved pages must be gone before the
  // browser leaves for the sign-in page.
  if (!auth.currentUser) await removeSavedStays();
  const { currentUser } = auth;
  writeHint(currentUser ? { name: currentUser.displayName, email: currentUser.email } : undefined);
}

/** The signed-in user once the session is restored; `null` if signed out. Works offline. */
export async function restoredUser(): Promise<User | null> {
  const auth = openAuth();
  followSession();
  await auth.authStateReady();
  await store();
  return auth.currentUser;
}

/** Signs out in all tabs. */
export async function signOut(): Promise<void> {
  followSession();
  await endSession(openAuth());
}
