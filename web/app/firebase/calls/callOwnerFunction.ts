import { isErrorCode } from 'functions/contract/errorCode';
import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { isOwnerErrorCode, type OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import { sendCall } from './sendCall.ts';
import { restoredUser } from '../session/session.ts';
import { withTimeLimit } from './withTimeLimit.ts';

/** In milliseconds; a cold function may take some seconds. */
const timeLimit = 30_000;

/** Why a call of an owner was refused: one of the contract's codes with what travelled with it. */
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
 * @throws {OwnerFailure} `unexpected` when there was no answer
 */
export async function callOwnerFunction<Name extends keyof OwnerCallables>(
  name: Name,
  request: OwnerCallables[Name]['request'],
): Promise<OwnerCallables[Name]['response']> {
  try {
    return (await withTimeLimit(send(name, request), timeLimit + 1000)) as OwnerCallables[Name]['response'];
  } catch (error) {
    const { details } = (error ?? {}) as { details?: OwnerErrorDetails | null };
    const known = details && (isErrorCode(details.code) || isOwnerErrorCode(details.code));
    throw new OwnerFailure(known ? details : { code: 'unexpected' }, error);
  }
}

async function send(name: string, request: unknown): Promise<unknown> {
  // The SDK would send the call without a token that could not be renewed, and the owner be told to sign in.
  await (await restoredUser())?.getIdToken();
  return sendCall(name, request, timeLimit);
}
