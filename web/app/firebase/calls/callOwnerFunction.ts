import { isErrorCode } from 'functions/contract/errorCode';
import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { isOwnerErrorCode, type OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import { sendCall } from './sendCall.ts';
import { restoredUser } from '../session/session.ts';
import { withTimeLimit } from './withTimeLimit.ts';

/** A cold start takes a few seconds. */
const timeLimitMillis = 30_000;

/** Why an owner's call was refused: one of the contract's codes, with its details. */
export class OwnerFailure extends Error {
  readonly details: OwnerErrorDetails;

  constructor(details: OwnerErrorDetails, cause?: unknown) {
    super(details.code, { cause });
    this.name = 'OwnerFailure';
    this.details = details;
  }
}

/**
 * Calls one of the owner's functions.
 * @throws {OwnerFailure} `unexpected` if there was no response
 */
export async function callOwnerFunction<Name extends keyof OwnerCallables>(
  name: Name,
  request: OwnerCallables[Name]['request'],
): Promise<OwnerCallables[Name]['response']> {
  try {
    return (await withTimeLimit(send(name, request), timeLimitMillis + 1000)) as OwnerCallables[Name]['response'];
  } catch (error) {
    const { details } = (error ?? {}) as { details?: OwnerErrorDetails | null };
    const known = details && (isErrorCode(details.code) || isOwnerErrorCode(details.code));
    throw new OwnerFailure(known ? details : { code: 'unexpected' }, error);
  }
}

async function send(name: string, request: unknown): Promise<unknown> {
  // Fails here if the token cannot be renewed. Otherwise the SDK would send the call without one, and the owner would be asked
  // to sign in.
  await (await restoredUser())?.getIdToken();
  return sendCall(name, request, timeLimitMillis);
}
