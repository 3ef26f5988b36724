import { rmSync } from 'node:fs';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { runFirebase } from '../google/runFirebase.ts';
import { writeSettingsFile } from '../support/firebaseSettings.ts';
import { inProject, projectRoot } from '../support/projectRoot.ts';
import { mustRun } from '../support/runCommand.ts';
import type { Workplace } from './liveSteps.ts';

/** This repository and this machine's tools. */
export function workplaceFor(project: string): Workplace {
  return {
    root: projectRoot,
    env: process.env,
    openDatabase: firestore,
    // In a file of its own, because firebase.json does not repeat values of the villa's files.
    deployAuth: async (auth) => {
      const file = writeSettingsFile('auth.local', { auth });
      try {
        await runFirebase(project, ['deploy', '--only', 'auth', '--config', file]);
      } finally {
        rmSync(file);
      }
    },
    writeFirebaseJson: async () => {
      await mustRun('Writing firebase.json', 'rewrites', process.execPath, [inProject('tools/rewrites.ts')]);
    },
  };
}
