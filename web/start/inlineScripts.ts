import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';
import { keptStays } from '../app/firebase/keptStays.ts';
import { writeDetectionScript } from '../app/features/shell/detectionScript.ts';

/** The script that starts every page, as it stands there. */
export function starterScript(): Promise<string> {
  return callOf('startLate');
}

/** The service worker of the pages of stays, as it stands in its file. */
export function stayWorkerScript(): Promise<string> {
  return callOf('stayWorker', JSON.stringify(keptStays));
}

/** The one function that a file of this folder exports, called where it stands. */
async function callOf(name: string, argument = ''): Promise<string> {
  const file = join(import.meta.dirname, `${name}.ts`);
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const call = `(${code.replace(/^export /m, '')})(${argument})`;
  const minified = await minify(`${name}.js`, call, { module: false });
  return minified.code.trim();
}

/** Hashes of all scripts that stand in pages, as a Content-Security-Policy names them: nothing else in a page is run. */
export async function inlineScriptHashes(): Promise<string[]> {
  return [writeDetectionScript(), await starterScript()].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}
