import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, languages } from '../functions/src/domain/language.ts';
import { everyPath, pathTo } from '../functions/src/domain/sitePaths.ts';
import apartments from '../villa/apartments.json' with { type: 'json' };
import property from '../villa/property.json' with { type: 'json' };
import { moveScriptsOut } from './pageModules.ts';
import { writeRobots, writeSitemap } from './searchEngineFiles.ts';
import { starterScript, stayWorkerScript } from './start/inlineScripts.ts';

/** Where Hosting looks for the page of an address that does not exist. */
const notFoundFile = '404.html';

/**
 * What the framework's build leaves undone: names on disk, the pages for addresses that do not exist, what a page need not
 * carry itself, files for search engines.
 */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client');
  await renameEncodedPaths(client);
  await placeNotFoundPages(client, join(import.meta.dirname, '..', 'functions', 'pages'));
  await moveAllScriptsOut(client);
  await hintAtFunctions(client);
  await writeFile(join(client, 'stay-worker.js'), await stayWorkerScript());
  const slugs = apartments.map(({ slug }) => slug);
  await writeFile(join(client, 'sitemap.xml'), writeSitemap(property.url, slugs));
  await writeFile(join(client, 'robots.txt'), writeRobots(property.url));
}

/** Of every page but those for what is not there, which have none any more. */
async function moveAllScriptsOut(client: string): Promise<void> {
  const starter = await starterScript();
  for await (const file of glob('**/*.html', { cwd: client })) {
    if (file !== notFoundFile) await moveScriptsOut(client, file, starter);
  }
}

/**
 * Most functions in these chunks are called as a page comes to life. Told so, Chromium compiles them while they still arrive and
 * beside the page, instead of each at its first call; to others it is a comment. It has to be the first thing in a file.
 */
async function hintAtFunctions(client: string): Promise<void> {
  for await (const name of glob('assets/{base,house,stay}-*.js', { cwd: client })) {
    const file = join(client, name);
    await writeFile(file, `//# allFunctionsCalledOnLoad\n${await readFile(file, 'utf8')}`);
  }
}

/** Hosting decodes an address before it looks for the file, so `polityka-prywatno%C5%9Bci` would never be found. */
async function renameEncodedPaths(client: string): Promise<void> {
  for (const path of everyPath(apartments.map(({ slug }) => slug))) {
    if (encodeURI(path) === path) continue;
    for (const suffix of ['', '.data']) {
      await rm(join(client, path + suffix), { recursive: true, force: true });
      await rename(join(client, encodeURI(path) + suffix), join(client, path + suffix));
    }
  }
}

/**
 * The pages for what is not there go to the function that answers with status 404, the English one also to where Hosting
 * looks for it. They stand at addresses other than their own, where hydration would find another page
 * than it expects, so they come without scripts: everything on them is a link.
 */
async function placeNotFoundPages(client: string, pages: string): Promise<void> {
  await mkdir(pages, { recursive: true });
  for (const language of languages) {
    const built = join(client, pathTo('home', language), '404');
    const html = await readFile(join(built, 'index.html'), 'utf8');
    const page = withoutScripts(html);
    // The function has the English one too: whoever calls it by its own address may ask for anything.
    await writeFile(join(pages, `404-${language}.html`), page);
    if (language === defaultLanguage) await writeFile(join(client, notFoundFile), page);
    await rm(built, { recursive: true });
    await rm(`${built}.data`, { force: true });
  }
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}
