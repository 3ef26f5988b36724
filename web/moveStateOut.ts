import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const state = /<script>(window\.__reactRouterContext\.plain=.*?)<\/script>/s;
const preload = '<link rel="modulepreload"';
const modules = /<script type="module"[^>]*>/;

/**
 * Takes what a page is hydrated with out of the page and puts it beside its modules: what is seen stands in the page
 * already, so the first sight need not wait for it twice. The browser fetches it together with the modules, and it is there
 * before the one that needs it runs. In all it is about a kilobyte more, since apart the two are compressed worse.
 * @param client the folder of the built pages
 * @param paths of the pages to be made lighter
 */
export async function moveStateOut(client: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    const file = join(client, path, 'index.html');
    const moved = withoutState(await readFile(file, 'utf8'));
    if (!moved) throw new Error(`The page ${path} has no state that could be taken out of it`);
    await writeFile(join(client, moved.path), moved.code);
    await writeFile(file, moved.page);
  }
}

/** Nothing when the page has no plain state, or no module that would take it. */
export function withoutState(html: string): { page: string; code: string; path: string } | undefined {
  const code = state.exec(html)?.[1];
  if (!code || !modules.test(html) || !html.includes(preload)) return undefined;
  // Named by its content, as all that may be kept for ever; short, since no hash can be compressed.
  const path = `/assets/state-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  const page = html
    .replace(state, '')
    .replace(preload, () => `${preload} href="${path}"/>${preload}`)
    .replace(modules, (tag) => `${tag}import "${path}";\n`);
  return { page, code, path };
}
