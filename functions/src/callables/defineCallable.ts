import { randomUUID } from 'node:crypto';
import { HttpsError, onCall, type CallableRequest } from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { BookingError } from '../bookings/BookingError.ts';
import type { ErrorCode } from '../contract/errorCode.ts';
import type { ErrorDetails } from '../contract/errorDetails.ts';
import type { Limited } from '../contract/limits.ts';
import { admit } from '../limits/admit.ts';
import { callerAddress } from '../limits/callerAddress.ts';
import { appCheck } from '../platform/appCheck.ts';
import * as log from '../platform/log.ts';
import { requestProblem } from './requestProblem.ts';

/** Who calls, as far as their sign-in proves it. */
export interface Caller {
  uid: string;
  /** In lower case; `null` when there is none or it is not verified. */
  verifiedEmail: string | null;
  /** When they last proved who they are. A token is renewed for as long as somebody stays signed in; this is not. */
  signedInAt: Date;
}

/**
 * A callable function: parses the request by its contract, runs the use case, and turns every error into one that the
 * contract names. Anything unforeseen becomes `unexpected` with an id that the log has too, and nothing else leaves.
 * @param options.limit which of the limits a well-formed request counts against; none for what changes nothing
 */
export function defineCallable<Schema extends z.ZodMiniType, Answer>(
  name: string,
  schema: Schema,
  run: (request: z.output<Schema>, caller: Caller | null) => Promise<Answer>,
  { limit, ...options }: { secrets?: string[]; limit?: Limited } = {},
) {
  return onCall(
    { ...options, cors: true, invoker: 'public', enforceAppCheck: appCheck },
    async (call): Promise<Answer> => {
      const start = Date.now();
      try {
        const request = parse(schema, call.data);
        if (limit) await checkLimit(limit, call);
        const answer = await run(request, callerOf(call));
        log.callAnswered(name, 'ok', Date.now() - start);
        return answer;
      } catch (error) {
        if (error instanceof BookingError) {
          log.callAnswered(name, error.details.code, Date.now() - start);
          throw toHttpsError(error.details);
        }
        const id = randomUUID();
        log.callFailed(name, id, error);
        throw toHttpsError({ code: 'unexpected', id });
      }
    },
  );
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const { code, ...details } = requestProblem(result.error.issues);
  throw new BookingError(code, details);
}

/** @throws {BookingError} `too-many-requests` */
async function checkLimit(limit: Limited, { rawRequest }: CallableRequest): Promise<void> {
  const address = callerAddress(rawRequest.headers, rawRequest.socket.remoteAddress);
  const admission = await admit(limit, address, new Date());
  if (admission.admitted) return;
  const { retryAfter } = admission;
  rawRequest.res?.set('Retry-After', String(retryAfter));
  throw new BookingError('too-many-requests', { retryAfter });
}

function callerOf({ auth }: CallableRequest): Caller | null {
  if (!auth) return null;
  const { email, email_verified: verified, auth_time: signedInAt } = auth.token;
  // Plain addresses only, as in the rules: lower case makes plain letters of some foreign ones (the Kelvin sign is a k).
  const proven = verified === true && email !== undefined && /^[!-~]+$/.test(email);
  return {
    uid: auth.uid,
    verifiedEmail: proven ? email.toLowerCase() : null,
    signedInAt: new Date(signedInAt * 1000),
  };
}

/** The callable protocol's status for each code, which decides the HTTP status too. */
function toHttpsError(details: ErrorDetails): HttpsError {
  return new HttpsError(statusOf(details.code), details.code, details);
}

function statusOf(code: ErrorCode) {
  switch (code) {
    case 'signed-out':
    case 'sign-in-again':
      return 'unauthenticated';
    case 'apartment-not-found':
    case 'booking-not-found':
      return 'not-found';
    case 'dates-taken':
    case 'request-id-reused':
      return 'already-exists';
    case 'no-apartments':
    case 'quote-changed':
    case 'not-cancellable':
    case 'stay-ahead':
      return 'failed-precondition';
    case 'too-many-requests':
      return 'resource-exhausted';
    case 'unexpected':
      return 'internal';
    default:
      return 'invalid-argument';
  }
}
