/** The site's colours. `tokens.test.ts` checks the contrast of each pair that is used. */
export const color = {
  white: '#ffffff',
  paper: '#fbf8f2',
  stone: '#f2ece1',
  /** Hairlines; never the only edge of a control. */
  line: '#ded3c2',
  /** The edge of a control: 3:1 on paper and white, as WCAG 1.4.11 wants it. */
  edge: '#8a8577',
  ink: '#18282f',
  soft: '#566369',
  sea: '#0e4a5a',
  deep: '#0a323e',
  onDeep: '#eaf1f0',
  softOnDeep: '#bed0cf',
  /** Hairlines on `deep`: a quarter of `softOnDeep`. */
  lineOnDeep: '#bed0cf40',
  /** The one action of a view, and stars. */
  terracotta: '#b04a26',
  terracottaDark: '#923c1d',
  lavender: '#6f5fa3',
  good: '#2e6b47',
  bad: '#a3261f',
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
