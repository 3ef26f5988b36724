// `npm run provision -- --project X`: makes what a live project lacks, after showing it. Stored documents stay as they are.
//   --yes             does not ask, for scripts
//   --location eur3   where the Firestore database is created
// For a project `demo-...` only the documents, in the emulator that runs.
import { parseArgs } from 'node:util';
import { firestore } from '../functions/src/platform/firestore.ts';
import { openGoogleApi } from './google/openGoogleApi.ts';
import { documentsStep } from './provision/villaDocuments.ts';
import { liveSteps } from './provision/liveSteps.ts';
import { provision } from './provision/provision.ts';
import { readVilla } from './provision/readVilla.ts';
import { workplaceFor } from './provision/workplaceFor.ts';
import { askPerson } from './support/askPerson.ts';
import { chooseDatabase } from './support/chooseDatabase.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { projectRoot } from './support/projectRoot.ts';
import { runTask } from './support/runTask.ts';
import { print } from './support/step.ts';

await runTask(
  async () => {
    const { values } = parseArgs({
      options: {
        project: { type: 'string' },
        yes: { type: 'boolean', default: false },
        location: { type: 'string', default: 'eur3' },
      },
    });
    const { project } = values;
    if (!project) throw new PlainFailure('Say which project: npm run provision -- --project my-villa');
    const villa = readVilla(projectRoot);
    const isEmulated = project.startsWith('demo-');
    if (isEmulated) process.env.GCLOUD_PROJECT = project;
    await chooseDatabase(isEmulated ? undefined : project);
    const groups = isEmulated
      ? [[documentsStep(firestore, villa)]]
      : liveSteps(openGoogleApi(project), villa, values.location, workplaceFor(project));
    const left = await provision(groups, villa, { print, agrees: values.yes ? async () => true : askPerson });
    print(
      left.length > 0
        ? `\nLeft to do by hand: ${left.map(({ id }) => id).join(', ')} (marked with ! above). Then run this again.`
        : '\nThe project has all it needs. Next: npm run deploy',
    );
    process.exit(left.length > 0 ? 1 : 0);
  },
  () => false,
);
