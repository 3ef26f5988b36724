import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { lettersInUse } from './lettersInUse.ts';

const question = '?letters';

/** The weights that the site is set in. Fontsource names the axes of variable fonts in their files. */
const weightsOf = (file: string) => (file.includes('-wght-') ? { wght: { min: 400, max: 700 } } : {});

/**
 * Fonts cut to what this villa's texts are written with: `some-font.woff2?letters` is the URL of such a file. Half the letters
 * of a font's files are of languages that the site is not written in, and a page waits for all of them. The dev server gives
 * the whole files.
 */
export function subsetFontsPlugin(): Plugin {
  const files = new Map<string, Uint8Array>();
  let whole = false;
  return {
    name: 'subset-fonts',
    enforce: 'pre',
    configResolved({ command }) {
      whole = command === 'serve';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(question)) return;
      const file = await this.resolve(source.slice(0, -question.length), importer, { skipSelf: true });
      return file && file.id + (whole ? '?url' : question);
    },
    async load(id) {
      if (!id.endsWith(question)) return;
      const path = id.slice(0, -question.length);
      const letters = [...(await lettersInUse())].join('');
      const source = await subsetFont(await readFile(path), letters, {
        targetFormat: 'woff2',
        variationAxes: weightsOf(path),
      });
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 6);
      // Short, because every page contains the URL.
      const [family] = basename(path).split('-', 1);
      const url = `/assets/${family}-${hash}.woff2`;
      files.set(url, source);
      return `export default ${JSON.stringify(url)}`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [url, source] of files) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source });
      }
    },
  };
}
