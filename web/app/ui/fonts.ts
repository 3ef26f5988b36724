import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import marcellusExt from '@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2?url';
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';

/** The letters that are in the second file of a family only; every other is looked for in the first. */
const latinExt = 'U+100-130,U+132-151,U+154-2BA,U+1E00-1EFF';

function face(family: string, weight: string, url: string, range?: string): string {
  const only = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${url}) format('woff2')${only}}`;
}

/** A font of the machine scaled to take the room of ours, so that nothing moves when ours arrives. */
function standIn(family: string, locals: string[], size: number, ascent: number, descent: number): string {
  const src = locals.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${family}';src:${src};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/** The stand-ins' figures come from the widths of a text in the five languages, measured in both fonts. */
export const fontFaces = [
  face('Marcellus', '400', marcellus),
  face('Marcellus', '400', marcellusExt, latinExt),
  face("'Figtree Variable'", '300 900', figtree),
  face("'Figtree Variable'", '300 900', figtreeExt, latinExt),
  standIn('Marcellus as Times', ['Times New Roman', 'Liberation Serif'], 114.9, 84.8, 24.4),
  standIn('Marcellus as DejaVu', ['DejaVu Serif'], 89.2, 109.2, 31.4),
  standIn('Figtree as Arial', ['Arial', 'Liberation Sans'], 101.4, 93.7, 24.7),
  standIn('Figtree as DejaVu', ['DejaVu Sans'], 88.1, 107.9, 28.4),
].join('');

/** Fetched early: the letters that nearly every word of the first screen needs. */
export const preloadedFonts = [marcellus, figtree];
