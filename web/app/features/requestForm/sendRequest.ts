import type { FoundRequest } from 'functions/contract/callables';
import { BookingFailure } from '../../firebase/calls/BookingFailure.ts';
import type { StayRequest } from './RequestDraft.ts';

type WithoutId<Request> = Request extends unknown ? Omit<Request, 'requestId'> : never;
export type RequestContent = WithoutId<StayRequest>;

/** A request that has reached the server. */
export interface BookedRequest extends FoundRequest {
  requestId: string;
  /** Whether an earlier attempt was booked with content that differs from the form. */
  asFirstSent: boolean;
}

/** Called before a request is sent, and again once it is known that nothing is booked under its ID. */
export type NoteSending = (requestId: string, isRefused: boolean) => void;

interface Server {
  send: (request: StayRequest) => Promise<FoundRequest>;
  find: (requestId: string) => Promise<FoundRequest | null>;
}

/**
 * Sends a request so that it is booked only once. Reuses the ID of an earlier request that may have been booked. If it
 * was booked with the same content, the server returns that booking. If it was booked with other content, the server
 * answers `request-id-reused`. If it was not booked, the server books this request.
 * @param earlierId ID of a request whose result is unknown
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
      // The server refused the first attempt, so nothing is booked. After `unexpected`, that is not certain.
      note(requestId, true);
    }
    throw error;
  }
}
