import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';
import { writeDetectionScript } from '../app/features/shell/detectionScript.ts';

/** The script that starts every page, as it stands there. */
export async function starterScript(): Promise<string> {
  const file = join(import.meta.dirname, 'startLate.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const minified = await minify('startLate.js', `(${code.replace(/^export /m, '')})()`, { module: false });
  return minified.code.trim();
}

/** Hashes of all scripts that stand in pages, as a Content-Security-Policy names them: nothing else in a page is run. */
export async function inlineScriptHashes(): Promise<string[]> {
  return [writeDetectionScript(), await starterScript()].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}
