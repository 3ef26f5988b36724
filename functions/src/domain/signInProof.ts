/** Claims of an ID token about how the user signed in. */
export interface SignInClaims {
  email?: string | undefined;
  email_verified?: boolean | undefined;
  /** Custom claim: every way into the account proves this email. In lower case. */
  signInProves?: unknown;
  firebase: { sign_in_provider: string };
}

/** What a token proves about its holder. */
export interface SignInProof {
  /** Grants access to what belongs to the account. */
  account: boolean;
  /** Grants access to what belongs to the email as well. */
  email: boolean;
}

/** These providers verify emails. `custom` tokens are created only by our server. */
const trustedProviders = ['google.com', 'apple.com', 'custom'];

/**
 * Email links and passwords look the same in a token (`password`). Anyone can sign up with a password and somebody
 * else's email, which that person then verifies by signing in with a link. So these sign-ins count only with the claim
 * `signInProves`. Other providers, such as Facebook, prove no email: an account with an unverified one belongs to its
 * holder only, a verified one was proven by somebody else. Must match `firestore.rules`.
 */
export function proofOf(claims: SignInClaims): SignInProof {
  const verified = claims.email_verified === true;
  const trusted = isTrusted(claims);
  const unproven = claims.firebase.sign_in_provider !== 'password' && !verified;
  return { account: trusted || unproven, email: trusted && verified };
}

/** Whether the sign-in method is one that nobody else has for this account. */
export function isTrusted({ email, signInProves, firebase }: SignInClaims): boolean {
  // A missing claim must not equal a missing email.
  return trustedProviders.includes(firebase.sign_in_provider) || (signInProves ?? null) === email?.toLowerCase();
}
