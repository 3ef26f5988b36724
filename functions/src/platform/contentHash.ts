import { createHash } from 'node:crypto';

/** SHA-256 of a request's content, independent of the order of its fields; in hexadecimal. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content, sorted)).digest('hex');
}

function sorted(_name: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}
