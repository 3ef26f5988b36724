// `npm run build`, and the predeploy step of `firebase deploy`.
import { readFileSync } from 'node:fs';
import { buildFunctions } from './support/buildFunctions.ts';
import { buildWeb } from './support/buildWeb.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { inProject } from './support/projectRoot.ts';
import { requireDeployable } from './support/requireDeployable.ts';

try {
  // Set by `firebase deploy`.
  const project = process.env.GCLOUD_PROJECT;
  if (project && !project.startsWith('demo-')) {
    requireDeployable(project, process.env.VITE_FIREBASE_CONFIG, readFileSync(inProject('firebase.json'), 'utf8'));
  }
  await buildFunctions();
  await buildWeb();
} catch (error) {
  if (!(error instanceof PlainFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
