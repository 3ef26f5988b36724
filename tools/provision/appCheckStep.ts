import type { GoogleApi } from '../google/GoogleApi.ts';
import { findWebApp } from './projectSteps.ts';
import { done, missing, step, type Step } from './Step.ts';

/** https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps.recaptchaEnterpriseConfig */
function configAddress(api: GoogleApi, appId: string): string {
  return `firebaseappcheck.googleapis.com/v1/projects/${api.project}/apps/${appId}/recaptchaEnterpriseConfig`;
}

/** The reCAPTCHA Enterprise key for attesting the web app. */
export async function findAppCheckKey(api: GoogleApi): Promise<string | undefined> {
  const app = await findWebApp(api);
  if (!app) return undefined;
  return (await api.find<{ siteKey?: string }>(configAddress(api, app.appId)))?.siteKey;
}

/** App Check by reCAPTCHA Enterprise. https://docs.cloud.google.com/recaptcha/docs/reference/rest/v1/projects.keys */
export function appCheckStep(api: GoogleApi, displayName: string, host: string): Step {
  return step('app-check', async () => {
    if (await findAppCheckKey(api)) return done('App Check attests the site by reCAPTCHA Enterprise');
    return missing(`to create: a reCAPTCHA Enterprise key for ${host}, and App Check with it`, async () => {
      const app = await findWebApp(api);
      if (!app) throw new Error('App Check is set up after the web app');
      const key = await api.call<{ name: string }>(
        'POST',
        `recaptchaenterprise.googleapis.com/v1/projects/${api.project}/keys`,
        {
          displayName,
          webSettings: {
            allowedDomains: [host, `${api.project}.web.app`, `${api.project}.firebaseapp.com`],
            integrationType: 'SCORE',
          },
        },
      );
      const siteKey = key.name.split('/').at(-1);
      await api.call('PATCH', `${configAddress(api, app.appId)}?updateMask=siteKey`, { siteKey });
    });
  });
}
