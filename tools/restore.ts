// `npm run restore -- --from FOLDER`: makes the database equal to an export, after showing the changes.
//   --replace    allows overwriting and deleting documents
//   --of NAME    the export's project, if it differs from the database's
//   --yes        does not ask, for scripts
import { parseArgs } from 'node:util';
import { restoreDatabase } from './data/restoreDatabase.ts';
import { askPerson } from './support/askPerson.ts';
import { chooseDatabase } from './support/chooseDatabase.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { runTask } from './support/runTask.ts';
import { print, printDone } from './support/step.ts';

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      from: { type: 'string' },
      of: { type: 'string' },
      replace: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const { from, of, replace, yes } = values;
  if (from === undefined) throw new PlainFailure('Say which export: npm run restore -- --from FOLDER');
  const database = await chooseDatabase(values.project);
  const began = performance.now();
  const project = process.env.GCLOUD_PROJECT!;
  const agrees = yes ? async () => true : askPerson;
  const count = await restoreDatabase(from, { project, of, replace, print, agrees });
  printDone(`${database} is as the export: ${count} documents written or deleted`, began);
  print('Now check that all of it agrees: npm run audit:data');
  return 0;
});
