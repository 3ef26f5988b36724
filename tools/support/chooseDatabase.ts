import { emulatorEnv } from './startSuite.ts';
import { PlainFailure } from './PlainFailure.ts';

/**
 * Connects the Admin SDK to the database of a live project, or to the running emulators without one. A live project is opened with
 * the credentials of this machine (`gcloud auth application-default login`). Before anything opens Firestore.
 * @returns its name, for people
 * @throws {PlainFailure} if it is not clear which is meant
 */
export function chooseDatabase(project: string | undefined): string {
  if (project === undefined) {
    Object.assign(process.env, emulatorEnv, {
      FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST ?? emulatorEnv.FIRESTORE_EMULATOR_HOST,
      GCLOUD_PROJECT: process.env.GCLOUD_PROJECT ?? emulatorEnv.GCLOUD_PROJECT,
    });
    return `the emulator (${process.env.GCLOUD_PROJECT})`;
  }
  if (process.env.FIRESTORE_EMULATOR_HOST) {
    throw new PlainFailure(
      'FIRESTORE_EMULATOR_HOST is set, and --project names a live project: leave one of them out.',
    );
  }
  process.env.GCLOUD_PROJECT = project;
  return `the project ${project}`;
}
