import sharp, { type Sharp } from 'sharp';
import type { Master } from './readMaster.ts';
import { pictureSettings } from './pictureSettings.ts';

/** The endings of a picture's addresses and how to make what is found there. */
export function pictureVariants(master: Master): Map<string, () => Promise<Buffer>> {
  const variants = new Map<string, () => Promise<Buffer>>();
  const add = (ending: string, shape: (upright: Sharp) => Sharp, avif = pictureSettings.avif) => {
    const formats = {
      avif: (image: Sharp) => image.avif(avif),
      webp: (image: Sharp) => image.webp(pictureSettings.webp),
    };
    for (const [format, encode] of Object.entries(formats)) {
      variants.set(`${ending}.${format}`, () => encode(shape(upright(master))).toBuffer());
    }
  };
  if (!master.onlyShared) {
    for (const width of pictureSettings.widths) add(`-${width}`, (image) => image.resize(width));
  }
  for (const width of master.tall ?? []) {
    add(`-tall-${width}`, (image) => image.extract(cutTall(master)).resize(width), pictureSettings.tallAvif);
  }
  if (master.shared) {
    const { width, height, quality } = pictureSettings.share;
    variants.set('-share.jpg', () =>
      upright(master).resize(width, height, { fit: 'cover' }).jpeg({ quality, mozjpeg: true }).toBuffer(),
    );
  }
  return variants;
}

/** A few colours to stand there until the picture has come; base64 of a WebP. */
export async function makePlaceholder(master: Master): Promise<string> {
  const { size, quality } = pictureSettings.placeholder;
  const image = await upright(master).resize(size, size, { fit: 'fill' }).webp({ quality, effort: 6 }).toBuffer();
  return image.toString('base64');
}

/** Without what a camera writes into its pictures: place, time, orientation. */
function upright({ bytes }: Master): Sharp {
  return sharp(bytes).autoOrient();
}

function cutTall({ width, height, focus: [x] = [0.5, 0.5] }: Master) {
  const cut = Math.min(width, Math.round(height * pictureSettings.tallShape));
  const left = Math.round(Math.max(0, Math.min(width - cut, x * width - cut / 2)));
  return { left, top: 0, width: cut, height };
}
