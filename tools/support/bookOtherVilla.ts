import { join } from 'node:path';
import { copyProject } from './copyProject.ts';
import { lastLines } from './ProcessGroup.ts';
import { inProject } from './projectRoot.ts';
import { mustRun, runCommand } from './runCommand.ts';
import { print, secondsSince } from './step.ts';

type Add = (count: { passed: number; failed: number }) => void;

/** A villa as different from the sample as possible: one apartment, two languages, and its own names of pages. */
const name = 'oneApartment';

/**
 * Makes another villa in a copy of the project, checks the types there, because code and tests may rely on data that only the sample has,
 * and builds it.
 * @returns the folder of the copy
 */
export async function buildOtherVilla(): Promise<string> {
  const cwd = copyProject('villas', name);
  const run = (what: string, log: string, ...args: string[]) =>
    mustRun(`${what} of another villa`, `villa-${log}`, process.execPath, args, { cwd });
  const command = join(cwd, 'tools', 'run.mjs');
  await run(
    'The data',
    'made',
    command,
    'newVilla',
    '--answers',
    inProject('tests', 'villas', `${name}.json`),
    '--yes',
  );
  await run('The build', 'build', command, 'build');
  for (const config of ['tsconfig.json', 'web/tsconfig.json']) {
    const tsc = join(cwd, 'node_modules', 'typescript', 'bin', 'tsc');
    await run('The types', 'types', tsc, '--project', config, '--pretty', 'false');
  }
  return cwd;
}

/** Books in the languages of the other villa's site. Needs the emulators' ports. */
export async function bookOtherVilla(add: Add, cwd: string): Promise<void> {
  const began = performance.now();
  const args = [join(cwd, 'tools', 'run.mjs'), 'test', '--only', 'e2e', 'anyVilla.long.spec.ts'];
  const { output, logFile } = await runCommand('villa-e2e', process.execPath, args, { cwd });
  const [, passed = '0', failed = '1'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  if (failed !== '0') print(lastLines(logFile, 80));
  print(`${failed === '0' ? '✓' : '✗'} another villa: ${passed} passed, ${failed} failed  ${secondsSince(began)}`);
  add({ passed: Number(passed), failed: Number(failed) });
}
