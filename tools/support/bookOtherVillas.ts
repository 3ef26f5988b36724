import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { copyProject } from './copyProject.ts';
import { lastLines } from './ProcessGroup.ts';
import { inProject } from './projectRoot.ts';
import { mustRun, runCommand } from './runCommand.ts';
import { print, secondsSince } from './step.ts';

type Add = (count: { passed: number; failed: number }) => void;
type OtherVilla = { name: string; cwd: string };

/** Arguments for Node that run a command of the project in a villa's folder. */
const commandIn = ({ cwd }: OtherVilla, ...args: string[]) => [join(cwd, 'tools', 'run.mjs'), ...args];

/**
 * Makes each villa of `tests/villas/` in a copy of the project and builds it there. Also checks the types of the first one, because code
 * and tests may rely on data that only the sample has.
 */
export async function buildOtherVillas(): Promise<OtherVilla[]> {
  const villas: OtherVilla[] = [];
  for (const answers of globSync(inProject('tests', 'villas', '*.json')).toSorted()) {
    const name = basename(answers, '.json');
    const villa = { name, cwd: copyProject('villas', name) };
    const { cwd } = villa;
    const made = commandIn(villa, 'newVilla', '--answers', answers, '--yes');
    await mustRun(`Making the villa ${name}`, `villa-${name}-made`, process.execPath, made, { cwd });
    const built = commandIn(villa, 'build');
    await mustRun(`The build of the villa ${name}`, `villa-${name}-build`, process.execPath, built, { cwd });
    for (const config of villas.length === 0 ? ['tsconfig.json', 'web/tsconfig.json'] : []) {
      const tsc = [join(cwd, 'node_modules', 'typescript', 'bin', 'tsc'), '--project', config, '--pretty', 'false'];
      await mustRun(`The types of the villa ${name}`, `villa-${name}-types`, process.execPath, tsc, { cwd });
    }
    villas.push(villa);
  }
  return villas;
}

/** Books in every language of the villas' sites. Needs the emulators' ports. */
export async function bookOtherVillas(add: Add, villas: OtherVilla[]): Promise<void> {
  for (const villa of villas) {
    const began = performance.now();
    const { name, cwd } = villa;
    const args = commandIn(villa, 'test', '--only', 'e2e', 'anyVilla.long.spec.ts');
    const { output, logFile } = await runCommand(`villa-${name}-e2e`, process.execPath, args, { cwd });
    const [, passed = '0', failed = '1'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
    if (failed !== '0') print(lastLines(logFile, 80));
    const mark = failed === '0' ? '✓' : '✗';
    print(`${mark} villa ${name}: ${passed} passed, ${failed} failed  ${secondsSince(began)}`);
    add({ passed: Number(passed), failed: Number(failed) });
  }
}
