// `npm run rollback [-- --yes]`: shows the live site's previous pages again. Functions, rules and data stay.
import { parseArgs } from 'node:util';
import { rollBack } from './deploy/rollBack.ts';
import { GoogleApi } from './google/GoogleApi.ts';
import { askPerson } from './support/askPerson.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { deployedProject, localProject } from './support/projectId.ts';
import { runTask } from './support/runTask.ts';
import { print } from './support/step.ts';

await runTask(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const project = values.project ?? deployedProject();
  if (project === localProject) throw new PlainFailure('There is no live project yet: npm run provision.');
  await rollBack(new GoogleApi(project), { print, agrees: values.yes ? async () => true : askPerson });
  print('✓ the pages are back. Functions, rules and data are as they were: they understand earlier pages.');
  print('To go back with everything: git checkout the commit named above, then npm run deploy.');
  return 0;
});
