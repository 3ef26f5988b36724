// `npm run restore -- --from FOLDER`: writes an export into an empty database.
import { parseArgs } from 'node:util';
import { restoreDatabase } from './data/restoreDatabase.ts';
import { chooseDatabase } from './support/chooseDatabase.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { runTask } from './support/runTask.ts';
import { print, printDone } from './support/step.ts';

await runTask(
  async () => {
    const { values } = parseArgs({ options: { project: { type: 'string' }, from: { type: 'string' } } });
    if (values.from === undefined) throw new PlainFailure('Say which export: npm run restore -- --from FOLDER');
    const database = await chooseDatabase(values.project);
    const began = performance.now();
    const count = await restoreDatabase(values.from);
    printDone(`${count} documents restored into ${database}`, began);
    print('Now check that all of it agrees: npm run audit:data');
    process.exit(0);
  },
  () => false,
);
