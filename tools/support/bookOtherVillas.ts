import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { copyProject } from './copyProject.ts';
import { lastLines } from './ProcessGroup.ts';
import { inProject } from './projectRoot.ts';
import { mustRun, runCommand } from './runCommand.ts';
import { print, secondsSince } from './step.ts';

type Add = (count: { passed: number; failed: number }) => void;
type OtherVilla = { name: string; cwd: string };

/** Arguments of Node that run one of the project's commands in a villa's folder. */
const commandIn = ({ cwd }: OtherVilla, ...args: string[]) => [join(cwd, 'tools', 'run.mjs'), ...args];

async function testVilla(add: Add, villa: OtherVilla, stage: 'check' | 'e2e', ...files: string[]): Promise<void> {
  const began = performance.now();
  const { name, cwd } = villa;
  const args = commandIn(villa, 'test', '--only', stage, ...files);
  const { output, logFile } = await runCommand(`villa-${name}-${stage}`, process.execPath, args, { cwd });
  const [, passed = '0', failed = '1'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  if (failed !== '0') print(lastLines(logFile, 80));
  const mark = failed === '0' ? '✓' : '✗';
  print(`${mark} villa ${name}, ${stage}: ${passed} passed, ${failed} failed  ${secondsSince(began)}`);
  add({ passed: Number(passed), failed: Number(failed) });
}

/**
 * Makes each villa of `tests/villas/` in a copy of the project and builds it there. The first is checked too: code and tests may count on
 * what only the sample has.
 * @param add counts what was checked
 */
export async function buildOtherVillas(add: Add): Promise<OtherVilla[]> {
  const villas: OtherVilla[] = [];
  for (const answers of globSync(inProject('tests', 'villas', '*.json')).toSorted()) {
    const name = basename(answers, '.json');
    const villa = { name, cwd: copyProject('villas', name) };
    const { cwd } = villa;
    const made = commandIn(villa, 'newVilla', '--answers', answers, '--yes');
    await mustRun(`Making the villa ${name}`, `villa-${name}-made`, process.execPath, made, { cwd });
    const built = commandIn(villa, 'build');
    await mustRun(`The build of the villa ${name}`, `villa-${name}-build`, process.execPath, built, { cwd });
    if (villas.length === 0) await testVilla(add, villa, 'check');
    villas.push(villa);
  }
  return villas;
}

/** Lets guests book in every language of the villas' sites. Needs the emulators' ports. */
export async function bookOtherVillas(add: Add, villas: OtherVilla[]): Promise<void> {
  for (const villa of villas) await testVilla(add, villa, 'e2e', 'anyVilla.long.spec.ts');
}
