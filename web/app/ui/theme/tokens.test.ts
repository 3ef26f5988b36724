import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { color } from './tokens.ts';

const { white } = color;
type Name = keyof typeof color;

/** Text colours and their backgrounds. Each pair needs 4.5:1 (WCAG 1.4.3), as any of it may be small text. */
const texts: Partial<Record<Name, Name[]>> = {
  ink: ['paper', 'stone', 'white'],
  soft: ['paper', 'stone', 'white'],
  sea: ['paper', 'stone', 'white'],
  lavender: ['paper', 'stone', 'white'],
  terracotta: ['paper', 'stone', 'white'],
  good: ['paper', 'stone', 'white'],
  bad: ['paper', 'stone', 'white'],
  deep: ['onDeep'],
  onDeep: ['deep'],
  softOnDeep: ['deep'],
  paper: ['sea'],
  white: ['terracotta', 'terracottaDark', 'sea', 'deep'],
};

/** Edges of controls, icons and focus rings, which need 3:1 (WCAG 1.4.11). Not `line` and `lineOnDeep`, which only separate texts. */
const signs: Partial<Record<Name, Name[]>> = {
  edge: ['paper', 'white'],
  ink: ['paper', 'white'],
  sea: ['paper', 'stone', 'white'],
  terracotta: ['paper', 'stone', 'white'],
  bad: ['paper', 'white'],
  onDeep: ['deep'],
};

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
  Object.entries(table).flatMap(([name, grounds]) => grounds.map((ground) => [name as Name, ground] as const));

it('computes contrast as WCAG defines it', () => {
  expect(contrast(rgbOf('#000000'), rgbOf(white))).toBeCloseTo(21, 5);
  expect(contrast(rgbOf('#777777'), rgbOf(white))).toBeCloseTo(4.48, 2);
});

describe('text is legible', () => {
  it.each(pairs(texts))('%s on %s', (name, ground) => {
    expect(contrast(rgbOf(color[name]), rgbOf(color[ground]))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['ink', 'soft'] as const)('%s on a night of the chosen stay', (name) => {
    expect(contrast(rgbOf(color[name]), blend(color.sea, 0.1, white))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('edges, icons and focus rings are visible', () => {
  it.each(pairs(signs))('%s on %s', (name, ground) => {
    expect(contrast(rgbOf(color[name]), rgbOf(color[ground]))).toBeGreaterThanOrEqual(3);
  });
});

describe('the tables contain every use of a colour', () => {
  const app = join(import.meta.dirname, '..', '..');
  const code = globSync('**/*.{ts,tsx}', { cwd: app })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(app, file), 'utf8'))
    .join('\n');
  const used = (property: string) => [
    ...new Set(
      [...code.matchAll(new RegExp(`(?<![-\\w])${property}: (?:'|\\$\\{)?color\\.(\\w+)`, 'g'))].map(
        ([, name]) => name!,
      ),
    ),
  ];

  it('as text', () => {
    // MUI draws the icon of a checkbox and the track of a switch in the colour of text.
    const icons = ['edge'];
    expect(used('color').length).toBeGreaterThan(5);
    expect(used('color').filter((name) => !(name in texts) && !icons.includes(name))).toEqual([]);
  });

  it('as a background', () => {
    const grounds = new Set<string>(Object.values(texts).flat());
    // Backgrounds without text: the hairline of a table, the knob of a switch.
    const withoutText = ['line', 'edge'];
    const backgrounds = used('background(?:-color)?').filter((name) => !withoutText.includes(name));
    expect(backgrounds.length).toBeGreaterThan(3);
    expect(backgrounds.filter((name) => !grounds.has(name))).toEqual([]);
  });

  it('of every token', () => {
    const named = new Set<string>([
      ...Object.keys(texts),
      ...Object.values(texts).flat(),
      ...Object.keys(signs),
      'line',
      'lineOnDeep',
    ]);
    expect(Object.keys(color).filter((name) => !named.has(name))).toEqual([]);
  });
});
