import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { firebaseApp } from '../platform/firebaseApp.ts';

/** The current account; `undefined` if it was deleted, although its tokens stay valid for up to an hour. */
export async function readAccount(uid: string): Promise<UserRecord | undefined> {
  try {
    return await getAuth(firebaseApp()).getUser(uid);
  } catch (error) {
    if (isAuthError(error, 'auth/user-not-found')) return undefined;
    throw error;
  }
}

/** Deletes an account with its sessions. No error if it is already deleted. */
export async function deleteAccount(uid: string): Promise<void> {
  try {
    await getAuth(firebaseApp()).deleteUser(uid);
  } catch (error) {
    if (!isAuthError(error, 'auth/user-not-found')) throw error;
  }
}

/** Whether the account was disabled, or its sessions were revoked after this sign-in. */
export function isShutOut({ disabled, tokensValidAfterTime }: UserRecord, signedInAt: Date): boolean {
  return disabled || (tokensValidAfterTime !== undefined && signedInAt < new Date(tokensValidAfterTime));
}

export function isAuthError(error: unknown, code: `auth/${string}`): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
