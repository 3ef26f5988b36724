import { languages } from '../../functions/src/domain/language.ts';
import { askAuth } from './askAuth.ts';
import { callFunction } from './callFunction.ts';
import { authAt, project } from './emulators.ts';
import { mailedLink, mailedLinks } from './mailedLink.ts';

/** Response of a sign-in. */
export interface Session {
  localId: string;
  idToken: string;
  refreshToken: string;
}

const ask = (method: string, body: object) => askAuth<Session>(method, body);

export const signUpWithPassword = (email: string, password: string) =>
  ask('signUp', { email, password, returnSecureToken: true });

export const signInWithPassword = (email: string, password: string) =>
  ask('signInWithPassword', { email, password, returnSecureToken: true });

/** @param idToken of a session of the account */
export const setPassword = (idToken: string, password: string) =>
  ask('update', { idToken, password, returnSecureToken: true });

/**
 * Sets the email of an account.
 * @param idToken of a session of the account
 */
export const setEmail = (idToken: string, email: string) => ask('update', { idToken, email, returnSecureToken: true });

/**
 * Has Firebase send "verify your new email" to an email, and opens the link in it, as the reader of the mailbox may.
 * @param idToken of a session of the account that will get the email
 */
export async function verifyNewEmail(idToken: string, newEmail: string): Promise<Session> {
  await ask('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
  const response = await fetch(`${authAt}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { newEmail?: string; oobCode: string }[] };
  return ask('update', { oobCode: oobCodes.findLast((sent) => sent.newEmail === newEmail)?.oobCode });
}

/**
 * Signs in with a provider's ID and email.
 * @param idToken of a session to link the provider to
 */
export function signInWithProvider(
  provider: 'google.com' | 'apple.com' | 'facebook.com',
  person: { sub: string; email?: string },
  idToken?: string,
): Promise<Session> {
  // Facebook does not verify emails.
  const claims = { ...person, ...(person.email && { email_verified: provider !== 'facebook.com' }) };
  const postBody = new URLSearchParams({ providerId: provider, id_token: JSON.stringify(claims) });
  const request = { postBody: postBody.toString(), requestUri: 'http://localhost', returnSecureToken: true };
  return ask('signInWithIdp', { ...request, ...(idToken && { idToken }) });
}

/** The parameters that the sign-in page sends after a mailed link has opened it. */
export function parametersOf(link: string): { oobCode: string; until: number; key: string } {
  const { oobCode = '', until, key = '' } = Object.fromEntries(new URL(link).searchParams);
  return { oobCode, until: Number(until), key };
}

export const signInWithCode = (email: string, oobCode: string) => ask('signInWithEmailLink', { email, oobCode });

/** Requests a sign-in link as the sign-in page does. */
export async function askForLink(email: string): Promise<string> {
  const known = await mailedLinks(email);
  const asked = await callFunction('sendSignInLink', { email, language: languages[0], toDesk: false });
  if (!asked.ok) throw new Error(`no link for ${email}: ${asked.body}`);
  return mailedLink(email, known);
}

/** Signs in by a link as the sign-in page does. */
export async function signInWithLink(email: string): Promise<Session> {
  const link = parametersOf(await askForLink(email));
  const opened = await callFunction('openSignInLink', { email, ...link });
  if (!opened.ok || opened.response.link !== 'open') throw new Error(`the link is not open: ${JSON.stringify(opened)}`);
  return signInWithCode(email, link.oobCode);
}

/** Renews an ID token, if the session is still valid. */
export async function renew({ refreshToken }: Session): Promise<string | undefined> {
  const response = await fetch(`${authAt}/securetoken.googleapis.com/v1/token?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  return ((await response.json()) as { id_token?: string }).id_token;
}
