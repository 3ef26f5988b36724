import type { Callables } from 'functions/contract/callables';
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
): Promise<Callables[Name]['answer']> {
  try {
    const call = import('./sendCall.ts').then(({ sendCall }) => sendCall(name, request, timeLimit));
    return (await withTimeLimit(call, timeLimit + 1000)) as Callables[Name]['answer'];
  } catch (error) {
    throw toBookingFailure(error);
  }
}
