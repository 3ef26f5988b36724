import { getAppCheck } from 'firebase-admin/app-check';
import { defineBoolean } from 'firebase-functions/params';
import { firebaseApp } from './firebaseApp.ts';

/** Set in functions/.env. */
export const appCheck = defineBoolean('APP_CHECK', {
  default: false,
  description: 'Refuse whatever does not come from the site itself, as App Check attests it.',
});

/** Whether App Check accepts the token. Only for endpoints, because Firebase checks callables itself. */
export async function isAttested(token: string | undefined): Promise<boolean> {
  if (!token) return false;
  try {
    await getAppCheck(firebaseApp()).verifyToken(token);
    return true;
  } catch {
    return false;
  }
}
