import { color } from '../../../ui/theme/tokens.ts';

/** The desk's colours: the site's, and those of the calendar that need no place among them. */
const light = {
  ...color,
  weekend: '#F6F1E7',
  pendingGround: '#F1EEF8',
  hatch: '#D9D0C1',
  hatchGround: '#F6F2EA',
  /** Chosen nights, the current view. */
  chosen: '#D9E3E3',
  /** Over the page while a dialog is open. */
  veil: 'rgb(10 50 62 / 0.55)',
} as const;

export type DeskColor = keyof typeof light;

/** `white` is the ground of cards and fields, and what is written on a filled button. */
const dark: Readonly<Record<DeskColor, string>> = {
  white: '#17272E',
  paper: '#0F1B20',
  stone: '#22363E',
  line: '#34484F',
  edge: '#83959B',
  ink: '#EDF2F1',
  soft: '#ABBABE',
  sea: '#86C8D9',
  deep: color.deep,
  onDeep: color.onDeep,
  softOnDeep: color.softOnDeep,
  terracotta: '#E99C79',
  terracottaDark: '#F2B599',
  lavender: '#B9ABE6',
  good: '#86CAA2',
  bad: '#F3A59B',
  weekend: '#1D2F37',
  pendingGround: '#2A2A42',
  hatch: '#4A5A61',
  hatchGround: '#26363D',
  chosen: '#244650',
  veil: 'rgb(0 0 0 / 0.65)',
};

export const deskSchemes: { readonly light: Readonly<Record<DeskColor, string>>; readonly dark: typeof dark } = {
  light,
  dark,
};
