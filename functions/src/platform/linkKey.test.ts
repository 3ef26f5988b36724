import { afterEach, expect, it } from 'vitest';
import { linkKey, linkVersions, type LinkKind } from './linkKey.ts';

const usual = { ...linkVersions };
afterEach(() => void Object.assign(linkVersions, usual));

const kinds = Object.keys(usual) as LinkKind[];
const keys = (secret = 'secret') => kinds.map((kind) => linkKey(kind, ['7K3Q9-XRD2M', 'ada@example.net'], secret));

it('signs every kind of link with another key', () => {
  expect(new Set(keys()).size).toBe(kinds.length);
  expect(keys()).toEqual(keys());
  for (const key of keys('other')) expect(keys()).not.toContain(key);
});

it.each(kinds)('ends the links of the kind %s, and no others, with its version', (kind) => {
  const before = keys();
  linkVersions[kind] += 1;
  const ended = kinds.filter((_, index) => before[index] !== keys()[index]);
  expect(ended).toEqual([kind]);
});
