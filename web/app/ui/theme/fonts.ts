import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?letters';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?letters';
import marcellusExt from '@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2?letters';
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?letters';

/** The letters that are in the second file of a family only; every other is looked for in the first. */
const latinExt = 'U+100-17F';

export function face(family: string, weight: string, url: string, range?: string): string {
  const only = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${url})${only}}`;
}

/** A local font scaled to the size of ours, so that nothing moves when ours arrives. */
function fallbackFont(family: string, locals: string[], size: number, ascent: number, descent: number): string {
  const src = locals.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${family}';src:${src};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/** Of the villa's own texts: what guests write may need `OtherLetters`. The fallback fonts' figures come from the widths of a text in the five languages, measured in both fonts. */
export const fontFaces = [
  face('Marcellus', '400', marcellus),
  face('Marcellus', '400', marcellusExt, latinExt),
  face('Figtree', '400 700', figtree),
  face('Figtree', '400 700', figtreeExt, latinExt),
  fallbackFont('Marcellus as Times', ['Times New Roman', 'Liberation Serif'], 114.9, 84.8, 24.4),
  fallbackFont('Marcellus as DejaVu', ['DejaVu Serif'], 89.2, 109.2, 31.4),
  fallbackFont('Figtree as Arial', ['Arial', 'Liberation Sans'], 101.4, 93.7, 24.7),
  fallbackFont('Figtree as DejaVu', ['DejaVu Sans'], 88.1, 107.9, 28.4),
].join('');

/** Preloaded: the letters that nearly every word of the first screen needs. */
export const preloadedFonts = [marcellus, figtree];
