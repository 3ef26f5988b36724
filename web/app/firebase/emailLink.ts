import {
  EmailAuthProvider,
  linkWithCredential,
  reload,
  sendEmailVerification,
  sendSignInLinkToEmail,
  signInWithEmailLink,
} from 'firebase/auth';
import type { Language } from 'functions/domain/language';
import { keepLinkAddress } from './linkAddress.ts';
import { openAuth } from './openAuth.ts';
import { restoredGuest } from './session.ts';
import { SignInFailure, toSignInFailure } from './SignInFailure.ts';

/** Says in a link that it is to prove an address of the account that is signed in. */
export const proofMark = 'proof';

/**
 * Mails a link that signs in whoever opens it and knows the address.
 * @param path where it leads: the sign-in page, with the way back in its query
 * @throws {SignInFailure}
 */
export async function sendLink(email: string, path: string, language: Language): Promise<void> {
  const auth = openAuth();
  auth.languageCode = language;
  try {
    await sendSignInLinkToEmail(auth, email, { url: new URL(path, location.origin).href, handleCodeInApp: true });
    keepLinkAddress(email);
    // From here on this tab follows what others do.
    await restoredGuest();
  } catch (error) {
    throw toSignInFailure(error);
  }
}

/**
 * Signs in with the link that this page was opened by. Whoever is signed in without that address proves it to be theirs, if the
 * link was made for that.
 * @throws {SignInFailure} `address-other` when the link was sent to another address; it can still be used then
 */
export async function finishLink(email: string, link: string): Promise<void> {
  const auth = openAuth();
  await restoredGuest();
  const { currentUser } = auth;
  try {
    if (currentUser && new URL(link).searchParams.has(proofMark)) {
      await linkWithCredential(currentUser, EmailAuthProvider.credentialWithLink(email, link));
    } else {
      await signInWithEmailLink(auth, email, link);
    }
    keepLinkAddress(null);
  } catch (error) {
    const failure = toSignInFailure(error);
    // A link that is pressed twice has done its work.
    if (failure.problem === 'link-used' && currentUser?.email?.toLowerCase() === email.toLowerCase()) return;
    throw failure.problem === 'address-wrong' ? new SignInFailure('address-other', error) : failure;
  }
}

/**
 * Mails a link that proves the address of the account that is signed in.
 * @param path where it leads afterwards
 * @throws {SignInFailure}
 */
export async function sendProof(path: string, language: Language): Promise<void> {
  const auth = openAuth();
  auth.languageCode = language;
  try {
    if (!auth.currentUser) throw new SignInFailure('signed-out');
    await sendEmailVerification(auth.currentUser, { url: new URL(path, location.origin).href });
  } catch (error) {
    throw toSignInFailure(error);
  }
}

/** Looks whether the address has been proven in the meantime; pages learn it from the session. */
export async function lookForProof(): Promise<void> {
  const { currentUser } = openAuth();
  if (!currentUser || currentUser.emailVerified) return;
  try {
    await reload(currentUser);
    if (currentUser.emailVerified) await currentUser.getIdToken(true);
  } catch (error) {
    // No network, or a session that has ended, which the session itself tells.
    toSignInFailure(error);
  }
}
