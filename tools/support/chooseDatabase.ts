import { readAccessToken } from '../google/readAccessToken.ts';
import { emulatorEnv } from './startSuite.ts';
import { PlainFailure } from './PlainFailure.ts';

/**
 * Connects the Admin SDK to the database of a live project, or without one to the running emulators. A live project uses the credentials of
 * this machine (`gcloud auth application-default login`). Call it before anything opens Firestore.
 * @returns its name, for people
 * @throws {PlainFailure} if the choice is ambiguous, or this machine has no credentials
 */
export async function chooseDatabase(project: string | undefined): Promise<string> {
  if (project === undefined) {
    Object.assign(process.env, emulatorEnv, {
      FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST ?? emulatorEnv.FIRESTORE_EMULATOR_HOST,
      GCLOUD_PROJECT: process.env.GCLOUD_PROJECT ?? emulatorEnv.GCLOUD_PROJECT,
    });
    const { FIRESTORE_EMULATOR_HOST } = process.env;
    await fetch(`http://${FIRESTORE_EMULATOR_HOST}/`).catch(() => {
      throw new PlainFailure(
        `No emulator runs at ${FIRESTORE_EMULATOR_HOST}: start it with "npm start", or name a live project with --project.`,
      );
    });
    return `the emulator (${process.env.GCLOUD_PROJECT})`;
  }
  if (process.env.FIRESTORE_EMULATOR_HOST) {
    throw new PlainFailure(
      'FIRESTORE_EMULATOR_HOST is set, and --project names a live project: leave one of them out.',
    );
  }
  process.env.GCLOUD_PROJECT = project;
  // Otherwise the first read would fail with an incomprehensible error.
  await readAccessToken();
  return `the project ${project}`;
}
