import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inProject } from './projectRoot.ts';

/** Brotli at its best, as a host keeps files that were compressed when they were deployed; once for each content. */
export function compress(content: Buffer): Buffer {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const kept = inProject('.cache', 'brotli', `${name}.br`);
  if (existsSync(kept)) return readFileSync(kept);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const compressed = brotliCompressSync(content, { params });
  mkdirSync(dirname(kept), { recursive: true });
  // Renamed into place, so that nobody running beside us reads half of it.
  const half = `${kept}.${process.pid}`;
  writeFileSync(half, compressed);
  renameSync(half, kept);
  return compressed;
}
