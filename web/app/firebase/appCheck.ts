import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check';
import { firebaseApp } from './firebaseApp.ts';

let appCheck: AppCheck | undefined;

/**
 * Makes the SDK attest its calls. Loaded only if the build has a site key, and only on the first call, because it brings a
 * Google script that no page needs for reading.
 */
export function openAppCheck(): AppCheck {
  return (appCheck ??= initializeAppCheck(firebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_KEY as string),
    isTokenAutoRefreshEnabled: false,
  }));
}

/** A token for requests that do not go through the SDK. */
export async function appCheckToken(): Promise<string> {
  return (await getToken(openAppCheck())).token;
}
