import { spawn } from 'node:child_process';
import { PlainFailure } from '../support/PlainFailure.ts';
import { inProject, projectRoot } from '../support/projectRoot.ts';

/**
 * Runs a command of firebase-tools in the terminal, with the project and never with a question.
 * @throws {PlainFailure} if it fails; it has said why
 */
export async function runFirebase(project: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(inProject('node_modules/.bin/firebase'), [...args, '--project', project, '--non-interactive'], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, GOOGLE_CLOUD_QUOTA_PROJECT: project, ...more },
  });
  const status = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  if (status !== 0) throw new PlainFailure(`"firebase ${args.slice(0, 3).join(' ')}" failed: it says why above.`);
}
