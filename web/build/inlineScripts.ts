import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';
import { storedItems } from '../app/storage/storedItems.ts';
import { savedStays } from '../app/storage/savedStays.ts';
import { writeDetectionScript } from '../app/features/shell/detectionScript.ts';

/** The script in every page that loads its modules. */
export function starterScript(): Promise<string> {
  return callOf('deferHydration', JSON.stringify(storedItems.reloadedAt.key));
}

/** The service worker of the pages of stays. */
export function bookingWorkerScript(): Promise<string> {
  return callOf('bookingWorker', JSON.stringify(savedStays));
}

/** A script that calls the one function which a file of `app/boot` exports. */
async function callOf(name: string, argument = ''): Promise<string> {
  const file = join(import.meta.dirname, '..', 'app', 'boot', `${name}.ts`);
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const call = `(${code.replace(/^export /m, '')})(${argument})`;
  const minified = await minify(`${name}.js`, call, { module: false });
  return minified.code.trim();
}

/** Hashes of all inline scripts of pages, as a Content-Security-Policy names them. */
export async function inlineScriptHashes(): Promise<string[]> {
  return [writeDetectionScript(), await starterScript()].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}
