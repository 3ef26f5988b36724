// `npm run provision -- --project X`: creates what a live project lacks, after showing it. Stored documents stay as they are.
//   --yes             does not ask, for scripts
//   --location eur3   where the Firestore database is created
//   --budget 5        monthly amount at which Google mails about costs, in the billing account's currency
// For a project `demo-...` only the documents, in the running emulator.
import { parseArgs } from 'node:util';
import { firestore } from '../functions/src/platform/firestore.ts';
import { GoogleApi } from './google/GoogleApi.ts';
import { documentsStep } from './provision/villaDocuments.ts';
import { liveSteps, usualChoices } from './provision/liveSteps.ts';
import { provision } from './provision/provision.ts';
import { readVilla } from './provision/readVilla.ts';
import { workplaceFor } from './provision/workplaceFor.ts';
import { askPerson } from './support/askPerson.ts';
import { chooseDatabase } from './support/chooseDatabase.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { projectRoot } from './support/projectRoot.ts';
import { runTask } from './support/runTask.ts';
import { print } from './support/step.ts';

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      yes: { type: 'boolean', default: false },
      location: { type: 'string', default: usualChoices.location },
      budget: { type: 'string', default: String(usualChoices.budget) },
    },
  });
  const { project, location } = values;
  if (!project) throw new PlainFailure('Say which project: npm run provision -- --project my-villa');
  const budget = Number(values.budget);
  if (!Number.isInteger(budget) || budget < 1) throw new PlainFailure('--budget is a whole number, such as 5.');
  const villa = readVilla(projectRoot);
  const isEmulated = project.startsWith('demo-');
  if (isEmulated) process.env.GCLOUD_PROJECT = project;
  await chooseDatabase(isEmulated ? undefined : project);
  const groups = isEmulated
    ? [[documentsStep(firestore, villa)]]
    : liveSteps(new GoogleApi(project), villa, { location, budget }, workplaceFor(project));
  const left = await provision(groups, villa, { print, agrees: values.yes ? async () => true : askPerson });
  print(
    left.length > 0
      ? `\nLeft to do by hand: ${left.map(({ id }) => id).join(', ')} (marked with ! above). Then run this again.`
      : '\nThe project has all it needs. Next: npm run deploy',
  );
  return left.length > 0 ? 1 : 0;
});
