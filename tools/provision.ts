// `npm run provision -- --project X`: makes what a live project lacks, after showing it. Stored documents stay as they are.
//   --yes             does not ask, for scripts
//   --location eur3   where the Firestore database is created
// With FIRESTORE_EMULATOR_HOST, or for a project `demo-...`, only the documents, in the emulator.
import { parseArgs } from 'node:util';
import { openGoogleApi } from './google/openGoogleApi.ts';
import { documentsStep } from './provision/villaDocuments.ts';
import { liveSteps } from './provision/liveSteps.ts';
import { openDatabase } from './provision/openDatabase.ts';
import { provision } from './provision/provision.ts';
import { readVilla } from './provision/readVilla.ts';
import { workplaceFor } from './provision/workplaceFor.ts';
import { askPerson } from './support/askPerson.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { host, ports } from './support/ports.ts';
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
    if (project.startsWith('demo-')) process.env.FIRESTORE_EMULATOR_HOST ??= `${host}:${ports.firestore}`;
    const isEmulated = Boolean(process.env.FIRESTORE_EMULATOR_HOST);
    const groups = isEmulated
      ? [[documentsStep(() => openDatabase(project), villa)]]
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
