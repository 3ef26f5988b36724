import { BookingFailure } from '../../firebase/calls/BookingFailure.ts';
import type { RequestAttempt, StayRequest } from './RequestDraft.ts';

type WithoutId<Request> = Request extends unknown ? Omit<Request, 'requestId'> : never;

export interface SentRequest<Response> {
  response: Response;
  /** What was booked. */
  sent: StayRequest;
  /** Was an earlier sending booked, with other content than the form has now? */
  asFirstSent: boolean;
}

/**
 * Sends a request so that it books once. The same id goes with every sending of an attempt:
 * - refused by the server: nothing is booked under the id, so a corrected form uses it again;
 * - no response: it may be booked. The same content again returns that booking. Other content with the id is
 *   `request-id-reused` exactly if it was booked, and then the content of then is sent again to learn its number.
 * @param save stores the attempt before every step after which the page may be gone
 * @throws {BookingFailure}
 */
export async function sendRequest<Response>(
  attempt: RequestAttempt,
  content: WithoutId<StayRequest>,
  call: (request: StayRequest) => Promise<Response>,
  save: (attempt: RequestAttempt) => void,
): Promise<SentRequest<Response>> {
  const sent: StayRequest = { ...content, requestId: attempt.requestId };
  // An earlier request without a response stays stored until the server has reported its result.
  const earlier = attempt.unanswered;
  save({ ...attempt, unanswered: earlier ?? sent });
  try {
    return { response: await call(sent), sent, asFirstSent: false };
  } catch (error) {
    if (!(error instanceof BookingFailure)) throw error;
    if (error.code === 'request-id-reused') return await askAgain(attempt, earlier, call, save, error);
    // An error with a code of its own means: refused, nothing written. `unexpected` may mean anything.
    if (error.code !== 'unexpected') save({ ...attempt, unanswered: undefined });
    throw error;
  }
}

async function askAgain<Response>(
  attempt: RequestAttempt,
  earlier: StayRequest | undefined,
  call: (request: StayRequest) => Promise<Response>,
  save: (attempt: RequestAttempt) => void,
  failure: BookingFailure,
): Promise<SentRequest<Response>> {
  if (earlier) return { response: await call(earlier), sent: earlier, asFirstSent: true };
  // Another request was stored under this id, so a new id is needed.
  save({ stayKey: attempt.stayKey, requestId: crypto.randomUUID() });
  throw failure;
}
