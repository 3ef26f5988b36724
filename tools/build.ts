// What `firebase deploy` runs first, and a way to build by hand.
import { buildFunctions } from './support/buildFunctions.ts';
import { buildWeb } from './support/buildWeb.ts';
import { PlainFailure } from './support/PlainFailure.ts';

try {
  // Firebase names the project it deploys to. Without a configuration the site would look for emulators on its guests' machines.
  const project = process.env.GCLOUD_PROJECT;
  if (project && !project.startsWith('demo-') && !process.env.VITE_FIREBASE_CONFIG) {
    throw new PlainFailure(
      `VITE_FIREBASE_CONFIG is not set: give the web app's configuration of ${project} as JSON, and deploy again.`,
    );
  }
  await buildFunctions();
  await buildWeb();
} catch (error) {
  if (!(error instanceof PlainFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
