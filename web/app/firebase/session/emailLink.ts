import { sendSignInLinkToEmail, signInWithEmailLink } from 'firebase/auth';
import type { Language } from 'functions/domain/language';
import { removeItem, writeText } from '../../storage/browserStorage.ts';
import { openAuth } from '../openAuth.ts';
import { prepareLinkSignIn } from './prepareLinkSignIn.ts';
import { restoredUser } from './session.ts';
import { requireStorage, SignInFailure, toSignInFailure } from './SignInFailure.ts';

/**
 * Sends a link by email that signs in whoever opens it and knows the email.
 * @param path of the sign-in page, with the page to return to in its query
 * @throws {SignInFailure}
 */
export async function sendLink(email: string, path: string, language: Language): Promise<void> {
  requireStorage();
  const auth = openAuth();
  auth.languageCode = language;
  try {
    await sendSignInLinkToEmail(auth, email, { url: new URL(path, location.origin).href, handleCodeInApp: true });
    writeText('linkEmail', email);
  } catch (error) {
    throw toSignInFailure(error);
  }
}

/**
 * Signs in with the link that this page was opened by, also whoever is signed in to another account.
 * @throws {SignInFailure} `email-other` when the link was sent to another email; it can still be used then
 */
export async function finishLink(email: string, link: string): Promise<void> {
  requireStorage();
  const auth = openAuth();
  await restoredUser();
  const { currentUser } = auth;
  try {
    await prepareLinkSignIn(email);
    await signInWithEmailLink(auth, email, link);
    removeItem('linkEmail');
  } catch (error) {
    const failure = toSignInFailure(error);
    // A link that is pressed twice has done its work.
    if (failure.problem === 'link-used' && currentUser?.email?.toLowerCase() === email.toLowerCase()) return;
    throw failure.problem === 'email-wrong' ? new SignInFailure('email-other', error) : failure;
  }
}
