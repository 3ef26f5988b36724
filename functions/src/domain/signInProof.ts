/** Claims of an ID token about how the user signed in. */
export interface SignInClaims {
  email?: string | undefined;
  email_verified?: boolean | undefined;
  /** Custom claim: every sign-in method of the account proves this email. In lower case. */
  signInProves?: unknown;
  firebase: { sign_in_provider: string };
}

/** What a token proves about its holder. */
interface SignInProof {
  /** Whether the user may access the account's data. */
  account: boolean;
  /** Whether the user may also access the data stored under the email. */
  email: boolean;
}

/** These providers verify emails. `custom` tokens are created only by our server. */
const trustedProviders = ['google.com', 'apple.com', 'custom'];

/**
 * Email links and passwords look the same in a token (`password`). Anyone can sign up with a password and somebody else's
 * email, which that person may later verify by signing in with a link. So these sign-ins count only with the claim
 * `signInProves`. Other providers, such as Facebook, prove no email: if the account's email is unverified, only its holder
 * uses the account; if it is verified, somebody else may have proven it. Must match `firestore.rules`.
 */
export function proofOf(claims: SignInClaims): SignInProof {
  const verified = claims.email_verified === true;
  const trusted = isTrusted(claims);
  const unproven = claims.firebase.sign_in_provider !== 'password' && !verified;
  return { account: trusted || unproven, email: trusted && verified };
}

/** Whether nobody else can have this sign-in method for the account. */
export function isTrusted({ email, signInProves, firebase }: SignInClaims): boolean {
  // A missing claim must not equal a missing email.
  return trustedProviders.includes(firebase.sign_in_provider) || (signInProves ?? null) === email?.toLowerCase();
}
