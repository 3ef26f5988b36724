import type { Provider, SignInWay } from './signInWays.ts';

/** Every way in which signing in can fail that a guest can do something about, or must at least be told. */
export type SignInProblem =
  | 'closed'
  | 'offline'
  | 'too-many'
  | 'address-wrong'
  | 'address-other'
  | 'link-used'
  | 'other-way'
  | 'address-taken'
  | 'not-offered'
  | 'disabled'
  | 'signed-out';

/** The account that stands in the way of a new way to sign in. */
export interface OtherWay {
  /** Of the account, and of the way that was tried. */
  email: string;
  tried: Provider;
  /** How the account is signed in to; empty where Firebase does not tell. A link in a mail always works. */
  ways: SignInWay[];
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
  // Google's script could not be fetched: no network, or something in the browser that keeps it away.
  'auth/internal-error': 'offline',
  'auth/too-many-requests': 'too-many',
  'auth/quota-exceeded': 'too-many',
  'auth/missing-email': 'address-wrong',
  'auth/invalid-email': 'address-wrong',
  'auth/invalid-recipient-email': 'address-wrong',
  'auth/invalid-action-code': 'link-used',
  'auth/expired-action-code': 'link-used',
  'auth/account-exists-with-different-credential': 'other-way',
  'auth/email-already-in-use': 'address-taken',
  'auth/credential-already-in-use': 'address-taken',
  'auth/provider-already-linked': 'address-taken',
  'auth/operation-not-allowed': 'not-offered',
  'auth/operation-not-supported-in-this-environment': 'not-offered',
  'auth/web-storage-unsupported': 'not-offered',
  'auth/unauthorized-domain': 'not-offered',
  'auth/unauthorized-continue-uri': 'not-offered',
  'auth/user-disabled': 'disabled',
  'auth/user-token-expired': 'signed-out',
  'auth/invalid-user-token': 'signed-out',
};

/** Firebase's code for an error, or nothing. */
export function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/**
 * The one place where Firebase's errors become the guest's. What is not on the list is nothing a guest could have brought
 * about: it is thrown on as it is.
 */
export function toSignInFailure(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  const code = codeOf(error);
  const problem = code !== undefined && Object.hasOwn(problems, code) ? problems[code] : undefined;
  if (!problem) throw error;
  return new SignInFailure(problem, error);
}
