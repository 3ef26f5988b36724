import type { Callables } from 'functions/contract/callables';
import { BookingFailure } from '../../firebase/BookingFailure.ts';
import type { RequestAttempt } from './RequestDraft.ts';

type Request = Callables['requestBooking']['request'];
type Answer = Callables['requestBooking']['answer'];

export interface BookedRequest {
  answer: Answer;
  /** What was booked. */
  sent: Request;
  /** Was it an earlier sending with other content than the form has now? */
  asFirstSent: boolean;
}

/**
 * Sends a request so that it books once. The same id goes with every sending of an attempt:
 * - refused by the server: nothing is booked under the id, so a corrected form keeps it;
 * - no answer: it may be booked. The same content again answers that booking. Other content with the id is
 *   `request-id-reused` exactly if it was booked, and then the content of then is sent again to learn its number.
 * @param keep saves the attempt before every step after which the page may be gone
 * @throws {BookingFailure}
 */
export async function sendRequest(
  attempt: RequestAttempt,
  content: Omit<Request, 'requestId'>,
  call: (request: Request) => Promise<Answer>,
  keep: (attempt: RequestAttempt) => void,
): Promise<BookedRequest> {
  const sent: Request = { ...content, requestId: attempt.requestId };
  // What an earlier sending left unanswered stays known until the server has said what became of it.
  const earlier = attempt.unanswered;
  keep({ ...attempt, unanswered: earlier ?? sent });
  try {
    return { answer: await call(sent), sent, asFirstSent: false };
  } catch (error) {
    if (!(error instanceof BookingFailure)) throw error;
    if (error.code === 'request-id-reused') return await askAgain(attempt, earlier, call, keep, error);
    // An error with a code of its own means: refused, nothing written. `unexpected` may mean anything.
    if (error.code !== 'unexpected') keep({ ...attempt, unanswered: undefined });
    throw error;
  }
}

async function askAgain(
  attempt: RequestAttempt,
  earlier: Request | undefined,
  call: (request: Request) => Promise<Answer>,
  keep: (attempt: RequestAttempt) => void,
  failure: BookingFailure,
): Promise<BookedRequest> {
  if (earlier) return { answer: await call(earlier), sent: earlier, asFirstSent: true };
  // Somebody else's content stands under this id; only a new id leads on.
  keep({ stayKey: attempt.stayKey, requestId: crypto.randomUUID() });
  throw failure;
}
