import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** The router's: no attributes, or those of its module. */
const script = /<script(?: type="module" async="")?>(.*?)<\/script>/gs;
const runEntry = /\bimport\("(\/assets\/entry\.client-[^"]+)"\);?/;
/** What the router's scripts leave of its own frame at the page's end. */
const emptyFrame = /(?:<!--\/?\$-->)+(?=<\/body>)/;
/** A page that is drawn in the browser says that its content is still to come. */
const stillEmpty = 'aria-busy="true"';

/**
 * Takes what makes a page alive out of it: the router's scripts and the data that it is hydrated with become one module of
 * the page's own, and the page names it once, for the starter. What is seen stands in the page already, so the first sight
 * need not wait for it twice; and a page whose own scripts are all alike can be kept from running any other.
 * @param client the folder of the built pages
 * @param file of the page, in that folder
 * @param starter the script that starts the module
 */
export async function moveScriptsOut(client: string, file: string, starter: string): Promise<void> {
  const moved = withoutScripts(await readFile(join(client, file), 'utf8'), starter);
  if (!moved) throw new Error(`${file} has no scripts that could be taken out of it`);
  await writeFile(join(client, moved.path), moved.code);
  await writeFile(join(client, file), moved.page);
}

/** Nothing when the page does not run the router. */
export function withoutScripts(
  html: string,
  starter: string,
): { page: string; code: string; path: string } | undefined {
  const head = html.slice(0, html.indexOf('<body'));
  const body = html.slice(head.length);
  const scripts = [...body.matchAll(script)].map(([, code]) => code!);
  const run = scripts.find((code) => runEntry.test(code));
  const entry = run && runEntry.exec(run)?.[1];
  if (!entry) return undefined;
  const modules = [...head.matchAll(preload)].map(([, href]) => href!);
  const imports = [
    `import{wake}from"${entry}";`,
    // All of them here, so that they come at once, not as deep as they import one another.
    ...modules.filter((href) => href !== entry).map((href) => `import"${href}";`),
    run.replace(runEntry, ''),
  ];
  const code = [
    ...imports.map((line) => line.replaceAll('"/assets/', '"./')),
    ...scripts.filter((one) => one !== run),
    // As a task of its own: running all modules takes a phone long enough.
    'setTimeout(wake)',
  ].join('\n');
  // Named by its content, as all that may be kept for ever; short, since no hash can be compressed.
  const path = `/assets/page-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  // The largest begins to come together with the one that names the others.
  const first = [path, ...modules.filter((href) => href.startsWith('/assets/base-'))].join(' ');
  const start = `<script data-start="${first}"${html.includes(stillEmpty) ? ' data-now=""' : ''}>${starter}</script>`;
  const bare = body.replace(script, '').replace(emptyFrame, '');
  const page = head.replace(preload, '') + bare.replace('</body>', () => `${start}</body>`);
  return { page, code, path };
}
