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
 * Sends a sign-in link by email. Signing in with it also requires that email.
 * @param back the page to return to. It is stored on this device, so on another device the link leads to the bookings
 * or the desk
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
 * Signs in with the link that opened this page, even if another account is signed in.
 * @param link the page's URL
 * @throws {SignInFailure} `email-other` if the link was sent to another email; the link then remains valid
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
    // The guest has opened the link twice, and the first time has already signed them in.
    const isOver = failure.problem === 'link-used' || failure.problem === 'link-expired';
    if (isOver && currentUser?.email?.toLowerCase() === email.toLowerCase()) return;
    throw failure.problem === 'email-wrong' ? new SignInFailure('email-other', error) : failure;
  }
}

/**
 * Proves with the link that the guest owns the mailbox. The function then makes sure that nobody else is signed in, or can
 * sign in, to the account with this email.
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
  // Any other failure leaves the link valid, so the guest can try again.
  return new SignInFailure((code && problems[code]) ?? 'offline', error);
}
