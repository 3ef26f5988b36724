import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import places from '../../../villa/pictures.json' with { type: 'json' };
import { pictureSettings } from './pictureSettings.ts';

export const pictureFolder = join(import.meta.dirname, '..', '..', '..', 'villa', 'pictures');

/** The URL of the pictures on the site; files under /assets are cached for ever. */
const urlFolder = '/assets/pictures';

/** A picture as it lies in villa/pictures, and what the site needs to know of it. */
export interface Master {
  bytes: Buffer;
  /** Where its variants are on the site, without their ending: `/assets/pictures/beach-1a2b3c4d`. */
  src: string;
  /** In pixels, turned upright. */
  width: number;
  height: number;
  /** Where the eye goes, as shares of width and height: what must stay when a part is cut off. */
  focus: [x: number, y: number] | undefined;
  /** It is the first picture as upright screens show it. */
  tall: boolean;
  /** The widths it is made in: none that is larger than itself. */
  widths: number[];
  /** It is not shown on a page, only beside links to it. */
  onlyShared: boolean;
  /** It is shown beside links, too. */
  shared: boolean;
}

/** The paths of all pictures, by their names. */
export function listMasters(): Map<string, string> {
  const files = readdirSync(pictureFolder).filter((file) => /\.(jpe?g|webp|png)$/i.test(file));
  return new Map(files.map((file) => [parse(file).name, join(pictureFolder, file)]));
}

/** One hash stands for a picture, its settings and all its variants: a hash for each would make every page heavier. */
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
