import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { languages } from '../../../functions/src/domain/language.ts';
import apartments from '../../../villa/apartments.json' with { type: 'json' };
import places from '../../../villa/pictures.json' with { type: 'json' };
import { listMasters, pictureFolder } from './readMaster.ts';

const masters = [...listMasters()];
const galleries: Record<string, string[]> = places.apartments;
const placed = new Set([
  places.hero,
  places.heroTall,
  places.evening,
  places.openGraph,
  ...Object.values(places.about),
  ...Object.values(galleries).flat(),
]);

describe('villa/pictures', () => {
  it('has a place on the site for every picture, and a picture for every place', () => {
    expect(masters.map(([name]) => name).toSorted()).toEqual([...placed].toSorted());
  });

  it('has every picture once, and nothing else', () => {
    const files = readdirSync(pictureFolder);
    expect(files.toSorted()).toEqual(masters.map(([, path]) => basename(path)).toSorted());
  });

  it.each(masters)('has %s in a size that is sharp everywhere, and no larger than needed', async (name, path) => {
    const { autoOrient } = await sharp(await readFile(path)).metadata();
    if (name === places.openGraph) expect(autoOrient).toEqual({ width: 1200, height: 630 });
    else if (name === places.heroTall) expect(autoOrient.height).toBeGreaterThanOrEqual(1920);
    else expect(autoOrient.width).toBeGreaterThanOrEqual(1920);
    expect(statSync(path).size / 1000, 'kB').toBeLessThanOrEqual(600);
  });
});

describe('villa/pictures.json', () => {
  it.each(apartments.map(({ slug }) => slug))('has eight or more different pictures of %s', (slug) => {
    const gallery = galleries[slug] ?? [];
    expect(new Set(gallery).size).toBe(gallery.length);
    expect(gallery.length).toBeGreaterThanOrEqual(8);
  });

  it('has pictures of no other apartment', () => {
    expect(Object.keys(galleries).toSorted()).toEqual(apartments.map(({ slug }) => slug).toSorted());
  });

  it('has focus points only for existing pictures, as shares of width and height', () => {
    for (const [name, focus] of Object.entries(places.focus as Record<string, number[]>)) {
      expect(placed.has(name), name).toBe(true);
      expect(focus).toHaveLength(2);
      for (const share of focus) expect(Math.abs(share - 0.5)).toBeLessThanOrEqual(0.5);
    }
  });
});

test.each(languages)('every picture has its two texts in %s, and no text is left over', async (language) => {
  const file = join(pictureFolder, '..', '..', 'locales', language, 'pictures.json');
  const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, object>;
  // The tall picture replaces the first one and has its texts.
  const described = [...placed].filter((name) => name !== places.heroTall);
  expect(Object.keys(texts).toSorted()).toEqual(described.toSorted());
  for (const [name, fields] of Object.entries(texts)) expect(Object.keys(fields), name).toEqual(['alt', 'caption']);
});
