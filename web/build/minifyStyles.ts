import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { parse } from 'parse5';
import { applyEdits, contentOf, elementsOf, textOf } from './editHtml.ts';

/**
 * Minifies the style elements of a built page.
 * @param client the folder of the built pages
 * @param file of the page, in that folder
 */
export async function minifyStylesOf(client: string, file: string): Promise<void> {
  const path = join(client, file);
  const html = await readFile(path, 'utf8');
  const styles = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))].filter(
    ({ tagName }) => tagName === 'style',
  );
  const edits = styles.map(async (style) => {
    const { code } = await transform(textOf(style), { loader: 'css', minify: true });
    return { ...contentOf(style), text: code.trimEnd() };
  });
  await writeFile(path, applyEdits(html, await Promise.all(edits)));
}
