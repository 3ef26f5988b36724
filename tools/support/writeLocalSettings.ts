import { readFileSync, writeFileSync } from 'node:fs';
import { allowEmulators } from './hostingHeaders.ts';
import { inProject } from './projectRoot.ts';

/**
 * Writes what the emulators are started with: firebase.json, but for the pages' leave to speak to the emulators, which has
 * no place on the real site. The paths in it begin where the file lies, so it lies beside the other.
 * @returns its path
 */
export function writeLocalSettings(): string {
  const settings = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
  settings.hosting.headers = allowEmulators(settings.hosting.headers);
  const file = inProject('firebase.local.json');
  writeFileSync(file, `${JSON.stringify(settings, undefined, 2)}\n`);
  return file;
}
