import { readBookingLink } from 'functions/domain/bookingLink';
import { languageOfPath } from 'functions/domain/sitePaths';
import { replace } from 'react-router';
import { readHint } from '../../firebase/session/signedInHint.ts';
import { backTo, isSignInLink, signInPath } from './backTo.ts';

const restoredUser = async () => (await import('../../firebase/session/session.ts')).restoredUser();

/** Admits signed-in guests only. Others go to the sign-in page and return afterwards. */
export async function signedInOnly({ url }: { url: URL }): Promise<void> {
  if (!(await restoredUser())) await goToSignIn(url);
}

/**
 * Like {@link signedInOnly}, but a link from a mail admits everyone. It reads the fragment from the browser, because the
 * router's URL has none. Verifies a presumed session here, before the page decides what to show.
 */
export async function signedInOrLinked({ url }: { url: URL }): Promise<void> {
  if (!readBookingLink(location.hash)) await signedInOnly({ url });
  else if (readHint()) await restoredUser();
}

/**
 * Guards the sign-in page: redirects guests who are already signed in, except with a link from a mail, which may be for another
 * account. Does not load Firebase if nobody seems to be signed in.
 */
export async function signedOutOnly({ url }: { url: URL }): Promise<void> {
  const signedIn = !isSignInLink(url.searchParams) && readHint() && (await restoredUser());
  // When the page is loaded as a document, `useSignIn` redirects.
  if (location.pathname === url.pathname) return;
  if (signedIn) throw replace(backTo(url.search, languageOfPath(url.pathname)));
  // A document keeps its content security policy, and the policies of other pages block Google's script. So this loads
  // a new document.
  location.assign(url);
  await new Promise(() => {});
}

/**
 * Loads the sign-in page as a new document, because only that page may run the script of Google's sign-in, and a new
 * document contains nothing of a guest who has signed out.
 * @param from the page to return to after the sign-in. If it is already shown, its history entry is replaced, because
 * "back" would only lead here again
 * @returns never
 */
export function goToSignIn(from: { pathname: string; search: string }): Promise<never> {
  const path = signInPath(from);
  if (location.pathname === from.pathname) location.replace(path);
  else location.assign(path);
  return new Promise(() => {});
}

/** Whether someone seems to be signed in on this device. Does not load Firebase, and proves nothing. */
export const seemsSignedIn = (): boolean => readHint() !== undefined;
