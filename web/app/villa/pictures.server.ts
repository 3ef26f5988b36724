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
  /** The available widths. All of `pictureWidths` if missing. */
  widths?: number[];
}

/** A picture with its alternative text in the page's language. */
export interface VillaPicture extends PictureFile {
  alt: string;
}

export interface GalleryPicture extends VillaPicture {
  caption: string;
}

/** Which picture is shown where: villa/pictures.json. */
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
 * A picture of the villa for a page. Runs at build time only, so that a page includes only its own pictures and
 * language.
 * @param url the loader's `url`
 * @param seen whether the page shows it without scrolling or swiping
 */
export function readPicture(url: URL, name: string, seen = true): VillaPicture {
  const { caption: _, ...picture } = read(languageOfPath(url.pathname), name);
  return withNeededPlaceholder(picture, seen);
}

/** The home page's first picture, and the one for portrait screens. */
export function readHero(url: URL): { wide: VillaPicture; tall: PictureFile } {
  return { wide: readPicture(url, picturePlaces.hero), tall: readFile(picturePlaces.heroTall) };
}

/**
 * All pictures of an apartment in order; the first one represents it.
 * @param seen how many the page shows without scrolling or swiping; the others need no placeholder
 */
export function readGallery(url: URL, slug: string, seen: number): GalleryPicture[] {
  return namesOf(slug).map((name, place) =>
    withNeededPlaceholder(read(languageOfPath(url.pathname), name), place < seen),
  );
}

/**
 * The first pictures of every apartment, by slug.
 * @param seen how many of each the page shows without scrolling or swiping
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

/** A picture that appears only after scrolling or swiping needs no placeholder, because it is loaded before it is visible. */
function withNeededPlaceholder<Picture extends VillaPicture>(picture: Picture, seen: boolean): Picture {
  if (!seen) delete picture.placeholder;
  return picture;
}

/** The picture that other sites show beside a link. */
export interface SharedPicture {
  /** Relative to the site's origin. */
  src: string;
  alt: string;
}

/** @param slug slug of the page's apartment, if any */
export function readSharedPicture(url: URL, slug?: string): SharedPicture {
  const { src, alt } = readPicture(url, slug ? namesOf(slug)[0]! : picturePlaces.openGraph);
  return { src: `${src}-share.jpg`, alt };
}

function namesOf(slug: string): string[] {
  const names = picturePlaces.apartments[slug];
  if (!names?.length) throw new Error(`villa/pictures.json has no pictures for the apartment ${slug}`);
  return names;
}
