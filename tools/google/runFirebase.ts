import { PlainFailure } from '../support/PlainFailure.ts';
import { runInTerminal } from '../support/runCommand.ts';

/**
 * Runs a firebase-tools command in the terminal, for the project and without interactive questions.
 * @throws {PlainFailure} if it fails; firebase-tools has printed the reason
 */
export async function runFirebase(project: string, args: string[]): Promise<void> {
  const status = await runInTerminal('firebase', [...args, '--project', project, '--non-interactive'], {
    GOOGLE_CLOUD_QUOTA_PROJECT: project,
  });
  if (status !== 0) throw new PlainFailure(`"firebase ${args.slice(0, 3).join(' ')}" failed: it says why above.`);
}
