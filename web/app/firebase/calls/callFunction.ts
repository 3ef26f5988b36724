import type { Callables } from 'functions/contract/callables';
import { readHint } from '../session/signedInHint.ts';
import { toBookingFailure } from './BookingFailure.ts';
import { withTimeLimit } from './withTimeLimit.ts';

/** A cold start takes a few seconds. After this time, a response is no longer expected. */
const timeLimitMillis = 30_000;

/**
 * Calls one of the contract's functions. The SDK is loaded on the first call.
 * @throws {BookingFailure} with one of the contract's codes
 */
export async function callFunction<Name extends keyof Callables>(
  name: Name,
  request: Callables[Name]['request'],
): Promise<Callables[Name]['response']> {
  try {
    const call = Promise.all([import('./sendCall.ts'), restoreSession(name)]);
    const response = call.then(([{ sendCall }]) => sendCall(name, request, timeLimitMillis));
    return (await withTimeLimit(response, timeLimitMillis + 1000)) as Callables[Name]['response'];
  } catch (error) {
    throw toBookingFailure(error);
  }
}

/** Functions whose response does not depend on who is signed in. */
const withoutSession: (keyof Callables)[] = ['checkAvailability', 'openBooking', 'findRequest'];

/**
 * Restores the session if the function needs one, so that the SDK sends it along. Without a signed-in hint, there is no
 * session to restore.
 */
async function restoreSession(name: keyof Callables): Promise<void> {
  if (withoutSession.includes(name) || !readHint()) return;
  const { restoredUser } = await import('../session/session.ts');
  await restoredUser();
}
