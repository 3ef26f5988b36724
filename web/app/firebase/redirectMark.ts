import { readText } from './keptText.ts';
import { providers, type Provider } from './signInWays.ts';

export const redirectKey = 'sign-in-away';

/** With whom this tab has left the page to sign in, if it has and was not yet back. */
export function readRedirect(): Provider | undefined {
  const kept = readText('tab', redirectKey);
  return providers.find((provider) => provider === kept);
}
