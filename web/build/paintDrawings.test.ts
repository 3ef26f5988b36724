import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { color } from '../../villa/theme.ts';
import { paintDrawing } from './paintDrawings.ts';

it('gives each role the colour of the theme', () => {
  expect(paintDrawing('<path fill="var(--primary)" stroke="var(--headerBackground)"/>')).toBe(
    `<path fill="${color.primary}" stroke="${color.headerBackground}"/>`,
  );
});

it('refuses a role that the theme does not have', () => {
  expect(() => paintDrawing('<path fill="var(--terracotta)"/>')).toThrow('"terracotta"');
});

it.each(['favicon.svg', 'host-icon.svg', 'map.svg'])('villa/%s follows the theme', (file) => {
  const drawing = readFileSync(join(import.meta.dirname, '..', '..', 'villa', file), 'utf8');
  const painted = paintDrawing(drawing);
  expect(painted).not.toBe(drawing);
  // Leaves out white, because roads and boats are white too.
  const own = Object.values(color).filter((value) => value !== color.surface);
  expect(own.filter((value) => drawing.toLowerCase().includes(value))).toEqual([]);
});
