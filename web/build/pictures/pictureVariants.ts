import sharp, { type Sharp } from 'sharp';
import { pictureSettings, type Master } from './readMaster.ts';

/** The URL endings of a picture's variants, with functions that create the files. */
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

/** A picture in mails, sharp on dense screens. @param width width in a mail, in pixels @param height likewise */
export function mailVariant(master: Master, width: number, height: number): Promise<Buffer> {
  const size = { width: width * 2, height: height * 2, fit: 'cover' } as const;
  return upright(master).resize(size).jpeg({ quality: 70, mozjpeg: true }).toBuffer();
}

/** A blurred preview in a few colours, shown until the picture loads; WebP in base64. */
export async function makePlaceholder(master: Master): Promise<string> {
  const { size, quality } = pictureSettings.placeholder;
  const image = await upright(master).resize(size, size, { fit: 'fill' }).webp({ quality, effort: 6 }).toBuffer();
  return image.toString('base64');
}

/** Applies the orientation and drops the camera's metadata, such as place and time. */
function upright({ bytes }: Master): Sharp {
  return sharp(bytes).autoOrient();
}
