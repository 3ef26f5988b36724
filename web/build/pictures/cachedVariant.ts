import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Master } from './readMaster.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'pictures');

/** A variant of a picture from the cache, created if missing. The key includes the master's hash. */
export async function cachedVariant(master: Master, ending: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const place = join(folder, basename(master.src));
  const file = join(place, ending.slice(1));
  if (existsSync(file)) return readFile(file);
  const variant = await make();
  await mkdir(place, { recursive: true });
  // Writes to a temporary name first, so that an interrupted build leaves no half-written picture.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, variant);
  await rename(unfinished, file);
  return variant;
}

/** Removes the cached variants of pictures that no longer exist. */
export async function removeOtherVariants(masters: Master[]): Promise<void> {
  const known = new Set(masters.map(({ src }) => basename(src)));
  for (const name of await readdir(folder)) {
    if (!known.has(name)) await rm(join(folder, name), { recursive: true });
  }
}
