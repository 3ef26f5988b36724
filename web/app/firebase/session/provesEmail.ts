import type { User } from 'firebase/auth';
import { isTrusted, type SignInClaims } from 'functions/domain/signInProof';

/** ID of the user whose token this page has renewed. */
let renewedFor: string | undefined;

/**
 * Whether the token proves the email. Rules and functions check the token, not the account. If the token says less than the
 * account, renews it once, because the account may have changed since.
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
    // The page is offline, so no request can use the token either.
    return true;
  }
}
