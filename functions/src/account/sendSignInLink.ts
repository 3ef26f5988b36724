import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import type * as z from 'zod/mini';
import property from '../../../villa/property.json' with { type: 'json' };
import type { openSignInLinkRequest, OpenSignInLinkResponse, sendSignInLinkRequest } from '../contract/callables.ts';
import type { Settings } from '../contract/settings.ts';
import type { Language } from '../domain/language.ts';
import { hostPath } from '../domain/sitePaths.ts';
import { pageUrl } from '../mail/compose/pageUrl.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { paragraph } from '../mail/format/MailContent.ts';
import { mailTexts } from '../mail/format/mailTexts.ts';
import { mailToReader } from '../mail/format/plainMail.ts';
import { queueOnce } from '../mail/queue/queueMails.ts';
import { firebaseApp } from '../platform/firebaseApp.ts';
import { isSameKey, linkKey } from '../platform/linkKey.ts';
import { readSettings } from '../platform/readSettings.ts';
import { prepareAccount } from './prepareAccount.ts';
import { isAuthError } from './readAccount.ts';

/**
 * Mails a link that signs in to the account of an email. Changes no account, because anybody may request a link for any email;
 * the account is prepared when the link is opened. Sends no link for an account that the owner has disabled.
 */
export async function sendSignInLink(
  { email, language, toDesk }: z.output<typeof sendSignInLinkRequest>,
  now: Date,
): Promise<void> {
  const auth = getAuth(firebaseApp());
  const { disabled } = await auth.getUserByEmail(email).catch((error: unknown) => {
    if (isAuthError(error, 'auth/user-not-found')) return { disabled: false };
    throw error;
  });
  if (disabled) return;
  const url = pageUrl('login', language);
  const [firebaseLink, settings] = await Promise.all([
    auth.generateSignInWithEmailLink(email, { url, handleCodeInApp: true }),
    readSettings(),
  ]);
  const until = now.getTime() + linkLifetimeMinutes * 60_000;
  const href = writeSignInLink(firebaseLink, { email, until }, { language, toDesk });
  const mail = composeSignInLink(`sign-in-${randomUUID()}`, { email, language, href }, settings);
  await queueOnce(mail, now);
}

/**
 * Composes the mail. Contains nothing that the caller typed.
 * @param href target of the button
 */
export function composeSignInLink(
  id: string,
  { email, language, href }: { email: string; language: Language; href: string },
  settings: Settings,
): ComposedMail {
  const t = mailTexts(language);
  return mailToReader(id, { email, language }, 'signIn.reason', settings, {
    subject: t('signIn.subject', { property: property.name }),
    preheader: t('signIn.preheader', { minutes: linkLifetimeMinutes }),
    heading: t('signIn.heading'),
    sections: [
      paragraph(t('signIn.intro', { property: property.name })),
      { kind: 'button', label: t('signIn.button'), href, note: t('signIn.note', { minutes: linkLifetimeMinutes }) },
    ],
  });
}

/**
 * Prepares the account for a sign-in by a mailed link. Only the link's key proves the mailbox: without it, nothing is read or
 * changed. Only the sign-in itself uses up the link's code, so an interrupted call can be repeated.
 */
export async function openSignInLink(
  link: z.output<typeof openSignInLinkRequest>,
  now: Date,
): Promise<OpenSignInLinkResponse> {
  if (!isSignedCode(link)) return { link: 'unknown' };
  if (now.getTime() >= link.until) return { link: 'expired' };
  await prepareAccount(link.email);
  return { link: 'open' };
}

const linkLifetimeMinutes = 60;

/** The values that the key of a sign-in link signs. It proves that the code was mailed to this email. */
interface SignedCode {
  /** In lower case. Not part of the link, so a guest who opens the link on another device has to type it. */
  email: string;
  /** Firebase's one-time code. */
  oobCode: string;
  /** In milliseconds since 1970. */
  until: number;
}

function keyOf({ email, oobCode, until }: SignedCode): string {
  return linkKey('signIn', [email, oobCode, until]);
}

/**
 * URL of the sign-in page that completes a sign-in. It has the parameters of Firebase's own link, so that the SDK accepts it
 * (https://firebase.google.com/docs/auth/custom-email-handler), and nothing that a caller has typed.
 * @param firebaseLink result of `generateSignInWithEmailLink`
 */
export function writeSignInLink(
  firebaseLink: string,
  signed: Omit<SignedCode, 'oobCode'>,
  { language, toDesk }: { language: Language; toDesk: boolean },
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
    key: keyOf({ ...signed, oobCode }),
  }).toString();
  return url.href;
}

export function isSignedCode({ key, ...signed }: SignedCode & { key: string }): boolean {
  return isSameKey(key, keyOf(signed));
}
