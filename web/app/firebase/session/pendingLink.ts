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
 * Stores a credential that could not be used, as its email belongs to an account with another provider. In the tab, as the guest may
 * leave the page to sign in.
 * @returns that email, undefined if the error does not contain it
 */
export function savePendingLink(error: unknown): string | undefined {
  const { email } = (error as AuthError).customData;
  const credential = OAuthProvider.credentialFromError(error as AuthError);
  if (!email || !credential) return undefined;
  writeObject('pendingLink', { email, credential: credential.toJSON() } satisfies PendingLink);
  return email;
}

/**
 * Once the guest is signed in to the account with that email, links the stored credential to it. Whoever signed in to another account
 * has not proven that both are theirs: nothing is linked.
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
    // Otherwise the linked provider would not count, as it does not verify the email.
    const { prepared } = await callFunction('prepareLinking', {});
    if (prepared) await linkWithCredential(currentUser, credential);
  } catch (error) {
    // The guest is signed in all the same. What was stored may be too old by now, or belong to an account of its own.
    if ((error as AuthError).code !== 'auth/invalid-credential') toSignInFailure(error);
  }
}
