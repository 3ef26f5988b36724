import { getAuth, type DecodedIdToken } from 'firebase-admin/auth';
import { proofOf } from '../domain/signInProof.ts';
import { firebaseApp } from '../platform/firebaseApp.ts';
import { isShutOut, readAccount } from './readAccount.ts';

/** The caller, as proven by the sign-in. */
export interface Caller {
  uid: string;
  /** In lower case; `null` if missing or not verified. */
  verifiedEmail: string | null;
  /** Time of the sign-in itself; refreshing the token does not change it. */
  signedInAt: Date;
}

/**
 * The caller of a verified token. `null` for a token that proves nothing. Tokens stay valid for up to an hour, so every call
 * reads the account: a disabled or deleted account, or one with revoked sessions, is refused at once.
 * @param afterDeletion whether to accept the token of a deleted account
 */
export async function callerOf(token: DecodedIdToken, afterDeletion = false): Promise<Caller | null> {
  const proof = proofOf(token);
  if (!proof.account) return null;
  const signedInAt = new Date(token.auth_time * 1000);
  const account = await readAccount(token.uid);
  if (account ? isShutOut(account, signedInAt) : !afterDeletion) return null;
  // The account's email was verified by another sign-in, so somebody else may own it.
  if (!proof.email && account?.emailVerified) return null;
  const { email } = token;
  // Only ASCII emails, as in the rules, because lower-casing turns some other letters into ASCII (the Kelvin sign becomes k).
  const verifiedEmail = proof.email && email && /^[!-~]+$/.test(email) ? email.toLowerCase() : null;
  return { uid: token.uid, verifiedEmail, signedInAt };
}

/**
 * The caller of an HTTP function, from its header `Authorization: Bearer <ID token>`; `null` without a valid token.
 * Callables verify the token themselves.
 */
export async function readCaller(authorization: string | undefined): Promise<Caller | null> {
  const [, idToken] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  if (idToken === undefined) return null;
  const token = await getAuth(firebaseApp())
    .verifyIdToken(idToken)
    .catch(() => null);
  return token && callerOf(token);
}
