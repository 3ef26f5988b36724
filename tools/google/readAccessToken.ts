import { applicationDefault } from 'firebase-admin/app';
import { PlainFailure } from '../support/PlainFailure.ts';

/**
 * Uses the credentials that Google's tools share: https://cloud.google.com/docs/authentication/application-default-credentials
 * @throws {PlainFailure} if this machine has none
 */
export async function readAccessToken(): Promise<string> {
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch (error) {
    throw new PlainFailure(
      `You are not signed in to Google: run "gcloud auth application-default login" and try again (${(error as Error).message}).`,
    );
  }
}
