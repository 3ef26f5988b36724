import { isErrorCode } from 'functions/contract/errorCode';
import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { isOwnerErrorCode, type OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import { sendCall } from './sendCall.ts';
import { restoredUser } from '../session/session.ts';

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
    await restoredUser();
    return (await sendCall(name, request, timeLimit)) as OwnerCallables[Name]['response'];
  } catch (error) {
    const { details } = (error ?? {}) as { details?: OwnerErrorDetails | null };
    const known = details && (isErrorCode(details.code) || isOwnerErrorCode(details.code));
    throw new OwnerFailure(known ? details : { code: 'unexpected' }, error);
  }
}
