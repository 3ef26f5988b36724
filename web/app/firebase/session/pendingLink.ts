import { linkWithCredential, OAuthCredential, OAuthProvider, type AuthError } from 'firebase/auth';
import { readObject, removeItem, writeObject } from '../../storage/browserStorage.ts';
import { callFunction } from '../calls/callFunction.ts';
import { restoredUser } from './session.ts';
import { toSignInFailure } from './SignInFailure.ts';

interface PendingLink {
  email: string;
  credential: object;
}

/**
 * Stores a credential whose email belongs to an account with another provider. Stored in the tab, because the guest may
 * leave the page to sign in.
 * @returns that email; `undefined` if the error does not contain it
 */
export function savePendingLink(error: unknown): string | undefined {
  const { email } = (error as AuthError).customData;
  const credential = OAuthProvider.credentialFromError(error as AuthError);
  if (!email || !credential) return undefined;
  writeObject('pendingLink', { email, credential: credential.toJSON() } satisfies PendingLink);
  return email;
}

/**
 * Links the stored credential once the guest has signed in to the account with that email. Links nothing after a sign-in to
 * another account, because that does not prove that both belong to the guest.
 */
export async function linkPending(): Promise<void> {
  const pending = readObject('pendingLink') as PendingLink | undefined;
  const currentUser = await restoredUser();
  if (!pending || !currentUser) return;
  removeItem('pendingLink');
  const { email } = pending;
  const credential = OAuthCredential.fromJSON(pending.credential);
  if (!credential || !currentUser.emailVerified || currentUser.email?.toLowerCase() !== email.toLowerCase()) return;
  try {
    // If the provider does not verify the email, the site accepts it only after this call.
    const { prepared } = await callFunction('prepareLinking', {});
    if (prepared) await linkWithCredential(currentUser, credential);
  } catch (error) {
    // The guest is signed in anyway. The stored credential may have expired, or another account may use it by now.
    if ((error as AuthError).code !== 'auth/invalid-credential') toSignInFailure(error);
  }
}
