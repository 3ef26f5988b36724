import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { firebaseApp } from '../platform/firebaseApp.ts';

/** A guest's account as it is now; `undefined` for one that has been deleted, whose tokens live on for up to an hour. */
export async function readAccount(uid: string): Promise<UserRecord | undefined> {
  try {
    return await getAuth(firebaseApp()).getUser(uid);
  } catch (error) {
    if (isUserNotFound(error)) return undefined;
    throw error;
  }
}

/** Deletes an account, and with it every session of it. One that is gone already is no error. */
export async function deleteAccount(uid: string): Promise<void> {
  try {
    await getAuth(firebaseApp()).deleteUser(uid);
  } catch (error) {
    if (!isUserNotFound(error)) throw error;
  }
}

/** Has whoever signed in then been shut out since, such as by a change of the address or by the owner? */
export function isShutOut({ disabled, tokensValidAfterTime }: UserRecord, signedInAt: Date): boolean {
  return disabled || (tokensValidAfterTime !== undefined && signedInAt < new Date(tokensValidAfterTime));
}

function isUserNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}
