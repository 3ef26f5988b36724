/*
 * `npm run screenshots`: pictures of every page and of what opens on it, at the widths of a phone, a tablet and a desk, in `.cache/screenshots/`.
 * Ends with status 1 when a page is wider than its window, complains in the console or lacks a picture.
 *
 *   npm run screenshots                                  in English
 *   npm run screenshots -- --language de,hr --width 360  other languages, some widths
 *   npm run screenshots -- --only contact,refused        pages and states with one of these in their name
 *
 * Looks at the site of `npm start` when that runs, with the owner's desk in light and dark, else at the built pages without a backend.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { defaultLanguage, languages, type Language } from '../functions/src/domain/language.ts';
import { everyPlace, pathTo } from '../functions/src/domain/sitePaths.ts';
import apartments from '../villa/apartments.json' with { type: 'json' };
import { servePages } from './bench/servePages.ts';
import { deskStates } from './screenshots/deskStates.ts';
import { openPage, photographPage } from './screenshots/photographPage.ts';
import { pageStates, undecidedStates, type PageState } from './screenshots/pageStates.ts';
import { buildWeb } from './support/buildWeb.ts';
import { launchChromium } from './support/launchChromium.ts';
import { makeContactSheet } from './support/makeContactSheet.ts';
import { host, ports } from './support/ports.ts';
import { inProject } from './support/projectRoot.ts';
import { runTask } from './support/runTask.ts';
import { print, secondsSince } from './support/step.ts';
import { storedSession } from './support/storedSession.ts';

const heights = { 360: 740, 768: 1024, 1440: 900 } as const;
const sampleBooking = 'S4MPE-PEND1';
const sampleOwner = 'sample-owner';
const sheet = { tile: { width: 360, height: 560 }, keep: 'top' } as const;

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: defaultLanguage },
    width: { type: 'string', default: Object.keys(heights).join() },
    only: { type: 'string', default: '' },
  },
});

const only = values.only.split(',');

type Site = { origin: string; hasBackend: boolean; switches: string[] };

async function findSite(): Promise<Site> {
  const running = `http://${host}:${ports.site}`;
  const response = await fetch(running).catch(() => undefined);
  if (response?.ok) return { origin: running, hasBackend: true, switches: [] };
  await buildWeb();
  const { origin, trust } = await servePages();
  return { origin, hasBackend: false, switches: [`--ignore-certificate-errors-spki-list=${trust}`] };
}

/** Every page: the path table, a guest's booking and an unknown URL. */
function plainStates(language: Language): PageState[] {
  const reach = () => Promise.resolve();
  const places = everyPlace(apartments.map(({ slug }) => slug)).filter(
    // "My bookings" leads whoever is not signed in on to the page for that.
    (place) => place.language === language && place.page !== 'myBookings',
  );
  return [
    ...places.map(({ page, slug }) => ({
      name: slug ? `${page}-${slug}` : page,
      path: slug ? pathTo(page as 'apartment', language, slug) : pathTo(page as 'home', language),
      whole: true,
      reach,
    })),
    { name: 'myBooking', path: pathTo('myBooking', language, sampleBooking), whole: true, reach },
    { name: 'unknown-url', path: `${pathTo('home', language)}/nowhere`.replace('//', '/'), whole: true, reach },
  ];
}

/** What a page complains about, except of what this look brings about itself. */
function listen(context: BrowserContext, { origin, hasBackend }: Site): string[] {
  const complaints: string[] = [];
  const expected = (text: string, url: string) =>
    url.endsWith('/nowhere') ||
    (!hasBackend && (text.includes('@firebase/') || (url !== '' && !url.startsWith(origin))));
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || expected(text, message.location().url)) return;
    complaints.push(`says "${text}"`);
  });
  context.on('weberror', (trouble) => complaints.push(`fails with "${trouble.error().message}"`));
  return complaints;
}

async function captureLanguage(
  browser: Browser,
  site: Site,
  language: Language,
  width: keyof typeof heights,
): Promise<number> {
  const folder = inProject('.cache', 'screenshots', language, String(width));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options: BrowserContextOptions = {
    viewport: { width, height: heights[width] },
    reducedMotion: 'reduce',
    hasTouch: width < 1000,
    locale: language,
  };
  const pages = [...undecidedStates(language), ...plainStates(language), ...pageStates(language)];
  let wrong = await captureStates(await browser.newContext(options), site, pages, folder, { language, width });
  for (const colorScheme of site.hasBackend ? (['light', 'dark'] as const) : []) {
    // As the owner, who has signed in on an earlier visit.
    const { key, value } = await storedSession(sampleOwner);
    const storageState = { cookies: [], origins: [{ origin: site.origin, localStorage: [{ name: key, value }] }] };
    const context = await browser.newContext({ ...options, colorScheme, storageState });
    const desk = deskStates(language).map((state) => ({ ...state, name: `${state.name}-${colorScheme}` }));
    wrong += await captureStates(context, site, desk, folder, { language, width });
  }
  await makeContactSheet(folder, inProject('.cache', 'screenshots', `${language}-${width}.jpg`), sheet);
  return wrong;
}

async function captureStates(
  context: BrowserContext,
  site: Site,
  states: readonly PageState[],
  folder: string,
  { language, width }: { language: Language; width: number },
): Promise<number> {
  const complaints = listen(context, site);
  let wrong = 0;
  for (const state of states) {
    if (!/^consent/.test(state.name) && !only.some((part) => state.name.includes(part))) continue;
    if (width > (state.most ?? Infinity)) continue;
    if (state.backend && !site.hasBackend) continue;
    const page = await context.newPage();
    const found = await openPage(page, site.origin + encodeURI(state.path))
      .then(() => state.reach(page))
      .then(() => photographPage(page, `${folder}/${state.name}.jpg`, state.whole ?? false))
      .catch((error: Error) => [`could not be looked at: ${error.message.split('\n')[0]}`]);
    for (const what of [...found, ...complaints.splice(0)]) {
      wrong += 1;
      print(`✗ ${language} ${width} px, ${state.name}: ${what}`);
    }
    await page.close();
  }
  await context.close();
  return wrong;
}

await runTask(
  async (processGroup) => {
    const began = performance.now();
    const site = await findSite();
    if (!site.hasBackend) print('• "npm start" does not run: what needs the backend is left out');
    const browser = await launchChromium(site.switches);
    let wrong = 0;
    for (const language of languages.filter((one) => values.language.split(',').includes(one))) {
      for (const width of ([360, 768, 1440] as const).filter((one) => values.width.split(',').includes(String(one)))) {
        wrong += await captureLanguage(browser, site, language, width);
      }
    }
    await browser.close();
    print(
      `${wrong === 0 ? '✓ nothing wrong' : `✗ ${wrong} things wrong`} in .cache/screenshots/  ${secondsSince(began)}`,
    );
    await processGroup.stop();
    process.exit(wrong > 0 ? 1 : 0);
  },
  () => false,
);
