import { notGiven, nothing } from './plainState.ts';

/** The data behind such a list as `writeList` writes, without keys that have no value; nothing when there is more to it than plain data. */
export function readList(text: string): object | undefined {
  // Further lines are promises that were kept later.
  if (text.trimEnd().includes('\n')) return undefined;
  const list = JSON.parse(text) as unknown[];
  let plain = true;
  const read = (place: unknown): unknown => {
    if (place === nothing) return null;
    if (place === notGiven) return undefined;
    // Dates, errors and the like are lists that begin with a letter; other negative numbers are NaN and its kin.
    if (typeof place !== 'number' || place < 0) {
      plain = false;
      return undefined;
    }
    const value = list[place];
    if (Array.isArray(value)) return value.map(read);
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([key, one]) => [String(list[Number(key.slice(1))]), read(one)] as const);
    return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
  };
  const data = read(0);
  return plain && typeof data === 'object' && data !== null ? data : undefined;
}
