import { describe, expect, it } from 'vitest';
import { color, darkColor, deskOnlyColor } from './tokens.ts';

const light = { ...color, ...deskOnlyColor };
type Role = keyof typeof light;
const schemes: Record<'light' | 'dark', Readonly<Record<Role, string>>> = { light, dark: { ...light, ...darkColor } };

const pages: Role[] = ['background', 'panel', 'surface'];
const calendar: Role[] = ['weekend', 'pendingGround', 'hatchGround', 'chosen'];

/**
 * Text colours and their backgrounds. Each pair needs a contrast of 4.5:1 (WCAG 1.4.3), because any of them may be used
 * for small text.
 */
const texts: Partial<Record<Role, Role[]>> = {
  text: [...pages, ...calendar],
  textSecondary: pages,
  primary: pages,
  secondary: pages,
  info: pages,
  success: pages,
  error: pages,
  onPrimary: ['primary', 'primaryHover'],
  onSecondary: ['secondary'],
  headerBackground: ['onHeader'],
  onHeader: ['headerBackground'],
  onHeaderSecondary: ['headerBackground'],
  primaryOnHeader: ['headerBackground'],
  onPicture: ['headerBackground', 'behindPicture'],
};

/** Edges of controls, icons and focus rings, which need a contrast of 3:1 (WCAG 1.4.11). */
const signs: Partial<Record<Role, Role[]>> = {
  border: ['background', 'surface'],
  text: ['background', 'surface'],
  secondary: pages,
  primary: pages,
  error: ['background', 'surface'],
  onHeader: ['headerBackground'],
};

/** Hairlines, stripes and veils, which carry neither text nor a meaning of their own. */
const withoutContrast: Role[] = ['divider', 'headerDivider', 'headerHover', 'veil', 'hatch'];

type Rgb = [number, number, number];

function rgbOf(hex: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

/** A translucent colour over an opaque one. */
function blend(top: string, opacity: number, ground: string): Rgb {
  return rgbOf(top).map((value, at) => value * opacity + rgbOf(ground)[at]! * (1 - opacity)) as Rgb;
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const pairs = (table: typeof texts) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(table).flatMap(([role, grounds]) =>
      grounds.map((ground) => [role as Role, ground, scheme] as const),
    ),
  );

it('computes contrast as WCAG defines it', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

describe('text is legible', () => {
  it.each(pairs(texts))('%s on %s, %s', (role, ground, scheme) => {
    const colors = schemes[scheme];
    expect(contrast(rgbOf(colors[role]), rgbOf(colors[ground]))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['text', 'textSecondary'] as const)('%s on a night of the chosen stay', (role) => {
    expect(contrast(rgbOf(color[role]), blend(color.secondary, 0.1, color.surface))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('edges, icons and focus rings are visible', () => {
  it.each(pairs(signs))('%s on %s, %s', (role, ground, scheme) => {
    const colors = schemes[scheme];
    expect(contrast(rgbOf(colors[role]), rgbOf(colors[ground]))).toBeGreaterThanOrEqual(3);
  });
});

it('writes each colour in the form that drawings, mails and `faded` need', () => {
  const roles = Object.entries({ ...light, ...darkColor }).filter(([role]) => !withoutContrast.includes(role as Role));
  expect(roles.filter(([, value]) => !/^#[\da-f]{6}$/.test(value))).toEqual([]);
});

it('every role has its contrast tested, or carries neither text nor meaning', () => {
  const named = new Set<string>(
    [texts, signs].flatMap((table) => [...Object.keys(table), ...Object.values(table).flat()]),
  );
  expect(Object.keys(light).filter((role) => !named.has(role) && !withoutContrast.includes(role as Role))).toEqual([]);
});
