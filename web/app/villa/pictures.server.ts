import type { Language } from 'functions/domain/language';
import { languageOfPath } from 'functions/domain/sitePaths';
import * as z from 'zod/mini';
import picturesJson from '../../../villa/pictures.json';
import { picturesSchema } from './dataSchemas.server.ts';

export interface PictureFile {
  src: string;
  width: number;
  height: number;
  placeholder?: string;
  focus?: [x: number, y: number];
  /** The widths it is made in, if they are not all of them. */
  widths?: number[];
}

/** A picture with what is to be seen on it, in the page's language. */
export interface VillaPicture extends PictureFile {
  alt: string;
}

/** A picture that has a caption under it. */
export interface GalleryPicture extends VillaPicture {
  caption: string;
}

/** Which picture stands where: villa/pictures.json. */
export const picturePlaces = z.parse(picturesSchema, picturesJson);

const files = import.meta.glob<PictureFile>('../../../villa/pictures/*.{jpg,jpeg,webp,png}', {
  eager: true,
  query: '?picture',
  import: 'default',
});

const fileOf = new Map(Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.\w+$/g, ''), file]));

type Texts = Record<string, { alt: string; caption: string } | undefined>;

const texts = import.meta.glob<Texts>('../../../locales/*/pictures.json', { eager: true, import: 'default' });

function readFile(name: string): PictureFile {
  const file = fileOf.get(name);
  if (!file) throw new Error(`No picture ${name} in villa/pictures`);
  return file;
}

function read(language: Language, name: string): GalleryPicture {
  const file = readFile(name);
  const messages = texts[`../../../locales/${language}/pictures.json`]?.[name];
  if (!messages) throw new Error(`No ${language} texts for the picture ${name}`);
  return { ...file, ...messages };
}

/**
 * A picture of the villa for a page. Runs at build time only, so that a page carries its own pictures in its own language.
 * @param url the loader's `url`
 * @param seen does the page show it at once?
 */
export function readPicture(url: URL, name: string, seen = true): VillaPicture {
  const { caption: _, ...picture } = read(languageOfPath(url.pathname), name);
  return seenOrNot(picture, seen);
}

/** The first picture of the home page, and what upright screens show in its place. */
export function readHero(url: URL): { wide: VillaPicture; tall: PictureFile } {
  return { wide: readPicture(url, picturePlaces.hero), tall: readFile(picturePlaces.heroTall) };
}

/**
 * All pictures of an apartment in their order, the first one standing for it.
 * @param seen how many of them the page shows at once: those that only come when somebody leafs need no placeholder
 */
export function readGallery(url: URL, slug: string, seen: number): GalleryPicture[] {
  return namesOf(slug).map((name, place) => seenOrNot(read(languageOfPath(url.pathname), name), place < seen));
}

/**
 * The first pictures of every apartment, by its slug.
 * @param seen how many of each the page shows at once
 */
export function readCovers(url: URL, count: number, seen: number): Record<string, VillaPicture[]> {
  return Object.fromEntries(
    Object.keys(picturePlaces.apartments).map((slug) => [
      slug,
      namesOf(slug)
        .slice(0, count)
        .map((name, place) => readPicture(url, name, place < seen)),
    ]),
  );
}

/** A picture that only comes when somebody scrolls or leafs needs no placeholder: it is fetched before it is in sight. */
function seenOrNot<Picture extends VillaPicture>(picture: Picture, seen: boolean): Picture {
  if (!seen) delete picture.placeholder;
  return picture;
}

/** What other sites show beside a link to a page. */
export interface SharedPicture {
  /** Relative to the site's origin. */
  src: string;
  alt: string;
}

/** @param slug of the apartment that the page is about */
export function readSharedPicture(url: URL, slug?: string): SharedPicture {
  const { src, alt } = readPicture(url, slug ? namesOf(slug)[0]! : picturePlaces.openGraph);
  return { src: `${src}-share.jpg`, alt };
}

function namesOf(slug: string): string[] {
  const names = picturePlaces.apartments[slug];
  if (!names?.length) throw new Error(`villa/pictures.json has no pictures for the apartment ${slug}`);
  return names;
}
