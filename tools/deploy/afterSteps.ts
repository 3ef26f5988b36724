import { readFileSync } from 'node:fs';
import { region } from '../../functions/src/contract/region.ts';
import type { GoogleApi } from '../google/GoogleApi.ts';
import { byHand, done, step, type Step } from '../provision/Step.ts';
import { inProject } from '../support/projectRoot.ts';

interface Named {
  name: string;
  state?: string;
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.fields/list */
function expiryStep(api: GoogleApi): Step {
  return step('expiry', async () => {
    const { fieldOverrides } = JSON.parse(readFileSync(inProject('firestore.indexes.json'), 'utf8')) as {
      fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
    };
    const wanted = fieldOverrides.filter(({ ttl }) => ttl);
    const groups = `firestore.googleapis.com/v1/projects/${api.project}/databases/(default)/collectionGroups`;
    const found = await api.find<{ fields?: Named[] }>(`${groups}/-/fields?filter=ttlConfig:*`);
    const names = (found?.fields ?? []).map(({ name }) => name);
    const lacking = wanted.filter(
      ({ collectionGroup, fieldPath }) =>
        !names.some((name) => name.endsWith(`/collectionGroups/${collectionGroup}/fields/${fieldPath}`)),
    );
    if (lacking.length === 0) return done(`old documents of ${wanted.length} collections delete themselves`);
    return byHand(
      `old documents would stay: ${lacking.map(({ collectionGroup }) => collectionGroup).join(', ')}`,
      'npm run deploy; Google may take minutes until it shows them',
    );
  });
}

/** https://docs.cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs/list */
function schedulesStep(api: GoogleApi, schedules: readonly string[]): Step {
  return step('schedules', async () => {
    const found = await api.find<{ jobs?: Named[] }>(
      `cloudscheduler.googleapis.com/v1/projects/${api.project}/locations/${region}/jobs`,
    );
    const running = (found?.jobs ?? []).filter(({ state }) => state === 'ENABLED').map(({ name }) => name);
    const lacking = schedules.filter((schedule) => !running.some((name) => name.includes(`-${schedule}-`)));
    if (lacking.length === 0) return done(`${schedules.join(', ')} are scheduled`);
    return byHand(
      `not scheduled: ${lacking.join(', ')}`,
      `https://console.cloud.google.com/cloudscheduler?project=${api.project}`,
    );
  });
}

/** Functions that were removed from the code. They stay deployed, because an open page may still call them. */
function leftOverStep(api: GoogleApi, functions: readonly string[]): Step {
  return step('left-over', async () => {
    const found = await api.find<{ functions?: Named[] }>(
      `cloudfunctions.googleapis.com/v2/projects/${api.project}/locations/${region}/functions`,
    );
    const deployed = (found?.functions ?? []).map(({ name }) => name.split('/').at(-1)!);
    const gone = deployed.filter((name) => !functions.includes(name));
    if (gone.length === 0) return done('no function is left over from before');
    return byHand(
      `no longer in the code, and still there for pages that guests have open: ${gone.join(', ')}`,
      `in a week: npx firebase functions:delete ${gone.join(' ')} --region ${region} --project ${api.project}`,
    );
  });
}

/** @param origin origin of the site, such as `https://villa.web.app` */
function answersStep(origin: string, path: string, id: string, what: string): Step {
  return step(id, async () => {
    const status = await fetch(`${origin}${path}`).then(
      (response) => String(response.status),
      (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
    );
    if (status === '200') return done(`${what} answers at ${origin}${path}`);
    return byHand(`${what} does not answer at ${origin}${path} (${status})`, 'npm run rollback');
  });
}

/** Checks that the deployment is complete. */
export function afterSteps(
  api: GoogleApi,
  deployed: { functions: readonly string[]; schedules: readonly string[]; origin: string },
): Step[] {
  return [
    answersStep(deployed.origin, '/', 'site', 'the site'),
    answersStep(deployed.origin, '/prices/current.json', 'answers', 'a function'),
    expiryStep(api),
    schedulesStep(api, deployed.schedules),
    leftOverStep(api, deployed.functions),
  ];
}
