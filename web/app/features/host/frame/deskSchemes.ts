import { color } from '../../../ui/theme/tokens.ts';

/** The desk's colours: the site's, and those of the calendar that need no place among them. */
const light = {
  ...color,
  weekend: '#f6f1e7',
  pendingGround: '#f1eef8',
  hatch: '#d9d0c1',
  hatchGround: '#f6f2ea',
  /** Chosen nights, the current view. */
  chosen: '#d9e3e3',
  /** Over the page while a dialog is open. */
  veil: 'rgb(10 50 62 / 0.55)',
} as const;

export type DeskColor = keyof typeof light;

/** `white` is the ground of cards and fields, and what is written on a filled button. */
const dark: Readonly<Record<DeskColor, string>> = {
  white: '#17272e',
  paper: '#0f1b20',
  stone: '#22363e',
  line: '#34484f',
  edge: '#83959b',
  ink: '#edf2f1',
  soft: '#abbabe',
  sea: '#86c8d9',
  deep: color.deep,
  onDeep: color.onDeep,
  softOnDeep: color.softOnDeep,
  lineOnDeep: color.lineOnDeep,
  terracotta: '#e99c79',
  terracottaDark: '#f2b599',
  lavender: '#b9abe6',
  good: '#86caa2',
  bad: '#f3a59b',
  weekend: '#1d2f37',
  pendingGround: '#2a2a42',
  hatch: '#4a5a61',
  hatchGround: '#26363d',
  chosen: '#244650',
  veil: 'rgb(0 0 0 / 0.65)',
};

export const deskSchemes: { readonly light: Readonly<Record<DeskColor, string>>; readonly dark: typeof dark } = {
  light,
  dark,
};
