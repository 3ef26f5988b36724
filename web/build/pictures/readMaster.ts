import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import places from '../../../villa/pictures.json' with { type: 'json' };
import { pictureWidths } from '../../app/ui/picture/pictureWidths.ts';

export const pictureFolder = join(import.meta.dirname, '..', '..', '..', 'villa', 'pictures');

/** Base URL of the pictures; files under /assets are cached for ever. */
const urlFolder = '/assets/pictures';

/** A picture in villa/pictures, and what the site needs to know about it. */
export interface Master {
  bytes: Buffer;
  /** URL of its variants without their ending: `/assets/pictures/beach-1a2b3c4d`. */
  src: string;
  /** In pixels, after applying the orientation. */
  width: number;
  height: number;
  /** The point that must stay visible when the picture is cropped, as shares of width and height. */
  focus: [x: number, y: number] | undefined;
  /** Whether it is the home page's first picture for portrait screens. */
  tall: boolean;
  /** Widths of its variants, none larger than the picture itself. */
  widths: number[];
  /** Whether the picture is not shown on a page, but only beside links to it on other sites. */
  onlyShared: boolean;
  /** Whether the picture is also shown beside links on other sites. */
  shared: boolean;
}

/** The paths of all pictures, by name. */
export function listMasters(): Map<string, string> {
  const files = readdirSync(pictureFolder).filter((file) => /\.(jpe?g|webp|png)$/i.test(file));
  return new Map(files.map((file) => [parse(file).name, join(pictureFolder, file)]));
}

/**
 * Reads a picture. It has one hash for the file, its settings and all variants, because a hash per variant would make
 * every page larger.
 */
export async function readMaster(path: string): Promise<Master> {
  const { name } = parse(path);
  const bytes = await readFile(path);
  const { autoOrient } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const focus = Object.entries(places.focus).find(([one]) => one === name)?.[1] as Master['focus'];
  const tall = name === places.heroTall;
  const widths = pictureSettings.widths.filter((one) => one <= width);
  const hash = createHash('sha256')
    .update(JSON.stringify([pictureSettings, focus, tall]))
    .update(bytes)
    .digest('hex');
  return {
    bytes,
    src: `${urlFolder}/${name}-${hash.slice(0, 6)}`,
    width,
    height,
    focus,
    tall,
    widths,
    onlyShared: name === places.openGraph,
    shared: name === places.openGraph || Object.values(places.apartments).some(([first]) => first === name),
  };
}

/** How pictures are encoded. AVIF effort 4 takes four times as long as 3 and saves a tenth. */
export const pictureSettings = {
  widths: pictureWidths,
  avif: { quality: 50, effort: 3 },
  webp: { quality: 74, effort: 4 },
  placeholder: { size: 10, quality: 50 },
  /**
   * For phones in portrait, which have small pixels and wait longest. The lower quality is invisible there and saves a
   * third of the download.
   */
  tallAvif: { quality: 45, effort: 3 },
  /** The preview that other sites show beside a link. */
  share: { width: 1200, height: 630, quality: 80 },
  encoder: sharp.versions.sharp,
};
