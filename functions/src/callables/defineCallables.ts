import { randomUUID } from 'node:crypto';
import { HttpsError, type HttpsFunction, onCall } from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { callerOf, type Caller } from '../account/readCaller.ts';
import { BookingError } from '../bookings/BookingError.ts';
import type { ErrorCode } from '../contract/errorCode.ts';
import type { ErrorDetails } from '../contract/errorDetails.ts';
import type { OwnerErrorCode, OwnerErrorDetails } from '../contract/ownerErrorCode.ts';
import { directNetwork } from '../limits/clientIp.ts';
import { OwnerError } from '../owner/OwnerError.ts';
import { appCheck } from '../platform/appCheck.ts';
import * as log from '../platform/log.ts';

interface CallableOptions {
  secrets?: readonly { name: string }[];
  /** Whether to accept the token of a deleted account, so that its deletion can be repeated. */
  afterDeletion?: boolean;
}

/** A row of a table of callable functions. */
export interface Callable<Response = unknown> extends CallableOptions {
  /**
   * Validates the request and returns a function that runs it for a caller.
   * @throws {BookingError} for a request that does not match its schema
   */
  accept: (data: unknown) => (caller: Caller | null, network: string) => Promise<Response>;
}

export type CallableTable<Contract extends Record<keyof Contract, { response: unknown }>> = {
  [Name in keyof Contract]: Callable<Contract[Name]['response']>;
};

/**
 * A callable that anyone may call.
 * @param run also gets the caller's network
 */
export function callable<Schema extends z.ZodMiniType, Response>(
  schema: Schema,
  run: (request: z.output<Schema>, caller: Caller | null, network: string) => Promise<Response>,
  options: CallableOptions = {},
): Callable<Response> {
  const accept = (data: unknown) => {
    const request = parse(schema, data);
    return (caller: Caller | null, network: string) => run(request, caller, network);
  };
  return { ...options, accept };
}

/** The functions of a table, to export under their names. */
export function defineCallables<Name extends string>(table: Record<Name, Callable>): Record<Name, HttpsFunction> {
  const functions = Object.entries<Callable>(table).map(([name, row]) => [name, defineCallable(name, row)]);
  return Object.fromEntries(functions) as Record<Name, HttpsFunction>;
}

/**
 * Maps every error to the contract. An unexpected error becomes `unexpected` with an ID; the log has its details, the
 * response does not.
 */
function defineCallable(name: string, { accept, secrets = [], afterDeletion = false }: Callable): HttpsFunction {
  const options = { secrets: secrets.map((secret) => secret.name), enforceAppCheck: appCheck };
  return onCall({ ...options, cors: true, invoker: 'public' }, async (call): Promise<unknown> => {
    const start = Date.now();
    try {
      const run = accept(call.data);
      const { headers, socket } = call.rawRequest;
      const caller = call.auth ? await callerOf(call.auth.token, afterDeletion) : null;
      const result = await run(caller, directNetwork(headers, socket.remoteAddress));
      log.info('call answered', { call: name, outcome: 'ok', milliseconds: Date.now() - start });
      return result;
    } catch (error) {
      if (error instanceof BookingError || error instanceof OwnerError) {
        log.info('call answered', { call: name, outcome: error.details.code, milliseconds: Date.now() - start });
        const { retryAfter } = error.details;
        if (retryAfter !== undefined) call.rawRequest.res?.set('Retry-After', String(retryAfter));
        throw toHttpsError(error.details);
      }
      const id = randomUUID();
      log.error('call failed', { call: name, id, error });
      throw toHttpsError({ code: 'unexpected', id });
    }
  });
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const { code, ...details } = requestProblem(result.error.issues);
  throw new BookingError(code, details);
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
    case 'invoice-not-found':
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
    case 'invoiced-already':
    case 'reminded-today':
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

/** Fields with their own error code; all others give `fields-required`. */
const codeOfField: Partial<Record<string, ErrorCode>> = {
  checkIn: 'dates-invalid',
  checkOut: 'dates-invalid',
  apartment: 'apartment-not-found',
  number: 'booking-not-found',
  booking: 'booking-not-found',
  key: 'booking-not-found',
  acceptPrivacy: 'consent-required',
  acceptTerms: 'consent-required',
};

/**
 * The error for a request that does not match its schema: the field's own code if all issues have the same one, else
 * `fields-required` with the paths of all missing, invalid and unknown fields. Contains no values.
 */
function requestProblem(issues: readonly z.core.$ZodIssue[]): ErrorDetails {
  const fields = [...new Set(issues.flatMap(pathsOf))].map((path) => path.slice(0, 100)).slice(0, 20);
  const own = issues.map((issue) => (issue.code === 'unrecognized_keys' ? undefined : ownCode(issue)));
  const [code] = own;
  if (code && own.every((other) => other === code)) return { code };
  return { code: 'fields-required', fields };
}

function ownCode(issue: z.core.$ZodIssue): ErrorCode | undefined {
  const field = fieldOf(issue.path);
  if ((field === 'adults' || field === 'children' || field === 'babies') && issue.code === 'too_big')
    return 'guests-exceeded';
  return codeOfField[String(field)];
}

/** The name of the field, if it belongs to the request itself or to one of its apartments. */
function fieldOf(path: readonly PropertyKey[]): PropertyKey | undefined {
  if (path.length === 1) return path[0];
  return path.length === 3 && path[0] === 'apartments' ? path[2] : undefined;
}

function pathsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.join('.')];
}
