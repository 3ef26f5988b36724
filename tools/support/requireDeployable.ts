import { functionsOrigin } from '../../functions/src/contract/region.ts';
import { PlainFailure } from './PlainFailure.ts';

/**
 * Checks that the build belongs to the project.
 * @param project set by `firebase deploy`
 * @param config configuration of the web app, as JSON
 * @param firebaseJson text of firebase.json
 * @throws {PlainFailure} with instructions
 */
export function requireDeployable(project: string, config: string | undefined, firebaseJson: string): void {
  if (!config) {
    // Without a configuration the site would connect to emulators.
    throw new PlainFailure(
      `VITE_FIREBASE_CONFIG is not set: give the web app's configuration of ${project} as JSON, and deploy again.`,
    );
  }
  const { projectId } = JSON.parse(config) as { projectId?: string };
  if (projectId !== project) {
    throw new PlainFailure(
      `VITE_FIREBASE_CONFIG is the configuration of ${projectId}, and this deploys to ${project}.`,
    );
  }
  if (!firebaseJson.includes(` ${functionsOrigin(project)}`)) {
    throw new PlainFailure(
      `Pages could not call the functions of ${project}: make it the default in .firebaserc ("firebase use --add"), run ` +
        '"npm run rewrites", and deploy again.',
    );
  }
}
