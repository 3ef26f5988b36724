import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check';
import { firebaseApp } from './firebaseApp.ts';

let appCheck: AppCheck | undefined;

/**
 * From now on the SDK attests its calls. Only fetched where a build was given a site key, and only with the first call:
 * it brings a script of Google's, which no page needs to be read.
 */
export function openAppCheck(): AppCheck {
  return (appCheck ??= initializeAppCheck(firebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_KEY as string),
    isTokenAutoRefreshEnabled: false,
  }));
}

/** For a request that does not go through the SDK. */
export async function appCheckToken(): Promise<string> {
  return (await getToken(openAppCheck())).token;
}
