import { readFileSync } from 'node:fs';
import { writeSettingsFile } from './firebaseSettings.ts';
import { allowEmulators } from './hostingHeaders.ts';
import { inProject } from './projectRoot.ts';

/**
 * Writes firebase.json for local use, where pages may connect to the emulators.
 * @returns its path
 */
export function writeLocalSettings(): string {
  const settings = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
  settings.hosting.headers = allowEmulators(settings.hosting.headers);
  return writeSettingsFile('local', settings);
}
