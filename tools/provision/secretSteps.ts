import { randomBytes } from 'node:crypto';
import type { GoogleApi } from '../google/GoogleApi.ts';
import { byHand, done, missing, step, type Look, type Step } from './Step.ts';

/**
 * A secret of the functions. https://docs.cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets
 * @param value the value for a secret that does not exist yet; `undefined` if only a person knows it
 */
function secretStep(api: GoogleApi, name: string, what: string, value: string | undefined, mend: string[]): Step {
  const base = `secretmanager.googleapis.com/v1/projects/${api.project}/secrets`;
  return step(name, async (): Promise<Look> => {
    const latest = await api.find<{ name: string; state: string }>(`${base}/${name}/versions/latest`);
    if (latest?.state === 'ENABLED') return done(`the secret ${name} is stored`);
    // Functions read the latest version, and only if it is enabled. A new version would replace the value for good.
    if (latest) {
      const version = latest.name.split('/').at(-1);
      return byHand(
        `version ${version} of the secret ${name}, the latest, is ${latest.state}; no other is made in its place`,
        `enable it: gcloud secrets versions enable ${version} --secret ${name} --project ${api.project}`,
        `or, to replace its value: gcloud secrets versions add ${name} --data-file=- --project ${api.project}`,
      );
    }
    if (!value) return byHand(`the secret ${name} is missing: ${what}`, ...mend);
    return missing(`to store: the secret ${name}, ${what}`, async () => {
      if (!(await api.find(`${base}/${name}`))) {
        await api.call('POST', `${base}?secretId=${name}`, { replication: { automatic: {} } });
      }
      const data = Buffer.from(value).toString('base64');
      await api.call('POST', `${base}/${name}:addVersion`, { payload: { data } });
    });
  });
}

export function secretSteps(api: GoogleApi, env: NodeJS.Dict<string>): Step[] {
  const key = randomBytes(32).toString('hex');
  return [
    secretStep(api, 'BOOKING_NUMBER_KEY', 'a random key, made here and never changed', key, []),
    secretStep(api, 'LINK_KEY', 'a random key for the links in mails, made here', randomBytes(32).toString('hex'), []),
    secretStep(api, 'SMTP_URL', 'the mail server with its user and password', env.SMTP_URL, [
      'read -rs SMTP_URL; export SMTP_URL    (then type smtps://user:password@host, which stays invisible)',
      `npm run provision -- --project ${api.project}`,
    ]),
  ];
}
