import { execFileSync } from 'node:child_process';
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
import { basename, dirname, join } from 'node:path';
import { lastLines } from './ProcessGroup.ts';
import { inProject, projectRoot } from './projectRoot.ts';
import { mustRun, runCommand } from './runCommand.ts';
import { print, secondsSince } from './step.ts';

/** The installed packages, one link each: links between the workspaces lead to the copy's own folders. */
function linkPackages(folder: string, copy: string): void {
  const installed = join(projectRoot, folder, 'node_modules');
  const linked = join(copy, folder, 'node_modules');
  mkdirSync(linked, { recursive: true });
  for (const name of readdirSync(installed)) {
    const from = join(installed, name);
    symlinkSync(lstatSync(from).isSymbolicLink() ? readlinkSync(from) : from, join(linked, name));
  }
}

/** The project's files, without what is generated or deleted, in a folder of their own. */
function copyProject(name: string): string {
  const copy = inProject('.cache', 'villas', name);
  rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  for (const file of listed.split('\0').filter((path) => path && existsSync(inProject(path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(inProject(file), join(copy, file));
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

/**
 * Makes each villa of `tests/villas/` in a copy of the project, builds it there, and lets guests book in every language of its site.
 * Needs the emulators' ports.
 */
export async function bookOtherVillas(): Promise<{ passed: number; failed: number }> {
  const sum = { passed: 0, failed: 0 };
  for (const answers of globSync(inProject('tests', 'villas', '*.json')).toSorted()) {
    const began = performance.now();
    const name = basename(answers, '.json');
    const cwd = copyProject(name);
    const run = join(cwd, 'tools', 'run.mjs');
    await mustRun(
      `Making the villa ${name}`,
      `villa-${name}-made`,
      process.execPath,
      [run, 'newVilla', '--answers', answers, '--yes'],
      {
        cwd,
      },
    );
    const args = ['test', '--only', 'e2e', 'anyVilla.spec.ts'];
    const { output, logFile } = await runCommand(`villa-${name}`, process.execPath, [run, ...args], { cwd });
    const [, passed = '0', failed = '1'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
    if (failed !== '0') print(lastLines(logFile, 80));
    print(`${failed === '0' ? '✓' : '✗'} villa ${name}: ${passed} passed, ${failed} failed  ${secondsSince(began)}`);
    sum.passed += Number(passed);
    sum.failed += Number(failed);
  }
  return sum;
}
