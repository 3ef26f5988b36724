import { applicationDefault } from 'firebase-admin/app';
import { PlainFailure } from '../support/PlainFailure.ts';
import { GoogleApi } from './GoogleApi.ts';

/** With the credentials that Google's tools share: https://cloud.google.com/docs/authentication/application-default-credentials */
export function openGoogleApi(project: string): GoogleApi {
  const credential = applicationDefault();
  let token: { value: string; until: number } | undefined;
  return new GoogleApi(project, {
    accessToken: async () => {
      if (!token || token.until < Date.now()) {
        const given = await credential.getAccessToken().catch((error: Error) => {
          throw new PlainFailure(
            `You are not signed in to Google: run "gcloud auth application-default login" and try again (${error.message}).`,
          );
        });
        token = { value: given.access_token, until: Date.now() + (given.expires_in - 60) * 1000 };
      }
      return token.value;
    },
  });
}
