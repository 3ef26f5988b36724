import type { FoundRequest } from 'functions/contract/callables';
import { BookingFailure } from '../../firebase/calls/BookingFailure.ts';
import type { StayRequest } from './RequestDraft.ts';

type WithoutId<Request> = Request extends unknown ? Omit<Request, 'requestId'> : never;
export type RequestContent = WithoutId<StayRequest>;

/** A request that has reached the server. */
export interface BookedRequest extends FoundRequest {
  requestId: string;
  /** Was an earlier sending booked, with other content than the form has now? */
  asFirstSent: boolean;
}

/** Is told of a request before it is sent, and when it is known that nothing is booked under its id. */
export type NoteSending = (requestId: string, isRefused: boolean) => void;

interface Server {
  send: (request: StayRequest) => Promise<FoundRequest>;
  find: (requestId: string) => Promise<FoundRequest | null>;
}

/**
 * Sends a request so that it books once. A request that may have been booked gives its id to the next one, whatever its content:
 * the same content again returns that booking, and other content is `request-id-reused` exactly if it was booked.
 * @param earlierId of a request whose result is not known
 * @throws {BookingFailure}
 */
export async function sendRequest(
  content: RequestContent,
  earlierId: string | undefined,
  { send, find }: Server,
  note: NoteSending,
): Promise<BookedRequest> {
  const requestId = earlierId ?? crypto.randomUUID();
  note(requestId, false);
  try {
    return { ...(await send({ ...content, requestId })), requestId, asFirstSent: false };
  } catch (error) {
    if (!(error instanceof BookingFailure)) throw error;
    if (error.code === 'request-id-reused') {
      const found = await find(requestId);
      if (found) return { ...found, requestId, asFirstSent: true };
      note(requestId, true);
    } else if (earlierId === undefined && error.code !== 'unexpected') {
      // A first sending was refused, so nothing is written. `unexpected` may mean anything.
      note(requestId, true);
    }
    throw error;
  }
}
