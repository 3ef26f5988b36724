import { linkWithCredential, OAuthCredential, OAuthProvider, type AuthError } from 'firebase/auth';
import { keepText, readText } from './keptText.ts';
import { openAuth } from './openAuth.ts';
import { toSignInFailure } from './SignInFailure.ts';

/** A tab keeps it, as a guest may leave the page to sign in. */
const key = 'sign-in-link';

interface Pending {
  email: string;
  credential: object;
}

/**
 * Keeps a way to sign in that could not be used, as its address belongs to an account with another one.
 * @returns that address, nothing if the error does not tell enough
 */
export function keepPending(error: unknown): string | undefined {
  const { email } = (error as AuthError).customData;
  const credential = OAuthProvider.credentialFromError(error as AuthError);
  if (!email || !credential) return undefined;
  keepText('tab', key, JSON.stringify({ email, credential: credential.toJSON() } satisfies Pending));
  return email;
}

/**
 * Once the guest is signed in to the account with that address, the kept way leads there too. Whoever signed in to another
 * account has not proven that both are theirs: nothing is linked.
 */
export async function linkPending(): Promise<void> {
  const text = readText('tab', key);
  const { currentUser } = openAuth();
  if (!text || !currentUser) return;
  keepText('tab', key, null);
  const { email, credential: kept } = JSON.parse(text) as Pending;
  const credential = OAuthCredential.fromJSON(kept);
  if (!credential || !currentUser.emailVerified || currentUser.email?.toLowerCase() !== email.toLowerCase()) return;
  try {
    await linkWithCredential(currentUser, credential);
  } catch (error) {
    // The guest is signed in all the same. What was kept may be too old by now, or belong to an account of its own.
    if ((error as AuthError).code !== 'auth/invalid-credential') toSignInFailure(error);
  }
}
