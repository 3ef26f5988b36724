import { onIdTokenChanged, signOut as endSession, type User } from 'firebase/auth';
import { removeSavedStays } from '../../storage/removeSavedStays.ts';
import { openAuth } from '../openAuth.ts';
import { writeHint } from './signedInHint.ts';

/*
 * The session for code outside of React: guards of routes, calls of functions, signing in. Components ask reactfire's `useSigninCheck`.
 */

let following = false;

/** From now on what the device stores about the session follows it, also when another tab changes it. */
function followSession(): void {
  if (following) return;
  following = true;
  onIdTokenChanged(openAuth(), () => void store());
}

async function store(): Promise<void> {
  const auth = openAuth();
  // Also when another tab has ended the session, or nobody renews it any more. Before the page is left for the sign-in.
  if (!auth.currentUser) await removeSavedStays();
  const { currentUser } = auth;
  writeHint(currentUser ? { name: currentUser.displayName, email: currentUser.email } : undefined);
}

/** Who is signed in, once the session is restored; `null` for nobody. Needs no network. */
export async function restoredUser(): Promise<User | null> {
  const auth = openAuth();
  followSession();
  await auth.authStateReady();
  await store();
  return auth.currentUser;
}

/** Ends the session in all tabs. */
export async function signOut(): Promise<void> {
  followSession();
  await endSession(openAuth());
}
