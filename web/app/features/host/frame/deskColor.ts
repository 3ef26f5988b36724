import { deskSchemes, type DeskColor } from './deskSchemes.ts';

/** Before the name of a colour in a style sheet: MUI's prefix of custom properties, `palette`, and the part that is ours. */
export const cssVarPrefix = 'desk';
const before = `--${cssVarPrefix}-palette-own-`;

/** What the owner's pages use instead of the site's `color`: each as it is in the scheme that the device asks for. */
export const deskColor = Object.fromEntries(
  Object.keys(deskSchemes.light).map((name) => [name, `var(${before}${name})`]),
) as Readonly<Record<DeskColor, string>>;
