import { createHash } from 'node:crypto';
import { readFile, glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const question = '?letters';

/** The font weights that the site uses. Fontsource's file names contain the axes of variable fonts. */
const weightsOf = (file: string) => (file.includes('-wght-') ? { wght: { min: 400, max: 700 } } : {});

/**
 * Fonts reduced to the characters in this villa's texts: `some-font.woff2?letters` is the URL of such a file. Half the
 * characters in the original files belong to other languages, and a page would wait for all of them. The dev server
 * serves the whole files.
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
      // The name is short, because every page contains the URL.
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

const root = join(import.meta.dirname, '..', '..');
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, place) => String.fromCharCode(0x20 + place));

/** All characters in the villa's texts and facts, in upper and lower case, and all ASCII characters. */
export async function lettersInUse(): Promise<Set<string>> {
  const letters = new Set(ascii);
  for await (const file of glob('{locales/*,villa}/*.json', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8');
    for (const form of [text, text.toUpperCase(), text.toLowerCase()]) {
      for (const letter of form) if (letter >= ' ') letters.add(letter);
    }
  }
  return letters;
}
