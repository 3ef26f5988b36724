import { readText } from '../../storage/browserStorage.ts';

/** Identity providers, in the order in which they are offered. */
export const providers = ['apple', 'google', 'facebook'] as const;

export type Provider = (typeof providers)[number];

/** How an account can be signed in to. */
export type SignInMethod = Provider | 'email';

/** A provider by the name that Firebase has for it. */
export const idOf = (provider: Provider) => `${provider}.com`;

/** @param method as Firebase names it; `undefined` for one that the site does not offer */
export function signInMethodOf(method: string): SignInMethod | undefined {
  return method === 'emailLink' ? 'email' : providers.find((provider) => idOf(provider) === method);
}

/** The provider for whose page this tab has left the site, if it has and was not back yet. */
export function readRedirect(): Provider | undefined {
  const stored = readText('redirectProvider');
  return providers.find((provider) => provider === stored);
}
