import { idOf, providers, type Provider } from 'functions/contract/signInProviders';
import { readText } from '../../storage/browserStorage.ts';

/** How an account can be signed in to. */
export type SignInMethod = Provider | 'email';

/** @param method as Firebase names it; `undefined` for one that the site does not offer */
export function signInMethodOf(method: string): SignInMethod | undefined {
  return method === 'emailLink' ? 'email' : providers.find((provider) => idOf(provider) === method);
}

/** The provider for whose page this tab has left the site, if it has and was not back yet. */
export function readRedirect(): Provider | undefined {
  const stored = readText('redirectProvider');
  return providers.find((provider) => provider === stored);
}
