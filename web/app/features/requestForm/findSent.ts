import type { FoundRequest } from 'functions/contract/callables';
import type { SentRequest } from './SentRequest.ts';

/** The time that the server may take to receive and process a request. */
const processingMillis = 10_000;
const pause = 2_000;

/**
 * The result of a sent request; `null` if nothing was booked.
 * @param find asks the server
 * @throws {BookingFailure} if the server cannot be reached
 */
export async function findSent(
  { requestId, sentAt, isShown }: SentRequest,
  find: (requestId: string) => Promise<FoundRequest | null>,
): Promise<FoundRequest | null> {
  for (;;) {
    const found = await find(requestId);
    if (found || isShown || Date.now() - sentAt > processingMillis) return found;
    await new Promise((resolve) => void setTimeout(resolve, pause));
  }
}
