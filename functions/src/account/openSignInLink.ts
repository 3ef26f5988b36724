import type * as z from 'zod/mini';
import type { openSignInLinkRequest, OpenSignInLinkResponse } from '../contract/callables.ts';
import { prepareAccount } from './prepareAccount.ts';
import { isSignedCode } from './signInLink.ts';

/**
 * Prepares the account for a sign-in by a mailed link. Only the link's key proves the mailbox: without it nothing is
 * read or changed. The link's code is used up by the sign-in itself, so a call that broke off can be repeated.
 * @param secret `LINK_KEY`
 */
export async function openSignInLink(
  link: z.output<typeof openSignInLinkRequest>,
  secret: string,
  now: Date,
): Promise<OpenSignInLinkResponse> {
  if (!isSignedCode(link, secret)) return { link: 'unknown' };
  if (now.getTime() >= link.until) return { link: 'expired' };
  await prepareAccount(link.email);
  return { link: 'open' };
}
