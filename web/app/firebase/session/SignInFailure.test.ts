import { describe, expect, it } from 'vitest';
import { SignInFailure, toSignInFailure } from './SignInFailure.ts';

const thrown = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

describe('toSignInFailure', () => {
  it.each([
    ['auth/popup-closed-by-user', 'closed'],
    ['auth/cancelled-popup-request', 'closed'],
    ['auth/network-request-failed', 'offline'],
    ['auth/internal-error', 'offline'],
    ['auth/too-many-requests', 'too-many'],
    ['auth/invalid-email', 'email-wrong'],
    ['auth/invalid-action-code', 'link-used'],
    ['auth/expired-action-code', 'link-expired'],
    ['auth/account-exists-with-different-credential', 'other-way'],
    ['auth/email-already-in-use', 'email-taken'],
    ['auth/credential-already-in-use', 'email-taken'],
    ['auth/operation-not-allowed', 'not-offered'],
    ['auth/web-storage-unsupported', 'storage-blocked'],
    ['auth/user-disabled', 'disabled'],
    ['auth/user-token-expired', 'signed-out'],
  ])('turns %s into the problem shown to a guest', (code, problem) => {
    const error = thrown(code);
    expect(toSignInFailure(error)).toMatchObject({ problem, cause: error });
  });

  it.each([
    thrown('auth/argument-error'),
    thrown('toString'),
    thrown('functions/not-found'),
    new TypeError('x is not a function'),
    undefined,
  ])('rethrows errors that no guest can cause', (error) => {
    const turn = () => {
      try {
        return toSignInFailure(error);
      } catch (same) {
        return { same };
      }
    };
    expect(turn()).toEqual({ same: error });
  });

  it('returns a failure unchanged', () => {
    const failure = new SignInFailure('signed-out');
    expect(toSignInFailure(failure)).toBe(failure);
  });
});
