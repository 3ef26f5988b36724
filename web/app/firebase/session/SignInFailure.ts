import type { Provider } from 'functions/contract/signInProviders';
import { storesOnDevice } from '../../storage/browserStorage.ts';
import type { SignInMethod } from './signInMethods.ts';

/** Sign-in failures that a guest can fix or must know about. */
export type SignInProblem =
  | 'closed'
  | 'offline'
  | 'too-many'
  | 'email-wrong'
  | 'email-other'
  | 'link-used'
  | 'link-expired'
  | 'other-way'
  | 'email-taken'
  | 'not-offered'
  | 'storage-blocked'
  | 'disabled'
  | 'signed-out';

/** The existing account that prevents signing in with another provider. */
export interface OtherWay {
  /** Email of the account and of the attempted provider. */
  email: string;
  tried: Provider;
  /** The account's sign-in methods; empty if Firebase does not reveal them. A link by mail always works. */
  ways: SignInMethod[];
}

export class SignInFailure extends Error {
  readonly problem: SignInProblem;
  readonly otherWay: OtherWay | undefined;

  constructor(problem: SignInProblem, cause?: unknown, otherWay?: OtherWay) {
    super(problem, { cause });
    this.name = 'SignInFailure';
    this.problem = problem;
    this.otherWay = otherWay;
  }
}

/** Codes of Firebase Auth: https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
const problems: Record<string, SignInProblem> = {
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'closed',
  'auth/user-cancelled': 'closed',
  'auth/redirect-cancelled-by-user': 'closed',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
  // The browser could not load Google's script: there is no network, or an extension blocks content.
  'auth/internal-error': 'offline',
  'auth/too-many-requests': 'too-many',
  'auth/quota-exceeded': 'too-many',
  'auth/missing-email': 'email-wrong',
  'auth/invalid-email': 'email-wrong',
  'auth/invalid-recipient-email': 'email-wrong',
  'auth/invalid-action-code': 'link-used',
  'auth/expired-action-code': 'link-expired',
  'auth/account-exists-with-different-credential': 'other-way',
  'auth/email-already-in-use': 'email-taken',
  'auth/credential-already-in-use': 'email-taken',
  'auth/provider-already-linked': 'email-taken',
  'auth/operation-not-allowed': 'not-offered',
  'auth/operation-not-supported-in-this-environment': 'not-offered',
  'auth/web-storage-unsupported': 'storage-blocked',
  'auth/unauthorized-domain': 'not-offered',
  'auth/unauthorized-continue-uri': 'not-offered',
  'auth/user-disabled': 'disabled',
  'auth/user-token-expired': 'signed-out',
  'auth/invalid-user-token': 'signed-out',
};

/**
 * Checks that the browser stores data. Otherwise a session would end with the page. Call this before signing in.
 * @throws {SignInFailure}
 */
export function requireStorage(): void {
  if (!storesOnDevice()) throw new SignInFailure('storage-blocked');
}

/** Firebase's code of an error, if it has one. */
export function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** Maps Firebase's errors to those shown to guests. Rethrows any other error, because a guest cannot have caused it. */
export function toSignInFailure(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  const code = codeOf(error);
  const problem = code !== undefined && Object.hasOwn(problems, code) ? problems[code] : undefined;
  if (!problem) throw error;
  return new SignInFailure(problem, error);
}
