import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { lastLines } from './ProcessGroup.ts';
import { inProject, projectRoot } from './projectRoot.ts';
import { mustRun, runCommand } from './runCommand.ts';
import { print, printDone, secondsSince } from './step.ts';

/** The installed packages, one link each: links between the workspaces lead to the copy's own folders. */
function linkPackages(folder: string, copy: string): void {
  const installed = join(projectRoot, folder, 'node_modules');
  const linked = join(copy, folder, 'node_modules');
  if (!existsSync(installed)) return;
  mkdirSync(linked, { recursive: true });
  for (const name of readdirSync(installed)) {
    const from = join(installed, name);
    symlinkSync(lstatSync(from).isSymbolicLink() ? readlinkSync(from) : from, join(linked, name));
  }
}

/** By name anywhere, or by path: what the copy makes for itself, or gets by links. */
const notCopied = new Set([
  '.git',
  '.cache',
  'node_modules',
  'dist',
  '.react-router',
  'functions/lib',
  'functions/pages',
]);

/** The project's files, in a folder of their own. */
function copyProject(name: string): string {
  const copy = inProject('.cache', 'villas', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const isCopied = (path: string) => !notCopied.has(basename(path)) && !notCopied.has(relative(projectRoot, path));
  for (const entry of readdirSync(projectRoot).filter((one) => isCopied(inProject(one)))) {
    cpSync(inProject(entry), join(copy, entry), { recursive: true, filter: isCopied });
  }
  for (const folder of ['', 'functions', 'web']) linkPackages(folder, copy);
  mkdirSync(join(copy, '.cache'));
  // What was downloaded, or could not be.
  for (const folder of ['downloads', 'java']) {
    mkdirSync(inProject('.cache', folder), { recursive: true });
    symlinkSync(inProject('.cache', folder), join(copy, '.cache', folder));
  }
  return copy;
}

type OtherVilla = { name: string; cwd: string };

/** Makes each villa of `tests/villas/` in a copy of the project, and builds it there. */
export async function buildOtherVillas(): Promise<OtherVilla[]> {
  const villas: OtherVilla[] = [];
  const began = performance.now();
  for (const answers of globSync(inProject('tests', 'villas', '*.json')).toSorted()) {
    const name = basename(answers, '.json');
    const cwd = copyProject(name);
    const task = (...args: string[]) => [join(cwd, 'tools', 'run.mjs'), ...args];
    const made = task('newVilla', '--answers', answers, '--yes');
    await mustRun(`Making the villa ${name}`, `villa-${name}-made`, process.execPath, made, { cwd });
    await mustRun(`The build of the villa ${name}`, `villa-${name}-build`, process.execPath, task('build'), { cwd });
    villas.push({ name, cwd });
  }
  printDone('other villas made and built', began);
  return villas;
}

/** Lets guests book in every language of the villas' sites. Needs the emulators' ports. */
export async function bookOtherVillas(villas: OtherVilla[]): Promise<{ passed: number; failed: number }> {
  const sum = { passed: 0, failed: 0 };
  for (const [index, { name, cwd }] of villas.entries()) {
    const began = performance.now();
    // One of them is checked too: code and tests may count on what only the sample has.
    const only = index === 0 ? 'check,e2e' : 'e2e';
    const args = [join(cwd, 'tools', 'run.mjs'), 'test', '--only', only, 'anyVilla.spec.ts'];
    const { output, logFile } = await runCommand(`villa-${name}`, process.execPath, args, { cwd });
    const [, passed = '0', failed = '1'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
    if (failed !== '0') print(lastLines(logFile, 80));
    print(`${failed === '0' ? '✓' : '✗'} villa ${name}: ${passed} passed, ${failed} failed  ${secondsSince(began)}`);
    sum.passed += Number(passed);
    sum.failed += Number(failed);
  }
  return sum;
}
