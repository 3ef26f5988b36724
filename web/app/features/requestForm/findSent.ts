import type { FoundRequest } from 'functions/contract/callables';
import type { SentRequest } from './SentRequest.ts';

/** In milliseconds: so long a request may still be on its way to the server, or be handled by it. */
const onItsWayFor = 10_000;
const pause = 2_000;

/**
 * What became of a sent request; `null` if nothing did.
 * @param find asks the server
 * @throws {BookingFailure} if it cannot be asked
 */
export async function findSent(
  { requestId, sentAt, isShown }: SentRequest,
  find: (requestId: string) => Promise<FoundRequest | null>,
): Promise<FoundRequest | null> {
  for (;;) {
    const found = await find(requestId);
    if (found || isShown || Date.now() - sentAt > onItsWayFor) return found;
    await new Promise((resolve) => void setTimeout(resolve, pause));
  }
}
