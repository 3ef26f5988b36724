import sharp, { type Sharp } from 'sharp';
import type { Master } from './readMaster.ts';
import { pictureSettings } from './pictureSettings.ts';

/** The endings of a picture's URLs and how to make the files. */
export function pictureVariants(master: Master): Map<string, () => Promise<Buffer>> {
  const variants = new Map<string, () => Promise<Buffer>>();
  const formats = {
    avif: (image: Sharp) => image.avif(master.tall ? pictureSettings.tallAvif : pictureSettings.avif),
    webp: (image: Sharp) => image.webp(pictureSettings.webp),
  };
  for (const width of master.onlyShared ? [] : master.widths) {
    for (const [format, encode] of Object.entries(formats)) {
      variants.set(`-${width}.${format}`, () => encode(upright(master).resize(width)).toBuffer());
    }
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
