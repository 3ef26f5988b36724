// `npm run deploy`: checks that a live site has everything it needs, then deploys rules, indexes, functions and pages.
//   --check             only checks
//   --preview NAME      deploys only pages, to a temporary address for a week
//   --despite dkim,...  deploys although these are missing
//   --yes               does not ask, for scripts
import { execFileSync } from 'node:child_process';
import dns from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { afterSteps } from './deploy/afterSteps.ts';
import { awaitIndexes } from './deploy/awaitIndexes.ts';
import { deployPlan, previewPlan } from './deploy/deployPlan.ts';
import { deploySteps, lookAtGroups, obstacles } from './deploy/deploySteps.ts';
import { functionNames } from './deploy/functionNames.ts';
import { shipOldAssets } from './deploy/shipOldAssets.ts';
import { GoogleApi } from './google/GoogleApi.ts';
import { runFirebase } from './google/runFirebase.ts';
import { findAppCheckKey } from './provision/appCheckStep.ts';
import { findWebApp } from './provision/projectSteps.ts';
import { readVilla } from './provision/readVilla.ts';
import { describeFound, lookAt } from './provision/Step.ts';
import { workplaceFor } from './provision/workplaceFor.ts';
import { askPerson } from './support/askPerson.ts';
import { buildWeb } from './support/buildWeb.ts';
import { chooseDatabase } from './support/chooseDatabase.ts';
import { firebaseSettings, writeSettingsFile } from './support/firebaseSettings.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { deployedProject, localProject } from './support/projectId.ts';
import { inProject, projectRoot } from './support/projectRoot.ts';
import { runTask } from './support/runTask.ts';
import { print, printDone } from './support/step.ts';

const schedules = ['everyTenMinutes', 'everyHour', 'everyMorning'];

/** Name of the release: the commit, and whether there are uncommitted changes. */
function describeCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain') === '' ? '' : ', with changes that are not committed';
  return `commit ${git('log', '-1', '--format=%h %s').slice(0, 100)}${changed}`;
}

/** Configuration for the pages' build, read from the project, so that nobody has to store it. */
async function buildSettings(api: GoogleApi, withAppCheck: boolean): Promise<NodeJS.ProcessEnv> {
  const app = await findWebApp(api);
  if (!app) throw new PlainFailure('The project has no web app: npm run provision.');
  const address = `firebase.googleapis.com/v1beta1/projects/${api.project}/webApps/${app.appId}/config`;
  const key = withAppCheck ? await findAppCheckKey(api) : undefined;
  return {
    VITE_FIREBASE_CONFIG: JSON.stringify(await api.call('GET', address)),
    ...(key ? { VITE_APP_CHECK_KEY: key } : {}),
  };
}

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      preview: { type: 'string' },
      despite: { type: 'string', default: '' },
      check: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const project = values.project ?? deployedProject();
  if (project === localProject) {
    throw new PlainFailure('There is no live project yet: npm run provision -- --project my-villa');
  }
  const villa = readVilla(projectRoot);
  await chooseDatabase(project);
  const api = new GoogleApi(project);
  const workplace = workplaceFor(project);
  const found = await lookAtGroups(deploySteps(api, villa, workplace, dns));
  for (const one of found) describeFound(one).forEach(print);
  const stopped = obstacles(found, values.preview !== undefined, values.despite.split(','));
  if (stopped.length > 0) {
    throw new PlainFailure(
      `Nothing was deployed. Missing: ${stopped.map(({ id }) => id).join(', ')}.\n` +
        '"npm run provision" makes what is marked with +; what is marked with ! is yours to do, as written there.\n' +
        'To go on without one of them: npm run deploy -- --despite NAME,NAME',
    );
  }
  if (values.check) return 0;

  const message = describeCommit();
  const origin = `https://${project}.web.app`;
  const functions = await functionNames();
  const plan = values.preview === undefined ? deployPlan(functions, message) : previewPlan(values.preview);
  print(`\nTo ${project}, ${message}: ${plan.map(({ says }) => says).join('; ')}.`);
  if (!values.yes && !(await askPerson('Deploy?'))) throw new PlainFailure('Nothing was deployed.');
  Object.assign(process.env, await buildSettings(api, villa.env.APP_CHECK === 'true'));
  writeSettingsFile('live.local', await firebaseSettings());
  for (const action of plan) {
    const began = performance.now();
    if ('firebase' in action) await runFirebase(project, action.firebase);
    else if ('waitFor' in action) await awaitIndexes(api);
    else {
      // Firebase runs the build before it deploys, which would delete assets that were added earlier.
      await buildWeb();
      await shipOldAssets(origin, inProject('web', 'dist', 'client'));
    }
    printDone(action.says, began);
  }
  if (values.preview !== undefined) return 0;

  const after = await lookAt(afterSteps(api, { functions, schedules, origin }));
  for (const one of after) describeFound(one).forEach(print);
  return after.every(({ id, look }) => look.state === 'done' || id === 'left-over') ? 0 : 1;
});
