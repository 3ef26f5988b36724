import {
  browserPopupRedirectResolver,
  fetchSignInMethodsForEmail,
  getRedirectResult,
  OAuthProvider,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth';
import type { Language } from 'functions/domain/language';
import { idOf, type Provider } from 'functions/contract/signInProviders';
import { removeItem, writeText } from '../../storage/browserStorage.ts';
import { openAuth } from '../openAuth.ts';
import { savePendingLink } from './pendingLink.ts';
import { restoredUser } from './session.ts';
import { codeOf, requireStorage, SignInFailure, toSignInFailure } from './SignInFailure.ts';
import { readRedirect, signInMethodOf } from './signInMethods.ts';

/** The scopes requested from each provider: name and email. */
const scopes: Record<Provider, readonly string[]> = {
  apple: ['email', 'name'],
  google: ['email', 'profile'],
  facebook: ['email', 'public_profile'],
};

/** Firebase's codes for a popup that cannot be opened. A redirect still works then. */
const withoutPopup = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

/**
 * Signs in with an identity provider, in a popup or otherwise by redirect.
 * @throws {SignInFailure}
 */
export async function signInWithProvider(provider: Provider, language: Language): Promise<void> {
  requireStorage();
  const auth = openAuth();
  auth.languageCode = language;
  const asked = new OAuthProvider(idOf(provider));
  for (const scope of scopes[provider]) asked.addScope(scope);
  try {
    await signInWithPopup(auth, asked, browserPopupRedirectResolver);
    await restoredUser();
  } catch (error) {
    if (!withoutPopup.includes(codeOf(error) ?? '')) throw await explained(error, provider);
    writeText('redirectProvider', provider);
    await signInWithRedirect(auth, asked, browserPopupRedirectResolver);
  }
}

/**
 * Completes the sign-in of a guest who returns from a provider's page.
 * @throws {SignInFailure}
 */
export async function finishRedirect(): Promise<void> {
  const provider = readRedirect();
  if (!provider) return;
  removeItem('redirectProvider');
  try {
    await getRedirectResult(openAuth(), browserPopupRedirectResolver);
    await restoredUser();
  } catch (error) {
    throw await explained(error, provider);
  }
}

/**
 * Maps the error. If another account has the same email, stores the attempted credential, to be linked with that
 * account later.
 */
async function explained(error: unknown, tried: Provider): Promise<SignInFailure> {
  const failure = toSignInFailure(error);
  const email = failure.problem === 'other-way' && savePendingLink(error);
  if (!email) return failure;
  return new SignInFailure('other-way', error, { email, tried, ways: await waysOf(email) });
}

/**
 * The sign-in methods of the email's account. Empty if the project hides which emails have an account, as new projects
 * do.
 */
async function waysOf(email: string) {
  try {
    const methods = await fetchSignInMethodsForEmail(openAuth(), email);
    return methods.map(signInMethodOf).filter((way) => way !== undefined);
  } catch {
    return [];
  }
}
