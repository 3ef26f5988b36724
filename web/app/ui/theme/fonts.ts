import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?letters';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?letters';
import marcellusExt from '@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2?letters';
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?letters';
import { font as family } from '../../../../villa/theme.ts';

/** The characters that only a family's second file contains; the first file covers all others. */
const latinExt = 'U+100-17F';

export function face(family: string, weight: string, url: string, range?: string): string {
  const only = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${url})${only}}`;
}

/** A local font scaled to the metrics of ours, so that nothing moves when ours loads. */
function fallbackFont(family: string, locals: string[], size: number, ascent: number, descent: number): string {
  const src = locals.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${family}';src:${src};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/**
 * Font faces for the villa's own texts; guests' texts may need `OtherLetters`. The numbers of the fallback fonts come
 * from the widths of a text in the five languages, measured in both fonts.
 */
export const fontFaces = [
  face(family.heading, '400', marcellus),
  face(family.heading, '400', marcellusExt, latinExt),
  face(family.text, '400 700', figtree),
  face(family.text, '400 700', figtreeExt, latinExt),
  fallbackFont(`${family.heading} as Times`, ['Times New Roman', 'Liberation Serif'], 114.9, 84.8, 24.4),
  fallbackFont(`${family.heading} as DejaVu`, ['DejaVu Serif'], 89.2, 109.2, 31.4),
  fallbackFont(`${family.text} as Arial`, ['Arial', 'Liberation Sans'], 101.4, 93.7, 24.7),
  fallbackFont(`${family.text} as DejaVu`, ['DejaVu Sans'], 88.1, 107.9, 28.4),
].join('');

/** Preloaded: the fonts that nearly every word of the first screen uses. */
export const preloadedFonts = [marcellus, figtree];
