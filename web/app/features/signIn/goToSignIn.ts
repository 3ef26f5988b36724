import { signInAddress } from './backTo.ts';

/**
 * Leaves for the sign-in page, to come back afterwards. As a document of its own: only that page may run the script that
 * Google's sign-in needs, and nothing of a guest who has signed out stays behind.
 * @param from the page that asks for it; it is not left in the history if it is shown already, or "back" would only lead here again
 * @returns never
 */
export function goToSignIn(from: { pathname: string; search: string }): Promise<never> {
  const address = signInAddress(from);
  if (location.pathname === from.pathname) location.replace(address);
  else location.assign(address);
  return new Promise(() => {});
}
