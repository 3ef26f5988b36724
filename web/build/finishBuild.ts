import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, languages } from '../../functions/src/domain/language.ts';
import { everyPath, pathTo } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import property from '../../villa/property.json' with { type: 'json' };
import { deferScriptsOf, removeScripts } from './deferScripts.ts';
import { minifyStylesOf } from './minifyStyles.ts';
import { writeHostManifests } from './hostManifests.ts';
import { writeRobots, writeSitemap } from './searchEngineFiles.ts';
import { writeThirdPartyNotices } from './thirdPartyNotices.ts';
import { starterScript, bookingWorkerScript } from './inlineScripts.ts';

/** The page that Hosting shows for an unknown path. */
const notFoundFile = '404.html';

/** What the framework's build leaves undone: names on disk, 404 pages, deferred scripts, files for search engines. */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client');
  await renameEncodedPaths(client);
  for await (const file of glob('**/*.html', { cwd: client })) await minifyStylesOf(client, file);
  await placeNotFoundPages(client, join(import.meta.dirname, '..', '..', 'functions', 'pages'));
  await deferAllScripts(client);
  await writeFile(join(client, 'booking-worker.js'), await bookingWorkerScript());
  const slugs = apartments.map(({ slug }) => slug);
  await writeFile(join(client, 'sitemap.xml'), writeSitemap(property.url, slugs));
  await writeFile(join(client, 'robots.txt'), writeRobots(property.url));
  await writeHostManifests(client, property.name);
  await writeThirdPartyNotices(client);
}

/** Of every page but the 404 page, which has none. */
async function deferAllScripts(client: string): Promise<void> {
  const starter = await starterScript();
  for await (const file of glob('**/*.html', { cwd: client })) {
    if (file !== notFoundFile) await deferScriptsOf(client, file, starter);
  }
}

/** Hosting decodes a path before it looks for the file, so `polityka-prywatno%C5%9Bci` would never be found. */
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
 * The 404 pages go to the function that responds with status 404, the English one also to where Hosting looks for it. They are shown at any
 * path, where hydration would find another page than it expects, so they have no scripts: everything on them is a link.
 */
async function placeNotFoundPages(client: string, pages: string): Promise<void> {
  await mkdir(pages, { recursive: true });
  for (const language of languages) {
    const built = join(client, pathTo('home', language), '404');
    const html = await readFile(join(built, 'index.html'), 'utf8');
    const page = removeScripts(html);
    // The function has the English one too: it may be called by its own URL, for any language.
    await writeFile(join(pages, `404-${language}.html`), page);
    if (language === defaultLanguage) await writeFile(join(client, notFoundFile), page);
    await rm(built, { recursive: true });
    await rm(`${built}.data`, { force: true });
  }
}
