/**
 * Colours and typefaces of the whole site: pages, forms, mails, the pages behind links in mails, icons, manifests and the map. Each
 * colour is written as six digits and named after its role. Tests check the contrast of every pair that is used.
 */

const headerBackground = '#0a323e';
const onHeader = '#eaf1f0';
const onHeaderSecondary = '#bed0cf';

export const color = {
  /** The one action of a view, and stars. */
  primary: '#b04a26',
  /** `primary` under the pointer. */
  primaryHover: '#923c1d',
  /** Figures on dark bands. */
  primaryOnHeader: '#e3b59f',
  /** Text on `primary`. */
  onPrimary: '#ffffff',
  /** Links, focus rings, chosen nights, switches. */
  secondary: '#0e4a5a',
  onSecondary: '#ffffff',

  /** The page. */
  background: '#fbf8f2',
  /** Cards, fields, menus. */
  surface: '#ffffff',
  /** Quiet panels, table stripes, taken nights. */
  panel: '#f2ece1',
  text: '#18282f',
  textSecondary: '#566369',
  /** Hairlines; never the only edge of a control. */
  divider: '#ded3c2',
  /** The edge of a control: 3:1 on `background` and `surface`, as WCAG 1.4.11 requires. */
  border: '#8a8577',

  /** Header, footer and other dark bands; the browser's bar on a phone. */
  headerBackground,
  onHeader,
  onHeaderSecondary,
  headerDivider: `${onHeaderSecondary}40`,
  /** Outlined buttons on dark bands, under the pointer. */
  headerHover: `${onHeader}1a`,
  /** Over the page while a dialog is open. */
  veil: `${headerBackground}8c`,

  /** Counters, dots and focus rings on pictures. */
  onPicture: '#ffffff',
  /** Around a picture that fills the window. */
  behindPicture: '#0b1c22',

  /** Requests that wait, small highlights. */
  info: '#6f5fa3',
  success: '#2e6b47',
  error: '#a3261f',
} as const;

/** Colours that only the owner's desk uses. */
export const deskOnlyColor = {
  weekend: '#f6f1e7',
  pendingGround: '#f1eef8',
  hatch: '#d9d0c1',
  hatchGround: '#f6f2ea',
  /** Chosen nights, the current view. */
  chosen: '#d9e3e3',
} as const;

/** The colours that differ in dark mode, at the owner's desk and in mails. Guests' pages stay light. */
export const darkColor = {
  primary: '#e99c79',
  primaryHover: '#f2b599',
  onPrimary: '#17272e',
  secondary: '#86c8d9',
  onSecondary: '#17272e',
  background: '#0f1b20',
  surface: '#17272e',
  panel: '#22363e',
  text: '#edf2f1',
  textSecondary: '#abbabe',
  divider: '#34484f',
  border: '#83959b',
  veil: '#000000a6',
  info: '#b9abe6',
  success: '#86caa2',
  error: '#f3a59b',
  weekend: '#1d2f37',
  pendingGround: '#2a2a42',
  hatch: '#4a5a61',
  hatchGround: '#26363d',
  chosen: '#244650',
} as const;

/** The site's own fonts, from the packages that `web/app/ui/theme/fonts.ts` imports. */
export const font = { heading: 'Marcellus', text: 'Figtree' } as const;

/** The same with fonts of the reader's device: for mails, which load none, and for the pages behind their links until theirs load. */
export const installedFont = {
  heading: `${font.heading}, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif`,
  text: `${font.text}, 'Segoe UI', Roboto, 'Helvetica Neue', Helvetica, Arial, sans-serif`,
} as const;
