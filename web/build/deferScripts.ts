import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import { applyEdits, attribute, contentOf, type Element, elementsOf, textOf, wholeOf } from './editHtml.ts';

/**
 * Moves the scripts of a built page into a module that the deferring script starts. As a result, no script competes
 * with the first paint, and the content security policy can forbid all but a few known scripts.
 * @param client folder of the built pages
 * @param file the page's file in that folder
 * @param starter the deferring script
 */
export async function deferScriptsOf(client: string, file: string, starter: string): Promise<void> {
  const deferred = deferScripts(await readFile(join(client, file), 'utf8'), starter);
  if (!deferred) throw new Error(`${file} has no scripts to defer`);
  await writeFile(join(client, deferred.path), deferred.code);
  await writeFile(join(client, file), deferred.page);
}

/** Moves the scripts of a page's body. Returns `undefined` if there are none. */
export function deferScripts(html: string, starter: string): { page: string; code: string; path: string } | undefined {
  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  const body = elements.find(({ tagName }) => tagName === 'body')!;
  const scripts = [...elementsOf(body)].filter(isInlineScript);
  if (scripts.length === 0) return undefined;
  const preloads = elements.filter((one) => one.tagName === 'link' && attribute(one, 'rel') === 'modulepreload');

  // Puts modules last, because they run after all other scripts of a page.
  const isModule = (script: Element) => attribute(script, 'type') === 'module';
  const code = [
    ...scripts.filter((one) => !isModule(one)).map((one) => surviving(textOf(one))),
    ...scripts.filter(isModule).map(textOf),
  ].join('\n');
  // The name contains a hash of the content, as in all files that browsers may cache for ever.
  const path = `/assets/page-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;

  const modules = new Set([path, ...preloads.map((link) => attribute(link, 'href')!)]);
  const start = `<script data-modules="${[...modules].join(' ')}"${isEmpty(elements) ? ' data-now=""' : ''}>${starter}</script>`;
  const end = body.sourceCodeLocation!.endTag!.startOffset;
  const page = applyEdits(html, [
    ...preloads.map((link) => ({ ...wholeOf(link), text: '' })),
    // Keeps the empty elements, because React looks for its scripts when it hydrates.
    ...scripts.map((script) => ({ ...contentOf(script), text: '' })),
    { start: end, end, text: start },
  ]);
  return { page, code, path };
}

/** The page without scripts and their preload links. */
export function removeScripts(html: string): string {
  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  const unwanted = elements.filter(
    (one) => one.tagName === 'script' || (one.tagName === 'link' && attribute(one, 'rel') === 'modulepreload'),
  );
  return applyEdits(
    html,
    unwanted.map((one) => ({ ...wholeOf(one), text: '' })),
  );
}

/**
 * Wraps a script so that an error in it does not stop the next one, as in a page. The router's first script throws if
 * storage is forbidden.
 */
function surviving(script: string): string {
  return `try {\n${script}\n} catch (error) {\n  console.error(error);\n}`;
}

/** Whether the page is empty until the browser renders it. Such pages are built with `aria-busy`. */
function isEmpty(elements: Element[]): boolean {
  return elements.some((one) => attribute(one, 'aria-busy') === 'true');
}

function isInlineScript(element: Element): boolean {
  const type = attribute(element, 'type') ?? '';
  return element.tagName === 'script' && attribute(element, 'src') === undefined && ['', 'module'].includes(type);
}
