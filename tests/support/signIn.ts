import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { askAuth } from './askAuth.ts';

/**
 * Creates an account on the Auth emulator and signs in.
 * @returns its uid and ID token
 */
export async function signIn(account: {
  email?: string;
  emailVerified?: boolean;
  displayName?: string;
}): Promise<{ uid: string; idToken: string }> {
  firestore(); // opens the one app that auth uses too
  const { uid } = await getAuth().createUser({ uid: `test-${randomUUID()}`, ...account });
  return signInAgain(uid);
}

/** Signs in as the sample's owner. */
export function signInAsOwner(): Promise<{ uid: string; idToken: string }> {
  firestore();
  return signInAgain(sampleOwner.uid);
}

/** Signs in to an account that exists. */
async function signInAgain(uid: string): Promise<{ uid: string; idToken: string }> {
  const token = await getAuth().createCustomToken(uid);
  const { idToken } = await askAuth<{ idToken: string }>('signInWithCustomToken', { token, returnSecureToken: true });
  return { uid, idToken };
}
