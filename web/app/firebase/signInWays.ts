/** Other houses that prove who a guest is, in the order in which they are offered. */
export const providers = ['apple', 'google', 'facebook'] as const;

export type Provider = (typeof providers)[number];

/** How an account can be signed in to. */
export type SignInWay = Provider | 'email';

/** A provider by the name that Firebase has for it. */
export const idOf = (provider: Provider) => `${provider}.com`;

/** @param method as Firebase names it; `undefined` for one that the site does not offer */
export function wayOf(method: string): SignInWay | undefined {
  return method === 'emailLink' ? 'email' : providers.find((provider) => idOf(provider) === method);
}
