import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { color } from '../../villa/theme.ts';

/** Its URL has no hash, because pages that functions serve refer to it too. */
const favicon = 'favicon.svg';

/**
 * Replaces colour roles in a drawing, `fill="var(--primary)"`, with the colours of villa/theme.ts, because a file shown as a
 * picture inherits no styles.
 *
 * @throws if no colour has this role
 */
export function paintDrawing(drawing: string): string {
  return drawing.replace(/var\(--(\w+)\)/g, (_, role: string) => {
    if (role in color) return color[role as keyof typeof color];
    throw new Error(`villa/theme.ts has no colour "${role}", which a drawing names.`);
  });
}

/** A drawing in `villa/` with the site's colours. */
export async function readDrawing(file: string): Promise<string> {
  return paintDrawing(await readFile(join(import.meta.dirname, '..', '..', 'villa', file), 'utf8'));
}

/** The favicon and the drawings that pages import, with the site's colours. */
export function paintDrawingsPlugin(): Plugin {
  const files = new Map<string, string>();
  let development = false;
  return {
    name: 'paint-drawings',
    enforce: 'pre',
    configResolved({ command }) {
      development = command === 'serve';
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${favicon}`, (_, response, next) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        readDrawing(favicon).then((drawing) => response.end(drawing), next);
      });
    },
    async load(id) {
      if (!id.endsWith('.svg')) return;
      const drawing = await readFile(id, 'utf8');
      const source = paintDrawing(drawing);
      if (source === drawing) return;
      if (development) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      const fileName = `assets/${basename(id, '.svg')}-${hash}.svg`;
      files.set(fileName, source);
      return `export default "/${fileName}"`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      files.set(favicon, await readDrawing(favicon));
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
