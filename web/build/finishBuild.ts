import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, languages } from '../../functions/src/domain/language.ts';
import { everyPath, pathTo } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import property from '../../villa/property.json' with { type: 'json' };
import { deferScriptsOf, removeScripts } from './deferScripts.ts';
import { writeHostManifests } from './hostManifests.ts';
import { writeRobots, writeSitemap } from './searchEngineFiles.ts';
import { writeAssetList } from './writeAssetList.ts';
import { writeThirdPartyNotices } from './thirdPartyNotices.ts';
import { starterScript, bookingWorkerScript } from './inlineScripts.ts';

/** The page that Hosting shows for an unknown path. */
const notFoundFile = '404.html';

/** Finishes the framework's build: file names, 404 pages, deferred scripts, files for search engines. */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client');
  await renameEncodedPaths(client);
  await placeNotFoundPages(client, join(import.meta.dirname, '..', '..', 'functions', 'pages'));
  // The framework writes a `.data` file beside every prerendered response.
  await rm(join(client, 'fonts.css.data'), { force: true });
  await deferAllScripts(client);
  await writeFile(join(client, 'booking-worker.js'), await bookingWorkerScript());
  const slugs = apartments.map(({ slug }) => slug);
  await writeFile(join(client, 'sitemap.xml'), writeSitemap(property.url, slugs));
  await writeFile(join(client, 'robots.txt'), writeRobots(property.url));
  await writeHostManifests(client, property.name);
  await writeThirdPartyNotices(client);
  await writeAssetList(client);
}

/** For every page except the 404 page, which has no scripts. */
async function deferAllScripts(client: string): Promise<void> {
  const starter = await starterScript();
  for await (const file of glob('**/*.html', { cwd: client })) {
    if (file !== notFoundFile) await deferScriptsOf(client, file, starter);
  }
}

/**
 * Decodes the names of files. Hosting decodes a path before it looks for the file, so it would never find
 * `polityka-prywatno%C5%9Bci`.
 */
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
 * Places the 404 pages: the function that answers with status 404 gets all of them, and Hosting the English one. They
 * are shown at any path, where hydration would expect another page. So they have no scripts, and everything on them is
 * a link.
 */
async function placeNotFoundPages(client: string, pages: string): Promise<void> {
  await mkdir(pages, { recursive: true });
  for (const language of languages) {
    const built = join(client, pathTo('home', language), '404');
    const html = await readFile(join(built, 'index.html'), 'utf8');
    const page = removeScripts(html);
    // The function needs the English page too, because its own URL may be called for any language.
    await writeFile(join(pages, `404-${language}.html`), page);
    if (language === defaultLanguage) await writeFile(join(client, notFoundFile), page);
    await rm(built, { recursive: true });
    await rm(`${built}.data`, { force: true });
  }
}
