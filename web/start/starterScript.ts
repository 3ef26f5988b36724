import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';

/** The script that starts every page, as it stands there. */
export async function starterScript(): Promise<string> {
  const file = join(import.meta.dirname, 'startLate.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const minified = await minify('startLate.js', `(${code.replace(/^export /m, '')})()`, { module: false });
  return minified.code.trim();
}
