import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import places from '../../../villa/pictures.json' with { type: 'json' };
import { makePlaceholder, pictureVariants } from './pictureVariants.ts';
import { readMaster, type Master } from './readMaster.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterAll(() => rm(folder, { recursive: true }));

/**
 * A photograph whose left half is red and whose right half is blue, stored sideways as a phone does when held upright.
 */
async function photograph(name: string, blue = 255): Promise<Master> {
  const half = (r: number, b: number) =>
    ({ create: { width: 960, height: 1280, channels: 3, background: { r, g: 0, b } } }) as const;
  const upright = await sharp({ create: { width: 1920, height: 1280, channels: 3, background: 'black' } })
    .composite([
      { input: half(255, 0), left: 0, top: 0 },
      { input: half(0, blue), left: 960, top: 0 },
    ])
    .png()
    .toBuffer();
  const path = join(folder, `${name}.jpg`);
  await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toFile(path);
  return readMaster(path);
}

async function look(image: Buffer) {
  const { format, width, height, exif, orientation } = await sharp(image).metadata();
  return { format, width, height, exif, orientation };
}

test('a picture is made in AVIF and WebP in every width, upright, without the camera’s metadata', async () => {
  const variants = pictureVariants(await photograph('bay'));
  expect([...variants.keys()]).toEqual(
    [320, 640, 768, 1024, 1280, 1536].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]),
  );
  const plain = { exif: undefined, orientation: undefined };
  expect(await look(await variants.get('-320.avif')!())).toEqual({ format: 'heif', width: 320, height: 213, ...plain });
  expect(await look(await variants.get('-640.webp')!())).toEqual({ format: 'webp', width: 640, height: 427, ...plain });
});

test('a picture is never enlarged', async () => {
  const path = join(folder, `${places.heroTall}.png`);
  await sharp({ create: { width: 1000, height: 1667, channels: 3, background: 'black' } }).toFile(path);
  const variants = pictureVariants(await readMaster(path));
  expect([...variants.keys()]).toEqual([320, 640, 768].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]));
});

test('a preview picture for links is a JPEG of its required size, and has no other variants', async () => {
  const variants = pictureVariants(await photograph(places.openGraph));
  expect([...variants.keys()]).toEqual(['-share.jpg']);
  expect(await look(await variants.get('-share.jpg')!())).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('the placeholder is 10x10', async () => {
  const placeholder = Buffer.from(await makePlaceholder(await photograph('bay')), 'base64');
  expect(await look(placeholder)).toMatchObject({ format: 'webp', width: 10, height: 10 });
  expect(placeholder.length).toBeLessThan(200);
});

test('a different picture under the same name gets a different URL, and the same picture keeps its URL', async () => {
  const before = await photograph('bay');
  expect((await photograph('bay')).src).toBe(before.src);
  expect((await photograph('bay', 200)).src).not.toBe(before.src);
  expect(before.src).toMatch(/^\/assets\/pictures\/bay-[0-9a-f]{6}$/);
});
