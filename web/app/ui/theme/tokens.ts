/** The site's colours. `tokens.test.ts` checks the contrast of each pair that is used. */
export const color = {
  white: '#FFFFFF',
  paper: '#FBF8F2',
  stone: '#F2ECE1',
  /** Hairlines; never the only edge of a control. */
  line: '#DED3C2',
  /** The edge of a control: 3:1 on paper and white, as WCAG 1.4.11 wants it. */
  edge: '#8A8577',
  ink: '#18282F',
  soft: '#566369',
  sea: '#0E4A5A',
  deep: '#0A323E',
  onDeep: '#EAF1F0',
  softOnDeep: '#BED0CF',
  /** The one action of a view, and stars. */
  terracotta: '#B04A26',
  terracottaDark: '#923C1D',
  lavender: '#6F5FA3',
  good: '#2E6B47',
  bad: '#A3261F',
} as const;

/** The family of `OtherLetters`. */
export const otherLetters = "'Figtree others'";

export const font = {
  heading: "Marcellus, 'Marcellus as Times', 'Marcellus as DejaVu', Georgia, serif",
  text: `Figtree, ${otherLetters}, 'Figtree as Arial', 'Figtree as DejaVu', system-ui, sans-serif`,
} as const;

export const radius = { small: '12px', large: '18px' } as const;

/** The one shadow, for what floats above the page. */
export const shadow = '0 24px 60px -20px rgb(10 50 62 / 0.35)';

/** Media queries from this width up. */
export const from = {
  tablet: '@media (min-width: 700px)',
  desk: '@media (min-width: 1000px)',
} as const;

export const easeOut = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
