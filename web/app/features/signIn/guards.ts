import { readBookingLink } from 'functions/domain/bookingLink';
import { languageOfPath } from 'functions/domain/sitePaths';
import { replace } from 'react-router';
import { readHint } from '../../firebase/session/signedInHint.ts';
import { backTo, isSignInLink } from './backTo.ts';
import { goToSignIn } from './goToSignIn.ts';

const restoredUser = async () => (await import('../../firebase/session/session.ts')).restoredUser();

/** Lets nobody in but guests who are signed in; others come back once they are. */
export async function signedInOnly({ url }: { url: URL }): Promise<void> {
  if (!(await restoredUser())) await goToSignIn(url);
}

/**
 * The same, but the link from a mail opens the page for everybody. The router's URL has no fragment, so the browser's is asked.
 * What only seems to be a session is found out here, before the page chooses what to show.
 */
export async function signedInOrLinked({ url }: { url: URL }): Promise<void> {
  if (!readBookingLink(location.hash)) await signedInOnly({ url });
  else if (readHint()) await restoredUser();
}

/**
 * Before the sign-in page. Leads on whoever is signed in already, but not with a link from a mail, which may lead to another
 * account. Who seems to be nobody costs no Firebase.
 */
export async function signedOutOnly({ url }: { url: URL }): Promise<void> {
  const signedIn = !isSignInLink(url.searchParams) && readHint() && (await restoredUser());
  // Opened as a document, the page leads on by itself (`useSignIn`).
  if (location.pathname === url.pathname) return;
  if (signedIn) throw replace(backTo(url.search, languageOfPath(url.pathname)));
  // From another page, under whose policy Google's script would not run: as a document of its own.
  location.assign(url);
  await new Promise(() => {});
}
