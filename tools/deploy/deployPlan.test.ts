import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GoogleProject } from '../../tests/support/GoogleProject.ts';
import { GoogleApi } from '../google/GoogleApi.ts';
import { lookAt } from '../provision/Step.ts';
import { firebaseSettings, writeSettingsFile } from '../support/firebaseSettings.ts';
import { inProject } from '../support/projectRoot.ts';
import { afterSteps } from './afterSteps.ts';
import { awaitIndexes } from './awaitIndexes.ts';
import { deployPlan, previewPlan } from './deployPlan.ts';
import { functionNames } from './functionNames.ts';
import { rollBack } from './rollBack.ts';

const config = ['--config', inProject('firebase.live.local.json')];

it('deploys the dependencies of new pages before the pages, and names every function, so that none is deleted', async () => {
  const names = await functionNames();
  expect(names).toEqual(expect.arrayContaining(['requestBooking', 'currentApartments', 'everyMorning']));
  const plan = deployPlan(names, 'commit abc');
  expect(
    plan.map((action) => ('firebase' in action ? action.firebase : 'ship' in action ? action.ship : action.waitFor)),
  ).toEqual([
    ['deploy', '--only', 'firestore', ...config],
    'indexes',
    ['deploy', '--force', '--only', names.map((name) => `functions:${name}`).join(','), ...config],
    'oldAssets',
    ['deploy', '--only', 'hosting', '--message', 'commit abc', ...config],
  ]);
});

it('a preview deploys pages only', () => {
  expect(previewPlan('new-prices')).toEqual([
    { says: 'preview "new-prices"', firebase: ['hosting:channel:deploy', 'new-prices', '--expires', '7d', ...config] },
  ]);
});

it('writes the settings of a deployment beside firebase.json, which stays as it is in the commit', async () => {
  const committed = readFileSync(inProject('firebase.json'), 'utf8');
  vi.stubEnv('VITE_APP_CHECK_KEY', 'a key');
  const settings = await firebaseSettings();
  vi.unstubAllEnvs();
  expect(JSON.stringify(settings.hosting.headers)).toContain('https://www.google.com/recaptcha/');
  const file = writeSettingsFile('live.local', settings);
  try {
    expect(file).toBe(config[1]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(settings);
    expect(execFileSync('git', ['check-ignore', file], { cwd: inProject(), encoding: 'utf8' }).trim()).toBe(file);
  } finally {
    rmSync(file);
  }
  expect(readFileSync(inProject('firebase.json'), 'utf8')).toBe(committed);
  expect(committed).not.toContain('recaptcha');
});

describe('with the project', () => {
  let google: GoogleProject;
  let api: GoogleApi;
  const version = (id: string, day: number, status = 'FINALIZED') => ({
    releaseTime: `2027-01-0${day}T10:00:00Z`,
    message: `commit ${id}`,
    version: { name: `sites/bellariva/versions/${id}`, createTime: `2027-01-0${day}T09:00:00Z`, status },
  });

  beforeEach(async () => {
    google = new GoogleProject('bellariva');
    for (const service of ['firestore', 'firebasehosting', 'cloudscheduler', 'cloudfunctions']) {
      google.services.add(`${service}.googleapis.com`);
    }
    api = new GoogleApi('bellariva', { origin: await google.open(), accessToken: async () => 'token' });
  });
  afterEach(() => google.close());

  const said: string[] = [];
  const goBack = (agrees = true) =>
    rollBack(api, {
      print: (line) => said.push(line),
      agrees: async (question) => {
        said.push(question);
        return agrees;
      },
    });

  it('goes back to the previous pages, and further back each time', async () => {
    google.releases = [version('third', 3), version('second', 2), version('gone', 1, 'DELETED'), version('first', 1)];
    await goBack();
    expect(google.changes).toEqual([
      {
        call: 'POST firebasehosting.googleapis.com/v1beta1/sites/bellariva/channels/live/releases?versionName=sites/bellariva/versions/second',
        body: { message: 'back to commit second' },
      },
    ]);
    await goBack();
    expect(google.changes.at(-1)?.body).toEqual({ message: 'back to commit first' });
    await expect(goBack()).rejects.toThrow('no earlier release');
  });

  it('goes back only after a person has agreed, for the named project', async () => {
    google.releases = [version('second', 2), version('first', 1)];
    said.length = 0;
    await expect(goBack(false)).rejects.toThrow('Nothing was done.');
    expect(google.changes).toEqual([]);
    expect(said[0]).toMatch(/project +bellariva$/);
    expect(said.at(-1)).toBe('Show these pages of bellariva again?');
  });

  it('says so if there is no earlier release', async () => {
    await expect(goBack()).rejects.toThrow('nothing to go back from');
    google.services.clear();
    await expect(goBack()).rejects.toThrow('nothing to go back from');
  });

  it('waits for indexes that are still being built', async () => {
    const index = { name: 'a', state: 'CREATING' };
    google.indexes = [{ name: 'b', state: 'READY' }, index];
    let isBuilt = false;
    const waiting = awaitIndexes(api, 1).then(() => (isBuilt = true));
    await awaitedAnswers(google, 3);
    expect(isBuilt).toBe(false);
    index.state = 'READY';
    await waiting;
    google.indexes = [{ name: 'a', state: 'NEEDS_REPAIR' }];
    await expect(awaitIndexes(api, 1)).rejects.toThrow('cannot be built');
  });

  it('reports missing schedules, expiry and answers, and leftover functions, after a deployment', async () => {
    const steps = () =>
      afterSteps(api, { functions: ['requestBooking'], schedules: ['everyHour'], origin: 'http://127.0.0.1:1' });
    const states = async () =>
      Object.fromEntries((await lookAt(steps())).map(({ id, look }) => [id, look.state === 'done']));
    google.functions = [{ name: 'projects/bellariva/locations/europe-west1/functions/oldCall' }];
    expect(await states()).toEqual({
      site: false,
      answers: false,
      expiry: false,
      schedules: false,
      'left-over': false,
    });
    google.functions = [{ name: 'projects/bellariva/locations/europe-west1/functions/requestBooking' }];
    google.schedules = [
      {
        name: 'projects/bellariva/locations/europe-west1/jobs/firebase-schedule-everyHour-europe-west1',
        state: 'ENABLED',
      },
    ];
    const { fieldOverrides } = JSON.parse(readFileSync(inProject('firestore.indexes.json'), 'utf8')) as {
      fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
    };
    google.ttlFields = fieldOverrides
      .filter(({ ttl }) => ttl)
      .map(({ collectionGroup, fieldPath }) => ({
        name: `projects/bellariva/databases/(default)/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
        ttlConfig: { state: 'CREATING' },
      }));
    expect(await states()).toMatchObject({ expiry: true, schedules: true, 'left-over': true });
  });
});

/** Waits until the project has been polled this often. */
async function awaitedAnswers(google: GoogleProject, count: number): Promise<void> {
  await expect.poll(() => google.answered).toBeGreaterThanOrEqual(count);
}
