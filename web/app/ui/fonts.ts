import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import marcellusExt from '@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2?url';
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExt =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

function face(family: string, weight: string, url: string, range: string): string {
  return `@font-face{font-family:${family};font-style:normal;font-weight:${weight};font-display:swap;src:url(${url}) format('woff2');unicode-range:${range}}`;
}

/** A font of the machine scaled to take the room of ours, so that nothing moves when ours arrives. */
function standIn(family: string, locals: string[], size: number, ascent: number, descent: number): string {
  const src = locals.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${family}';src:${src};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/** The stand-ins' figures come from the widths of a text in the five languages, measured in both fonts. */
export const fontFaces = [
  face('Marcellus', '400', marcellus, latin),
  face('Marcellus', '400', marcellusExt, latinExt),
  face("'Figtree Variable'", '300 900', figtree, latin),
  face("'Figtree Variable'", '300 900', figtreeExt, latinExt),
  standIn('Marcellus as Times', ['Times New Roman', 'Liberation Serif'], 114.9, 84.8, 24.4),
  standIn('Marcellus as DejaVu', ['DejaVu Serif'], 89.2, 109.2, 31.4),
  standIn('Figtree as Arial', ['Arial', 'Liberation Sans'], 101.4, 93.7, 24.7),
  standIn('Figtree as DejaVu', ['DejaVu Sans'], 88.1, 107.9, 28.4),
].join('');

/** Fetched early: the letters that nearly every word of the first screen needs. */
export const preloadedFonts = [marcellus, figtree];
