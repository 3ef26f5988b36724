import { applicationDefault } from 'firebase-admin/app';
import { GoogleApi } from './GoogleApi.ts';
import { readAccessToken } from './readAccessToken.ts';

export function openGoogleApi(project: string): GoogleApi {
  const credential = applicationDefault();
  let token: { value: string; until: number } | undefined;
  return new GoogleApi(project, {
    accessToken: async () => {
      if (!token || token.until < Date.now()) {
        const given = await readAccessToken(credential);
        token = { value: given.access_token, until: Date.now() + (given.expires_in - 60) * 1000 };
      }
      return token.value;
    },
  });
}
