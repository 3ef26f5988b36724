import site from '../../../villa/site.json' with { type: 'json' };
import { defaultLanguage, isLanguage, languages, type Language } from './language.ts';

/*
 * All page paths. Routes, prerendering, links, rewrites, sitemap and mails use this table.
 */

export const plainPages = [
  'home',
  'about',
  'apartments',
  'contact',
  'login',
  'myBookings',
  'confirmation',
  'imprint',
  'privacyPolicy',
  'terms',
  'cookiePolicy',
  'accessibility',
] as const;

/** Pages with a slug (apartment or booking number) after the name. */
export const slugPages = ['apartment', 'request', 'myBooking'] as const;

export type PlainPage = (typeof plainPages)[number];
export type SlugPage = (typeof slugPages)[number];
export type Page = PlainPage | SlugPage;
type NamedPage = Exclude<Page, 'home'>;

/** The names of this villa's pages in the languages of its site, which `siteSchema` checks. */
const names: Partial<Record<Language, Record<NamedPage, string>>> = site.pages;

/**
 * The language of links. A stored booking may have a language that the site no longer offers. Its links lead to pages
 * in the default language.
 */
function languageOnSite(language: Language): Language {
  return isLanguage(language) ? language : defaultLanguage;
}

function nameOf(page: Page, language: Language): string {
  return page === 'home' ? '' : names[languageOnSite(language)]![page];
}

/** Redirect target if the slug is missing. */
const withoutSlug: Record<SlugPage, PlainPage> = {
  apartment: 'apartments',
  request: 'apartments',
  myBooking: 'myBookings',
};

/** The slugs of these pages are apartments, so all their paths are known at build time. */
const apartmentPages = ['apartment', 'request'] as const satisfies readonly SlugPage[];

/** Pages for one guest, excluded from search engines. */
const unlistedPages: readonly Page[] = ['login', 'myBookings', 'myBooking', 'request', 'confirmation'];

export type Place =
  { page: PlainPage; language: Language; slug?: undefined } | { page: SlugPage; language: Language; slug: string };

function isSlugPage(page: Page): page is SlugPage {
  return (slugPages as readonly Page[]).includes(page);
}

function join(language: Language, ...parts: string[]): string {
  const prefix = languageOnSite(language) === defaultLanguage ? [] : [language];
  return '/' + [...prefix, ...parts].filter(Boolean).join('/');
}

/**
 * Path of a page in readable form (`/pl/polityka-prywatności`, not percent-encoded). `slug` is a single path segment.
 */
export function pathTo(page: PlainPage, language: Language): string;
export function pathTo(page: SlugPage, language: Language, slug: string): string;
export function pathTo(page: Page, language: Language, slug?: string): string;
export function pathTo(page: Page, language: Language, slug?: string): string {
  if (!isSlugPage(page)) return join(language, nameOf(page, language));
  if (!slug) return join(language, nameOf(withoutSlug[page], language));
  return join(language, nameOf(page, language), slug);
}

/** Route pattern of a page, with `:slug` if it has one. */
export function pathPattern(page: Page, language: Language): string {
  return isSlugPage(page) ? pathTo(page, language, ':slug') : pathTo(page, language);
}

/** All paths known at build time, in every language. These are prerendered. */
export function everyPath(apartmentSlugs: readonly string[]): string[] {
  return everyPlace(apartmentSlugs).map(({ page, language, slug }) => pathTo(page, language, slug));
}

export function everyPlace(apartmentSlugs: readonly string[]): Place[] {
  return languages.flatMap((language): Place[] => [
    ...plainPages.map((page) => ({ page, language })),
    ...apartmentPages.flatMap((page) => apartmentSlugs.map((slug) => ({ page, language, slug }))),
  ]);
}

/**
 * Paths that redirect to a page: names in the default language under another language's prefix, and pages without their slug.
 * `from` and `to` may contain `:slug`; `from` is never the path of a page.
 */
export function everyAlias(): { from: string; to: string }[] {
  const pages: Page[] = [...plainPages, ...slugPages];
  const own = new Set(languages.flatMap((language) => pages.map((page) => pathPattern(page, language))));
  const aliases = new Map<string, string>();
  for (const language of languages) {
    for (const page of plainPages) {
      aliases.set(join(language, nameOf(page, defaultLanguage)), pathTo(page, language));
    }
    for (const page of slugPages) {
      for (const name of [nameOf(page, language), nameOf(page, defaultLanguage)]) {
        aliases.set(join(language, name, ':slug'), pathPattern(page, language));
        aliases.set(join(language, name), pathTo(withoutSlug[page], language));
      }
    }
  }
  return [...aliases].filter(([from]) => !own.has(from)).map(([from, to]) => ({ from, to }));
}

/** Whether search engines may index the page. */
export function isListed(page: Page): boolean {
  return !unlistedPages.includes(page);
}

/** Views of the owner's desk. The view Today is at the desk's own path; a booking's ID follows `bookings`. */
export const hostViews = ['calendar', 'bookings', 'books', 'cleaning', 'prices', 'more', 'help'] as const;

/**
 * Path of the owner's desk or of one of its views, such as `bookings/7K3Q9-XRD2M`. Not in the table above, because no link
 * leads guests there.
 */
export function hostPath(language: Language, ...view: string[]): string {
  return join(language, 'host', ...view);
}

/** All paths of the owner's desk, with `:id` for the ID of a booking. */
export function hostPatterns(language: Language): string[] {
  const views = hostViews.map((view) => hostPath(language, view));
  return [hostPath(language), ...views, hostPath(language, 'bookings', ':id')];
}

export function isHostPath(pathname: string): boolean {
  const own = hostPath(languageOfPath(pathname));
  return pathname === own || pathname.startsWith(`${own}/`);
}

/** Language of the path's prefix, whether or not the page exists. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : defaultLanguage;
}

/**
 * The page at a path or alias, raw or percent-encoded, with or without trailing slash; `null` if there is none. `pathTo` of
 * the result is the page's canonical path.
 */
export function pageAt(pathname: string): Place | null {
  const segments = readableSegments(pathname);
  if (!segments) return null;
  const language = languageOfPath(pathname);
  if (language !== defaultLanguage) segments.shift();
  const [name = '', slug, ...rest] = segments;
  if (rest.length > 0) return null;
  for (const named of [language, defaultLanguage]) {
    const plain = plainPages.find((page) => nameOf(page, named) === name);
    const withSlug = slugPages.find((page) => nameOf(page, named) === name);
    if (slug === undefined && plain) return { page: plain, language };
    if (slug === undefined && withSlug) return { page: withoutSlug[withSlug], language };
    if (slug !== undefined && withSlug) return { page: withSlug, language, slug };
  }
  return null;
}

function readableSegments(pathname: string): string[] | null {
  try {
    // macOS and iOS may send ś as two code points; the table uses the composed form.
    return decodeURI(pathname).normalize('NFC').replace(/\/$/, '').split('/').slice(1);
  } catch {
    return null;
  }
}

/** The same page in another language, or that language's home page. */
export function switchLanguage(pathname: string, language: Language): string {
  const place = pageAt(pathname);
  return place ? pathTo(place.page, language, place.slug) : pathTo('home', language);
}
