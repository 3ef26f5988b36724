import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import type * as z from 'zod/mini';
import type { sendSignInLinkRequest } from '../contract/callables.ts';
import { mailDocument } from '../mail/queue/mailDocument.ts';
import { pageUrl } from '../mail/compose/pageUrl.ts';
import { firebaseApp } from '../platform/firebaseApp.ts';
import { readSettings } from '../platform/readSettings.ts';
import { composeSignInLink } from './composeSignInLink.ts';
import { isAuthError } from './readAccount.ts';
import { linkMinutes, writeSignInLink } from './signInLink.ts';

/**
 * Mails a link that signs in to the account of an email. Changes no account, since anybody may ask for any email: what
 * has to be done with the account waits until the link is opened. An account that the owner has disabled gets no link.
 * @param secret `LINK_KEY`
 */
export async function sendSignInLink(
  { email, language, toDesk }: z.output<typeof sendSignInLinkRequest>,
  secret: string,
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
  const until = now.getTime() + linkMinutes * 60_000;
  const href = writeSignInLink(firebaseLink, { email, until }, { language, toDesk }, secret);
  const mail = composeSignInLink(`sign-in-${randomUUID()}`, { email, language, href }, settings);
  const { reference, document } = mailDocument(mail, now);
  await reference.create(document);
}
