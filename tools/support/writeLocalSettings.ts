import { readFileSync, writeFileSync } from 'node:fs';
import { allowEmulators } from './hostingHeaders.ts';
import { inProject } from './projectRoot.ts';

/**
 * Writes firebase.json for local use, where pages may connect to the emulators. Beside firebase.json, because its paths
 * are relative.
 * @returns its path
 */
export function writeLocalSettings(): string {
  const settings = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
  settings.hosting.headers = allowEmulators(settings.hosting.headers);
  const file = inProject('firebase.local.json');
  writeFileSync(file, `${JSON.stringify(settings, undefined, 2)}\n`);
  return file;
}
