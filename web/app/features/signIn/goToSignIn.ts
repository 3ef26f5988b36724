import { signInPath } from './backTo.ts';

/**
 * Leaves for the sign-in page, to come back afterwards. As a document of its own: only that page may run the script that
 * Google's sign-in needs, and nothing of a guest who has signed out stays behind.
 * @param from the page that needs it; replaced in the history if it is shown already, or "back" would only return here
 * @returns never
 */
export function goToSignIn(from: { pathname: string; search: string }): Promise<never> {
  const path = signInPath(from);
  if (location.pathname === from.pathname) location.replace(path);
  else location.assign(path);
  return new Promise(() => {});
}
