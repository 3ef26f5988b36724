import { idOf, providers, type Provider } from 'functions/contract/signInProviders';
import { readText } from '../../storage/browserStorage.ts';

export type SignInMethod = Provider | 'email';

/** @param method Firebase's name; returns `undefined` for a method that the site does not offer */
export function signInMethodOf(method: string): SignInMethod | undefined {
  return method === 'emailLink' ? 'email' : providers.find((provider) => idOf(provider) === method);
}

/** The provider to whose page this tab was redirected; `undefined` once the guest has returned. */
export function readRedirect(): Provider | undefined {
  const stored = readText('redirectProvider');
  return providers.find((provider) => provider === stored);
}
