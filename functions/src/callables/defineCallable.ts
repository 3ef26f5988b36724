import { randomUUID } from 'node:crypto';
import { HttpsError, onCall, type CallableRequest } from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { isShutOut, readAccount } from '../account/readAccount.ts';
import { BookingError } from '../bookings/BookingError.ts';
import type { ErrorCode } from '../contract/errorCode.ts';
import type { OwnerErrorCode, OwnerErrorDetails } from '../contract/ownerErrorCode.ts';
import { proofOf } from '../domain/signInProof.ts';
import { directNetwork } from '../limits/clientIp.ts';
import { readLimits } from '../limits/readLimits.ts';
import { appCheck } from '../platform/appCheck.ts';
import { OwnerError } from '../owner/OwnerError.ts';
import * as log from '../platform/log.ts';
import { countOrRefuse } from './countOrRefuse.ts';
import { requestProblem } from './requestProblem.ts';

/** The caller, as far as the sign-in proves. */
export interface Caller {
  uid: string;
  /** In lower case; `null` if there is none or it is not verified. */
  verifiedEmail: string | null;
  /** Time of the sign-in itself. Renewing a token does not change it. */
  signedInAt: Date;
}

interface CallableOptions {
  secrets?: string[];
  /** Whether the token of a deleted account still counts, so that its deletion can be repeated. */
  afterDeletion?: boolean;
}

/**
 * Defines a callable function: validates the request, runs the use case, and maps every error to the contract.
 * Unexpected errors become `unexpected` with an ID that is logged; their details are not sent.
 * @param run also gets the network of the caller
 */
export function defineCallable<Schema extends z.ZodMiniType, Result>(
  name: string,
  schema: Schema,
  run: (request: z.output<Schema>, caller: Caller | null, network: string) => Promise<Result>,
  { afterDeletion = false, ...options }: CallableOptions = {},
) {
  return onCall(
    { ...options, cors: true, invoker: 'public', enforceAppCheck: appCheck },
    async (call): Promise<Result> => {
      const start = Date.now();
      try {
        const request = parse(schema, call.data);
        const { headers, socket } = call.rawRequest;
        const result = await run(
          request,
          await callerOf(call, afterDeletion),
          directNetwork(headers, socket.remoteAddress),
        );
        log.callFinished(name, 'ok', Date.now() - start);
        return result;
      } catch (error) {
        if (error instanceof BookingError || error instanceof OwnerError) {
          log.callFinished(name, error.details.code, Date.now() - start);
          const { retryAfter } = error.details;
          if (retryAfter !== undefined) call.rawRequest.res?.set('Retry-After', String(retryAfter));
          throw toHttpsError(error.details);
        }
        const id = randomUUID();
        log.callFailed(name, id, error);
        throw toHttpsError({ code: 'unexpected', id });
      }
    },
  );
}

/** Rate limits per account. */
type AccountLimit = 'cancelBooking' | 'account';

/** Defines a callable for signed-in users. Others are refused before anything is counted. */
export function defineCallableForAccount<Schema extends z.ZodMiniType, Result>(
  name: string,
  schema: Schema,
  limit: AccountLimit,
  run: (request: z.output<Schema>, caller: Caller, now: Date) => Promise<Result>,
  options: CallableOptions = {},
) {
  return defineCallable(
    name,
    schema,
    async (request, caller) => {
      if (!caller) throw new BookingError('signed-out');
      const now = new Date();
      const most = (await readLimits())[limit]?.perAccount;
      await countOrRefuse(limit, `account ${caller.uid}`, most, now);
      return run(request, caller, now);
    },
    options,
  );
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const { code, ...details } = requestProblem(result.error.issues);
  throw new BookingError(code, details);
}

/**
 * `null` for a token that proves nothing. Tokens stay valid for up to an hour, so the account is read at every call:
 * one that was disabled or deleted, or whose sessions were ended, is out at once.
 */
async function callerOf({ auth }: CallableRequest, afterDeletion: boolean): Promise<Caller | null> {
  if (!auth) return null;
  const proof = proofOf(auth.token);
  if (!proof.account) return null;
  const signedInAt = new Date(auth.token.auth_time * 1000);
  const account = await readAccount(auth.uid);
  if (account ? isShutOut(account, signedInAt) : !afterDeletion) return null;
  // Somebody else proved the account's email after this sign-in.
  if (!proof.email && account?.emailVerified) return null;
  const { email } = auth.token;
  // ASCII emails only, as in the rules: lower-casing turns some other letters into ASCII (the Kelvin sign becomes k).
  const verifiedEmail = proof.email && email && /^[!-~]+$/.test(email) ? email.toLowerCase() : null;
  return { uid: auth.uid, verifiedEmail, signedInAt };
}

/** Callable status of each code, which also decides the HTTP status. */
function toHttpsError(details: OwnerErrorDetails): HttpsError {
  return new HttpsError(statusOf(details.code), details.code, details);
}

function statusOf(code: ErrorCode | OwnerErrorCode) {
  switch (code) {
    case 'signed-out':
    case 'sign-in-again':
      return 'unauthenticated';
    case 'not-owner':
      return 'permission-denied';
    case 'apartment-not-found':
    case 'booking-not-found':
    case 'block-not-found':
    case 'mail-not-found':
    case 'calendar-not-found':
      return 'not-found';
    case 'changed-meanwhile':
      return 'aborted';
    case 'dates-taken':
    case 'nights-held':
    case 'request-id-reused':
      return 'already-exists';
    case 'no-apartments':
    case 'quote-changed':
    case 'not-cancellable':
    case 'stay-ahead':
    case 'not-possible':
    case 'undo-over':
    case 'platform-says-taken':
    case 'platform-unread':
      return 'failed-precondition';
    case 'too-many-requests':
      return 'resource-exhausted';
    case 'unexpected':
      return 'internal';
    default:
      return 'invalid-argument';
  }
}
