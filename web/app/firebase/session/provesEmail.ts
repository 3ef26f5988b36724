import type { User } from 'firebase/auth';
import { isTrusted, type SignInClaims } from 'functions/domain/signInProof';

/** Whose token has been renewed by this page. */
let renewedFor: string | undefined;

/**
 * Does the token prove the email? The rules and our functions decide by the token, not by the account. A token that says less than
 * the account is renewed, once: the account may have changed since.
 */
export async function provesEmail(user: User): Promise<boolean> {
  const proves = async (renew?: boolean) => {
    const { claims } = await user.getIdTokenResult(renew);
    return claims['email_verified'] === true && isTrusted(claims as SignInClaims);
  };
  try {
    if (!user.emailVerified || (await proves())) return user.emailVerified;
    if (renewedFor === user.uid) return false;
    renewedFor = user.uid;
    return await proves(true);
  } catch {
    // No network: no request can use the token either.
    return true;
  }
}
