import type { Language } from '../domain/language.ts';
import { hostPath } from '../domain/sitePaths.ts';
import { pageUrl } from '../mail/compose/pageUrl.ts';
import { isSameKey, linkKey } from '../platform/linkKey.ts';

/** How long a sign-in link works. */
export const linkMinutes = 60;

/** What the key of a sign-in link proves: that the code was mailed to this email. */
export interface SignedCode {
  /** In lower case. Not in the link: whoever opens it on another device types it. */
  email: string;
  /** Firebase's code, which signs in once. */
  oobCode: string;
  /** In milliseconds since 1970. */
  until: number;
}

function keyOf({ email, oobCode, until }: SignedCode, secret: string): string {
  return linkKey('signIn', [email, oobCode, until], secret);
}

/**
 * URL of the sign-in page that completes a sign-in. It has the parameters of Firebase's own link, so that the SDK accepts it
 * (https://firebase.google.com/docs/auth/custom-email-handler), and nothing that a caller has typed.
 * @param firebaseLink of `generateSignInWithEmailLink`
 * @param secret `LINK_KEY`
 */
export function writeSignInLink(
  firebaseLink: string,
  signed: Omit<SignedCode, 'oobCode'>,
  { language, toDesk }: { language: Language; toDesk: boolean },
  secret: string,
): string {
  const given = new URL(firebaseLink).searchParams;
  const oobCode = given.get('oobCode') ?? '';
  const url = new URL(pageUrl('login', language));
  url.search = new URLSearchParams({
    ...(toDesk && { back: hostPath(language) }),
    mode: 'signIn',
    oobCode,
    apiKey: given.get('apiKey') ?? '',
    until: String(signed.until),
    key: keyOf({ ...signed, oobCode }, secret),
  }).toString();
  return url.href;
}

/** @param secret `LINK_KEY` */
export function isSignedCode({ key, ...signed }: SignedCode & { key: string }, secret: string): boolean {
  return isSameKey(key, keyOf(signed, secret));
}
