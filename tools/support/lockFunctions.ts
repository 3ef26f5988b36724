import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './projectRoot.ts';
import { mustRun } from './runCommand.ts';

/** https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json */
interface Lockfile {
  packages: Record<string, { link?: boolean; dependencies?: Record<string, string> }>;
}

const own = 'functions/node_modules/';

/**
 * Writes functions/package-lock.json, so that functions are deployed with the tested package versions.
 * Versions come from the workspace's lockfile, without the network.
 */
export async function lockFunctions(): Promise<void> {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')) as Lockfile;
  const entries = Object.entries(packages).filter(([, { link }]) => !link);
  const shared = entries.filter(([path]) => path.startsWith('node_modules/'));
  // Versions nested under functions take precedence; packages that need the other version get it nested.
  const nested = entries
    .filter(([path]) => path.startsWith(own))
    .map(([path, entry]) => [path.slice('functions/'.length), entry] as const);
  const displaced = nested.flatMap(([path]) => {
    const entry = packages[path];
    const name = path.slice('node_modules/'.length);
    const dependents = entry ? shared.filter(([, { dependencies }]) => dependencies?.[name] !== undefined) : [];
    return dependents.map(([dependent]) => [`${dependent}/${path}`, entry] as const);
  });
  const installed = Object.fromEntries([...shared, ...displaced, ...nested]);
  const manifest = JSON.parse(readFileSync(inProject('functions/package.json'), 'utf8')) as object;

  // In another folder, because in functions/ npm would use the workspace.
  const folder = inProject('.cache', 'functions-lockfile');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(inProject('functions/package.json'), join(folder, 'package.json'));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages: { '': manifest, ...installed } }),
  );
  await mustRun(
    'The lockfile of the functions',
    'functions-lockfile',
    'npm',
    ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: folder },
  );
  copyFileSync(join(folder, 'package-lock.json'), inProject('functions/package-lock.json'));
}
