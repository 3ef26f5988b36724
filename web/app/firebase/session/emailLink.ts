import { signInWithEmailLink } from 'firebase/auth';
import type { Language } from 'functions/domain/language';
import { isHostPath } from 'functions/domain/sitePaths';
import { removeItem, writeText } from '../../storage/browserStorage.ts';
import { BookingFailure } from '../calls/BookingFailure.ts';
import { callFunction } from '../calls/callFunction.ts';
import { openAuth } from '../openAuth.ts';
import { restoredUser } from './session.ts';
import { requireStorage, SignInFailure, toSignInFailure, type SignInProblem } from './SignInFailure.ts';

/**
 * Sends a link by email that signs in whoever opens it and knows the email.
 * @param back the page to return to: this device stores it, on another one the link leads to the bookings or the desk
 * @throws {SignInFailure}
 */
export async function sendLink(email: string, back: string, language: Language): Promise<void> {
  requireStorage();
  try {
    await callFunction('sendSignInLink', { email, language, toDesk: isHostPath(back.split('?')[0] ?? '') });
  } catch (error) {
    throw failedCall(error);
  }
  writeText('linkEmail', email);
  writeText('linkBack', back);
}

/**
 * Signs in with the link that this page was opened by, also whoever is signed in to another account.
 * @param link the page's URL
 * @throws {SignInFailure} `email-other` when the link was sent to another email; it can still be used then
 */
export async function finishLink(email: string, link: string): Promise<void> {
  requireStorage();
  const auth = openAuth();
  await restoredUser();
  const { currentUser } = auth;
  try {
    await openLink(email, new URL(link).searchParams);
    await signInWithEmailLink(auth, email, link);
    removeItem('linkEmail');
    removeItem('linkBack');
  } catch (error) {
    const failure = toSignInFailure(error);
    // A link that is pressed twice has done its work.
    const isOver = failure.problem === 'link-used' || failure.problem === 'link-expired';
    if (isOver && currentUser?.email?.toLowerCase() === email.toLowerCase()) return;
    throw failure.problem === 'email-wrong' ? new SignInFailure('email-other', error) : failure;
  }
}

/**
 * Proves with the link that the mailbox is the guest's. From then on nobody else is in the account with this email, or can get
 * there.
 */
async function openLink(email: string, params: URLSearchParams): Promise<void> {
  const { oobCode = '', until, key = '' } = Object.fromEntries(params);
  const request = { email, oobCode, until: Number(until), key };
  const { link } = await callFunction('openSignInLink', request).catch((error: unknown) => {
    throw failedCall(error);
  });
  if (link === 'expired') throw new SignInFailure('link-expired');
  if (link === 'unknown') throw new SignInFailure('email-other');
}

function failedCall(error: unknown): SignInFailure {
  const code = error instanceof BookingFailure ? error.code : undefined;
  const problems: Partial<Record<string, SignInProblem>> = {
    'too-many-requests': 'too-many',
    'fields-required': 'email-wrong',
  };
  // What was sent before is as good as it was.
  return new SignInFailure((code && problems[code]) ?? 'offline', error);
}
