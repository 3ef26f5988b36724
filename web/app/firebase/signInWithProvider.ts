import {
  browserPopupRedirectResolver,
  fetchSignInMethodsForEmail,
  getRedirectResult,
  OAuthProvider,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth';
import type { Language } from 'functions/domain/language';
import { openAuth } from './openAuth.ts';
import { keepPending } from './pendingLink.ts';
import { keepText } from './keptText.ts';
import { readRedirect, redirectKey } from './redirectMark.ts';
import { restoredGuest } from './session.ts';
import { codeOf, SignInFailure, toSignInFailure } from './SignInFailure.ts';
import { idOf, wayOf, type Provider } from './signInWays.ts';

/** What the house asks of them: who the guest is, and under which address bookings were made. */
const scopes: Record<Provider, readonly string[]> = {
  apple: ['email', 'name'],
  google: ['email', 'profile'],
  facebook: ['email', 'public_profile'],
};

/** Windows cannot be opened, here or now; leaving the page and coming back still works. */
const withoutWindow = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

/**
 * Signs in through one of the other houses: in a window of its own, else by leaving the page and coming back.
 * @throws {SignInFailure}
 */
export async function signInWithProvider(provider: Provider, language: Language): Promise<void> {
  const auth = openAuth();
  auth.languageCode = language;
  const asked = new OAuthProvider(idOf(provider));
  for (const scope of scopes[provider]) asked.addScope(scope);
  try {
    await signInWithPopup(auth, asked, browserPopupRedirectResolver);
    await restoredGuest();
  } catch (error) {
    if (!withoutWindow.includes(codeOf(error) ?? '')) throw await explained(error, provider);
    keepText('tab', redirectKey, provider);
    await signInWithRedirect(auth, asked, browserPopupRedirectResolver);
  }
}

/**
 * What became of a guest who left the page to sign in and is back.
 * @throws {SignInFailure}
 */
export async function finishRedirect(): Promise<void> {
  const provider = readRedirect();
  if (!provider) return;
  keepText('tab', redirectKey, null);
  try {
    await getRedirectResult(openAuth(), browserPopupRedirectResolver);
    await restoredGuest();
  } catch (error) {
    throw await explained(error, provider);
  }
}

/** An account with the same address is not lost sight of: what was tried is kept, to be linked with it. */
async function explained(error: unknown, tried: Provider): Promise<SignInFailure> {
  const failure = toSignInFailure(error);
  const email = failure.problem === 'other-way' && keepPending(error);
  if (!email) return failure;
  return new SignInFailure('other-way', error, { email, tried, ways: await waysOf(email) });
}

/** Empty where the project hides which addresses have an account, as new ones do. */
async function waysOf(email: string) {
  try {
    const methods = await fetchSignInMethodsForEmail(openAuth(), email);
    return methods.map(wayOf).filter((way) => way !== undefined);
  } catch {
    return [];
  }
}
