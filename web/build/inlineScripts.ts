import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';
import { writeLanguageCookie, type Language } from '../../functions/src/domain/language.ts';
import { storedItems } from '../app/storage/storedItems.ts';
import { savedStays } from '../app/storage/savedStays.ts';
import { writeDetectionScript } from '../app/features/shell/detectionScript.ts';

/** The script in every page that starts its modules. */
export function starterScript(): Promise<string> {
  const cookie = writeLanguageCookie('*' as Language);
  return callOf('deferHydration', storedItems.reloadedAt.key, cookie);
}

/** The service worker for the pages of stays. */
export function bookingWorkerScript(): Promise<string> {
  return callOf('bookingWorker', savedStays);
}

/** A script that calls the single exported function of a file in `app/boot`. */
async function callOf(name: string, ...values: string[]): Promise<string> {
  const file = join(import.meta.dirname, '..', 'app', 'boot', `${name}.ts`);
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const call = `(${code.replace(/^export /m, '')})(${values.map((value) => JSON.stringify(value)).join(', ')})`;
  const minified = await minify(`${name}.js`, call, { module: false });
  return minified.code.trim();
}

/** Hashes of all inline scripts, for the Content-Security-Policy. */
export async function inlineScriptHashes(): Promise<string[]> {
  return [writeDetectionScript(), await starterScript()].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}
