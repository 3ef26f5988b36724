import { describe, expect, it } from 'vitest';
import { languages } from '../../functions/src/domain/language.ts';
import { everyPlace, pathTo, type Page } from '../../functions/src/domain/sitePaths.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import {
  isFirebase,
  modulesOf,
  pageFile,
  partsFrom,
  readModule,
  weighFile,
  weighModules,
  withImports,
} from './weigh.ts';

/* The JavaScript that built pages load, in bytes after brotli. The limits leave room for a sentence or an icon. */

const limit = 200_000;
const formLimit = 250_000;
const deskLimit = 430_000;

/** Pages with a form for a person's data or for signing in. */
const formPages: readonly Page[] = ['request', 'contact', 'login', 'myBookings'];

const places = everyPlace(apartments.map(({ slug }) => slug));
/** The page for everything that is client-rendered. */
const fallbackFile = inProject('web', 'dist', 'client', '__spa-fallback.html');
const pages = [...new Set(places.map(({ page }) => page))];
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

describe.each(pages)('%s', (page) => {
  const files = places
    .filter((place) => place.page === page)
    .map(({ language, slug }) => pageFile(pathTo(page, language, slug)));

  it('is within the limit of JavaScript in every language', () => {
    const most = formPages.includes(page) ? formLimit : limit;
    const weights = files.map((file) => weighModules(modulesOf(file)));
    const html = Math.max(...files.map(weighFile));
    console.log(`▸ ${page}: JavaScript ${kB(Math.max(...weights))} kB of ${kB(most)} kB, HTML ${kB(html)} kB`);
    expect(Math.min(...weights)).toBeGreaterThan(50_000);
    expect(Math.max(...weights)).toBeLessThanOrEqual(most);
  });

  it('loads no Firebase by itself', () => {
    const modules = new Set(files.flatMap((file) => [...modulesOf(file)]));
    expect([...modules].filter((url) => isFirebase(readModule(url)))).toEqual([]);
  });
});

it('an unknown path gets a page without scripts', () => {
  const files = languages.map((language) => inProject('functions', 'pages', `404-${language}.html`));
  expect(files.flatMap((file) => [...modulesOf(file)])).toEqual([]);
});

describe('the owner’s desk', () => {
  const parts = partsFrom(/^app\/(features|routes)\/host/);

  it('is within the limit of JavaScript in every view', () => {
    const frame = partsFrom(/^app\/routes\/host(\/view)?\.tsx/);
    expect(frame).toHaveLength(2);
    const views = parts.map((part) => new Set([...withImports([...frame, part]), ...modulesOf(fallbackFile)]));
    const heaviest = Math.max(...views.map(weighModules));
    console.log(`▸ the owner’s desk: JavaScript ${kB(heaviest)} kB of ${kB(deskLimit)} kB`);
    expect(views.every((view) => [...view].some((url) => isFirebase(readModule(url))))).toBe(true);
    expect(heaviest).toBeLessThanOrEqual(deskLimit);
  });

  it('is not in any guest’s page', () => {
    const guestPages = places.map(({ page, language, slug }) => pageFile(pathTo(page, language, slug)));
    const modules = new Set(guestPages.flatMap((file) => [...modulesOf(file)]));
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.filter((url) => modules.has(url))).toEqual([]);
  });
});
