import { lowestNightPrice } from 'functions/domain/quote';
import { isListed, pageAt, pathTo, type Place } from 'functions/domain/sitePaths';
import { readApartment, readApartments, readRooms } from './apartments.server.ts';
import { picturePlaces, readGallery, readPicture } from './pictures.server.ts';
import { property } from './property.ts';
import { describeApartment, describeProperty, describeBreadcrumbs, type Crumb } from './structuredData.ts';

interface SiteTexts {
  nav: Record<string, string | undefined>;
  footer: Record<string, string | undefined>;
}

interface VillaTexts {
  apartments: Record<string, { name: string; line: string } | undefined>;
}

const site = import.meta.glob<SiteTexts>('../../../locales/*/site.json', { eager: true, import: 'default' });
const villa = import.meta.glob<VillaTexts>('../../../locales/*/villa.json', { eager: true, import: 'default' });

/**
 * The number of pictures that search engines ask for. The gallery's other pictures show the surroundings, which all
 * apartments share.
 */
const imageCount = 8;

/**
 * A page's structured data for search engines, as JSON-LD elements; empty for pages that are not listed. Runs at build time
 * only.
 */
export function readStructuredData(url: URL): object[] {
  const place = pageAt(url.pathname);
  if (!place || !isListed(place.page)) return [];
  return place.page === 'home' ? [propertyOf(url, place)] : [...apartment(url, place), ...breadcrumbs(place)];
}

function propertyOf(url: URL, { language }: Place) {
  const apartments = readApartments();
  const prices = apartments.flatMap(({ nightPrice, seasons }) => [
    nightPrice,
    ...seasons.map((season) => season.nightPrice ?? nightPrice),
  ]);
  return describeProperty(property, {
    path: pathTo('home', language),
    image: imageOf(readPicture(url, picturePlaces.hero)),
    prices: { from: Math.min(...apartments.map(lowestNightPrice)), to: Math.max(...prices) },
  });
}

function apartment(url: URL, { page, language, slug }: Place): object[] {
  if (page !== 'apartment') return [];
  const { name, line } = messagesOf(language, slug);
  return [
    describeApartment(property, readApartment(slug), {
      name,
      description: line,
      path: encodeURI(pathTo(page, language, slug)),
      images: readGallery(url, slug, 0).slice(0, imageCount).map(imageOf),
      rooms: readRooms(slug),
    }),
  ];
}

/** Empty if a parent page has no name in the header or footer. */
function breadcrumbs({ page, language, slug }: Place): object[] {
  const { nav, footer } = textsOf(site, language, 'site');
  const pages = slug === undefined ? (['home', page] as const) : (['home', 'apartments'] as const);
  const crumbs = pages.map((one) => ({ name: nav[one] ?? footer[one], path: pathTo(one, language) }));
  if (slug !== undefined) crumbs.push({ name: messagesOf(language, slug).name, path: pathTo(page, language, slug) });
  return crumbs.every((crumb): crumb is Crumb => crumb.name !== undefined)
    ? [describeBreadcrumbs(property, crumbs)]
    : [];
}

function imageOf({ src }: { src: string }): string {
  return `${src}-1024.webp`;
}

function messagesOf(language: Place['language'], slug: string) {
  const messages = textsOf(villa, language, 'villa').apartments[slug];
  if (!messages) throw new Error(`No ${language} texts for the apartment ${slug}`);
  return messages;
}

function textsOf<Texts>(files: Record<string, Texts>, language: Place['language'], namespace: string): Texts {
  const texts = files[`../../../locales/${language}/${namespace}.json`];
  if (!texts) throw new Error(`No ${language} texts for ${namespace}`);
  return texts;
}
