import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../functions/src/domain/language.ts';
import { everyPlace, pathTo, type Page } from '../../functions/src/domain/sitePaths.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import { hasBuild, modulesOf, modulesOfPart, pageFile, readModule, weighFile, weighModules } from './weigh.ts';

/*
 * How heavy the built pages are, in bytes after brotli. A page that grows over its limit fails here: either something
 * came along that it does not need, or a limit is to be changed on purpose.
 */

/** A limit leaves 3 % of room below its target, so that a sentence or a language that fails here is still within the target. */
const belowTarget = (target: number) => Math.floor(target / 1.03);

/** A page with its styles and the messages of its one language. */
const htmlLimit = belowTarget(11_000);

/** All modules that a page loads by itself, and with them the data that it is hydrated with. */
const scriptLimit = belowTarget(165_000);
const formScriptLimit = belowTarget(225_000);

/** Pages with forms or for signed-in guests. No other page may load MUI before a touch. */
const pagesWithMui: readonly Page[] = ['request', 'contact', 'login', 'myBookings'];

/** Shown once, long after the page was loaded; its messages are half a kilobyte more. */
const consentLimit = 3_000;

/** What comes with the first touch, on top of the page: the modules that such a part begins with. */
const lazyParts = {
  // With the list of months, and the rules of all apartments for a party; flexible dates come with their own touch.
  'the calendar': { starts: ['StayCalendar'], limit: 72_800 },
  'flexible dates': { starts: ['FlexibleDates'], limit: 74_300 },
  'reading Firestore': { starts: ['readDocument'], limit: 30_000 },
  'calling functions': { starts: ['sendCall'], limit: 12_000 },
  'restoring a session': { starts: ['session'], limit: 30_000 },
  'the menu of who is signed in': { starts: ['AccountMenu'], limit: 4_000 },
};

/** The owner's desk with everything that its views need. */
const deskLimit = belowTarget(450_000);

const places = everyPlace(apartments.map(({ slug }) => slug));
const pages = [...new Set(places.map(({ page }) => page))];
/** The views of the desk, by the files that they begin with. */
const viewNames = () =>
  readdirSync(inProject('web', 'app', 'features', 'host'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('View.tsx'))
    .map((file) => basename(file, '.tsx'));
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

beforeAll(() => {
  if (!hasBuild()) throw new Error('There is no build of the website to weigh: run `npm run build` first.');
});

describe.each(pages)('%s', (page) => {
  const found = () =>
    places
      .filter((place) => place.page === page)
      .map((place) => ({ ...place, path: pathTo(place.page, place.language, place.slug) }));

  it('is light enough in every language', () => {
    const weighed = found().map(({ path, language }) => ({ path, language, weight: weighFile(pageFile(path)) }));
    const heaviest = languages.map((language) => {
      const weight = Math.max(...weighed.filter((one) => one.language === language).map((one) => one.weight));
      return `${language} ${kB(weight)}`;
    });
    console.log(`▸ HTML of ${page}, limit ${kB(htmlLimit)} kB: ${heaviest.join(', ')}`);
    expect(weighed.filter(({ weight }) => weight > htmlLimit)).toEqual([]);
  });

  it('loads little enough code by itself', () => {
    const limit = pagesWithMui.includes(page) ? formScriptLimit : scriptLimit;
    const weighed = found().map(({ path }) => ({ path, weight: weighModules(modulesOf(pageFile(path))) }));
    const heaviest = Math.max(...weighed.map(({ weight }) => weight));
    console.log(`▸ JavaScript of ${page}, limit ${kB(limit)} kB: ${kB(heaviest)}`);
    expect(weighed.filter(({ weight }) => weight > limit)).toEqual([]);
    expect(heaviest).toBeGreaterThan(50_000);
  });
});

it('MUI is loaded with the pages that need it at once, and with no other', () => {
  const withMui = places.filter((place) =>
    [...modulesOf(pageFile(pathTo(place.page, place.language, place.slug)))].some((url) =>
      /["'`]Mui[A-Z]/.test(readModule(url)),
    ),
  );
  expect(new Set(withMui.map(({ page }) => page))).toEqual(new Set(pagesWithMui));
});

it('an unknown path gets a light page without scripts', () => {
  const files = languages.map((language) => inProject('functions', 'pages', `404-${language}.html`));
  console.log(
    `▸ HTML of the 404 pages: ${languages.map((one, at) => `${one} ${kB(weighFile(files[at]!))}`).join(', ')}`,
  );
  expect(files.filter((file) => weighFile(file) > htmlLimit)).toEqual([]);
  expect(files.flatMap((file) => [...modulesOf(file)])).toEqual([]);
});

it('the question for consent, which a first visit loads on top of a page, is light', () => {
  const page = modulesOf(pageFile('/'));
  const more = [...modulesOfPart('ConsentDialogs')].filter((url) => !page.has(url));
  console.log(`▸ JavaScript for asking for consent, limit ${kB(consentLimit)} kB: ${kB(weighModules(more))}`);
  expect(weighModules(more)).toBeGreaterThan(0);
  expect(weighModules(more)).toBeLessThanOrEqual(consentLimit);
});

describe('with the first touch of an apartment', () => {
  it.each(Object.entries(lazyParts))('%s is loaded lazily, and is light enough', (what, { starts, limit }) => {
    const page = modulesOf(pageFile(pathTo('apartment', 'en', apartments[0]!.slug)));
    const part = new Set(starts.flatMap((name) => [...modulesOfPart(name)]));
    const more = [...part].filter((url) => !page.has(url));
    console.log(`▸ JavaScript for ${what}, limit ${kB(limit)} kB: ${kB(weighModules(more))}`);
    expect(weighModules(more)).toBeGreaterThan(0);
    expect(weighModules(more)).toBeLessThanOrEqual(limit);
  });
});

describe('a signed-in guest', () => {
  // Firestore that can listen is most of it, then the SDK of signing in; all of it comes once the guarded page is there.
  it.each([
    ['myBookings', 'SignedInBookings', 143_000],
    ['myBooking', 'SignedInBooking', 165_000],
  ] as const)('loads little enough on top of %s', (what, part, limit) => {
    const page = modulesOf(pageFile(pathTo('myBookings', 'en')));
    const late = new Set(['session', part].flatMap((name) => [...modulesOfPart(name)]));
    const more = weighModules([...late].filter((url) => !page.has(url)));
    console.log(`▸ JavaScript of ${what} for a signed-in guest, limit ${kB(limit)} kB: ${kB(more)}`);
    expect(more).toBeGreaterThan(50_000);
    expect(more).toBeLessThanOrEqual(limit);
  });

  it.each(languages)('and nobody else, %s: no public page loads any of it by itself', (language) => {
    const guarded = new Set([...modulesOfPart('session'), ...modulesOfPart('SignedInBookings')]);
    const shared = modulesOf(pageFile(pathTo('terms', language)));
    const firebase = [...guarded].filter((url) =>
      /\/(session|firebaseApp|SignedInBookings|useApartment|index\.esm)-/.test(url),
    );
    expect(firebase.length).toBeGreaterThan(3);
    for (const { page, slug } of places.filter((place) => place.language === language && place.page !== 'myBookings')) {
      const loaded = modulesOf(pageFile(pathTo(page, language, slug)));
      expect(firebase.filter((url) => loaded.has(url) && !shared.has(url))).toEqual([]);
    }
    expect(firebase.filter((url) => shared.has(url))).toEqual([]);
  });
});

describe('the owner’s desk', () => {
  const desk = () => new Set([...modulesOfPart('SignedInHost'), ...modulesOfPart('session'), ...hostViews().flat()]);
  const hostViews = () => viewNames().map((name) => [...modulesOfPart(name)]);

  it('is light enough with all its views', () => {
    const weight = weighModules(new Set([...desk(), ...modulesOf(pageFile(pathTo('myBookings', 'en')))]));
    console.log(`▸ JavaScript of the owner’s desk, limit ${kB(deskLimit)} kB: ${kB(weight)}`);
    expect(weight).toBeGreaterThan(200_000);
    expect(weight).toBeLessThanOrEqual(deskLimit);
  });

  it.each(languages)('is in no page of a guest by itself, %s', (language) => {
    const own = ['SignedInHost', ...viewNames()].map((name) => [...modulesOfPart(name)][0]!);
    for (const { page, slug } of places.filter((place) => place.language === language)) {
      const loaded = modulesOf(pageFile(pathTo(page, language, slug)));
      expect(own.filter((url) => loaded.has(url))).toEqual([]);
    }
  });
});
