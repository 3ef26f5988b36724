import { color, darkColor, deskOnlyColor, font as family } from '../../../../villa/theme.ts';

export { color, darkColor, deskOnlyColor };

/** The family of the fonts in `OtherLetters`. */
export const otherLetters = `'${family.text} others'`;

/** Each family with its fallback fonts from `fonts.ts`. */
export const font = {
  heading: `${family.heading}, '${family.heading} as Times', '${family.heading} as DejaVu', Georgia, serif`,
  text: `${family.text}, ${otherLetters}, '${family.text} as Arial', '${family.text} as DejaVu', system-ui, sans-serif`,
} as const;

/** @param percent opacity of the colour, a `#rrggbb` */
export function faded(color: string, percent: number): string {
  const alpha = Math.round((percent * 255) / 100);
  return color + alpha.toString(16).padStart(2, '0');
}

export const radius = { small: '12px', large: '18px' } as const;

/** The only shadow, for elements that float above the page. */
export const shadow = `0 24px 60px -20px ${faded(color.headerBackground, 35)}`;

/** Media queries that match from this width on. */
export const from = {
  tablet: '@media (min-width: 700px)',
  desk: '@media (min-width: 1000px)',
} as const;

export const easeOut = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
