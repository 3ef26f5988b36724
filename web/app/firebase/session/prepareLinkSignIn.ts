import { BookingFailure } from '../calls/BookingFailure.ts';
import { callFunction } from '../calls/callFunction.ts';
import { SignInFailure } from './SignInFailure.ts';

/**
 * Makes sure that nobody but the owner of the mailbox is in the account with this email, or can get there. To be called before
 * signing in to it: sessions from before count for nothing afterwards.
 * @throws {SignInFailure}
 */
export async function prepareLinkSignIn(email: string): Promise<void> {
  try {
    await callFunction('prepareLinkSignIn', { email });
  } catch (error) {
    const code = error instanceof BookingFailure ? error.code : undefined;
    if (code === 'too-many-requests') throw new SignInFailure('too-many', error);
    if (code === 'fields-required') throw new SignInFailure('email-wrong', error);
    // The link is as good as before.
    throw new SignInFailure('offline', error);
  }
}
