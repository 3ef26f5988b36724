import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, projectRoot } from './projectRoot.ts';
import { print } from './step.ts';

/**
 * Copies the files that Git knows, in their current state. That excludes exports of a villa's data, secrets and settings of this machine,
 * whatever their names.
 * @returns skipped files that Git does not ignore, which may be new ones
 */
export function copyKnownFiles(from: string, to: string): string[] {
  const list = (...options: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...options], { cwd: from, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  for (const file of list()) if (existsSync(join(from, file))) cpSync(join(from, file), join(to, file));
  return list('--others', '--exclude-standard');
}

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

/**
 * Copies the project, so that it can be changed and built beside this one.
 * @param name name of the folder, below `.cache`; existing content is replaced
 * @returns its path
 */
export function copyProject(...name: string[]): string {
  const copy = inProject('.cache', ...name);
  rmSync(copy, { recursive: true, force: true });
  const unknown = copyKnownFiles(projectRoot, copy);
  if (unknown.length > 0) print(`• not in the copy, as Git does not know them: ${unknown.join(', ')}`);
  for (const folder of ['', 'functions', 'web']) linkPackages(folder, copy);
  mkdirSync(join(copy, '.cache'));
  // Downloads, and the records of failed ones.
  for (const folder of ['downloads', 'java']) {
    mkdirSync(inProject('.cache', folder), { recursive: true });
    symlinkSync(inProject('.cache', folder), join(copy, '.cache', folder));
  }
  return copy;
}
