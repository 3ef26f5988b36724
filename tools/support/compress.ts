import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inProject } from './projectRoot.ts';

/** Brotli at the highest level, as hosts compress files; cached by content. */
export function compress(content: Buffer): Buffer {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const cached = inProject('.cache', 'brotli', `${name}.br`);
  if (existsSync(cached)) return readFileSync(cached);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const compressed = brotliCompressSync(content, { params });
  mkdirSync(dirname(cached), { recursive: true });
  // Renamed, so that parallel readers never see half of it.
  const half = `${cached}.${process.pid}`;
  writeFileSync(half, compressed);
  renameSync(half, cached);
  return compressed;
}
