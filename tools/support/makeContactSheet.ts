import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';

const columns = 5;
const pictureTile = { width: 360, height: 240 };
const gap = 16;
const caption = 26;

/**
 * A JPEG with all pictures of a folder and their names.
 * @param tile in px
 * @param keep how pictures of another shape are cropped: the middle, or full width from the top
 */
export async function makeContactSheet(
  folder: string,
  target: string,
  { tile = pictureTile, keep = 'middle' }: { tile?: typeof pictureTile; keep?: 'middle' | 'top' } = {},
): Promise<void> {
  const files = globSync('*.jpg', { cwd: folder }).sort();
  const rows = Math.ceil(files.length / columns);
  const layers: OverlayOptions[] = [];
  for (const [index, file] of files.entries()) {
    const left = gap + (index % columns) * (tile.width + gap);
    const top = gap + Math.floor(index / columns) * (tile.height + caption + gap);
    const picture = sharp(join(folder, file));
    const input = keep === 'top' ? await topOf(picture, tile) : await picture.resize(tile).toBuffer();
    layers.push({ input, left, top });
    const label = `<svg width="${tile.width}" height="${caption}"><text x="0" y="18" font-family="sans-serif" font-size="15" fill="#566369">${basename(file, '.jpg')}</text></svg>`;
    layers.push({ input: Buffer.from(label), left, top: top + tile.height });
  }
  await sharp({
    create: {
      width: gap + columns * (tile.width + gap),
      height: gap + rows * (tile.height + caption + gap),
      channels: 3,
      background: '#FBF8F2',
    },
  })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(target);
}

async function topOf(picture: Sharp, tile: typeof pictureTile): Promise<Buffer> {
  const { data, info } = await picture.resize({ width: tile.width }).toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, tile.height);
  return sharp(data).extract({ left: 0, top: 0, width: tile.width, height }).toBuffer();
}
