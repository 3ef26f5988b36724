// `npm run rollback [-- --yes]`: the live site shows the pages of the release before. Functions, rules and data stay.
import { parseArgs } from 'node:util';
import { listReleases, releaseBefore, showAgain, type Release } from './deploy/rollback.ts';
import { openGoogleApi } from './google/openGoogleApi.ts';
import { askPerson } from './support/askPerson.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { deployedProject, localProject } from './support/projectId.ts';
import { runTask } from './support/runTask.ts';
import { print } from './support/step.ts';

const describe = ({ releaseTime, message }: Release) => `${releaseTime}  ${message ?? '(without a message)'}`;

await runTask(
  async () => {
    const { values } = parseArgs({
      options: { project: { type: 'string' }, yes: { type: 'boolean', default: false } },
    });
    const project = values.project ?? deployedProject();
    if (project === localProject) throw new PlainFailure('There is no live project yet: npm run provision.');
    const api = openGoogleApi(project);
    const { now, before } = releaseBefore(await listReleases(api));
    print(`The site shows   ${describe(now)}`);
    print(`Back to          ${describe(before)}`);
    if (!values.yes && !(await askPerson('Show these pages again?'))) throw new PlainFailure('Nothing was done.');
    await showAgain(api, before);
    print('✓ the pages are back. Functions, rules and data are as they were: they understand earlier pages.');
    print('To go back with everything: git checkout the commit named above, then npm run deploy.');
    process.exit(0);
  },
  () => false,
);
