import { rmSync, writeFileSync } from 'node:fs';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { runFirebase } from '../google/runFirebase.ts';
import { inProject, projectRoot } from '../support/projectRoot.ts';
import { mustRun } from '../support/runCommand.ts';
import type { Workplace } from './liveSteps.ts';

/** This repository and this machine's tools. */
export function workplaceFor(project: string): Workplace {
  return {
    root: projectRoot,
    env: process.env,
    openDatabase: firestore,
    // In a file of its own, since firebase.json does not repeat what the villa's files say.
    deployAuth: async (auth) => {
      const file = 'firebase.auth.local.json';
      writeFileSync(inProject(file), JSON.stringify({ auth }));
      try {
        await runFirebase(project, ['deploy', '--only', 'auth', '--config', file]);
      } finally {
        rmSync(inProject(file));
      }
    },
    writeFirebaseJson: async () => {
      await mustRun('Writing firebase.json', 'rewrites', process.execPath, [inProject('tools/rewrites.ts')]);
    },
  };
}
