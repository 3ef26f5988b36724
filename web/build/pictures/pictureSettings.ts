import sharp from 'sharp';
import { pictureWidths } from '../../app/ui/picture/pictureWidths.ts';

/**
 * How pictures are made. AVIF at effort 3: 4 takes four times as long and saves a tenth.
 */
export const pictureSettings = {
  widths: pictureWidths,
  avif: { quality: 50, effort: 3 },
  webp: { quality: 74, effort: 4 },
  placeholder: { size: 10, quality: 50 },
  /** Phones that are held upright have small pixels, and wait longest: nobody sees the difference, a third less is fetched. */
  tallAvif: { quality: 45, effort: 3 },
  /** What other sites show beside a link. */
  share: { width: 1200, height: 630, quality: 80 },
  encoder: sharp.versions.sharp,
};
