import type { Callables } from 'functions/contract/callables';
import { readHint } from '../session/signedInHint.ts';
import { toBookingFailure } from './toBookingFailure.ts';
import { withTimeLimit } from './withTimeLimit.ts';

/** A cold function may take some seconds; what takes longer than this never comes. */
const timeLimit = 30_000;

/**
 * Calls one of the contract's functions. The SDK is fetched with the first call.
 * @throws {BookingFailure} with one of the contract's codes
 */
export async function callFunction<Name extends keyof Callables>(
  name: Name,
  request: Callables[Name]['request'],
): Promise<Callables[Name]['response']> {
  try {
    const call = Promise.all([import('./sendCall.ts'), restoreSession(name)]);
    const response = call.then(([{ sendCall }]) => sendCall(name, request, timeLimit));
    return (await withTimeLimit(response, timeLimit + 1000)) as Callables[Name]['response'];
  } catch (error) {
    throw toBookingFailure(error);
  }
}

/** They answer everyone alike. */
const withoutSession: (keyof Callables)[] = ['checkAvailability', 'openBooking', 'findRequest'];

/**
 * The SDK sends the session along once it has been restored, if the function needs one. Without a signed-in hint no session is loaded.
 */
async function restoreSession(name: keyof Callables): Promise<void> {
  if (withoutSession.includes(name) || !readHint()) return;
  const { restoredUser } = await import('../session/session.ts');
  await restoredUser();
}
