import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookingLinkKey, isSameKey, linkKey, linkVersions, type LinkKind } from './linkKey.ts';

const usual = { ...linkVersions };
const withSecret = (secret: string) => void vi.stubEnv('LINK_KEY', secret);
beforeEach(() => withSecret('secret'));
afterEach(() => void Object.assign(linkVersions, usual));

const kinds = Object.keys(usual) as LinkKind[];
const keys = () => kinds.map((kind) => linkKey(kind, ['7K3Q9-XRD2M', 'ada@example.net']));

it('signs every kind of link with a different key', () => {
  expect(new Set(keys()).size).toBe(kinds.length);
  const before = keys();
  expect(keys()).toEqual(before);
  withSecret('other');
  for (const key of keys()) expect(before).not.toContain(key);
});

it.each(kinds)('invalidates only links of the kind %s when its version is raised', (kind) => {
  const before = keys();
  linkVersions[kind] += 1;
  const ended = kinds.filter((_, index) => before[index] !== keys()[index]);
  expect(ended).toEqual([kind]);
});

const booking = { id: '7K3Q9-XRD2M', email: 'ada@example.net', linkVersion: 0 };

it('a key depends on the booking, its email, its version and the secret', () => {
  const key = bookingLinkKey(booking);
  const opens = (given: string, other = {}) => isSameKey(given, bookingLinkKey({ ...booking, ...other }));
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(opens(key)).toBe(true);
  for (const other of [{ id: '7K3Q9-XRD2N' }, { email: 'eve@example.net' }, { linkVersion: 1 }]) {
    expect(opens(key, other)).toBe(false);
  }
  for (const wrong of ['', key.slice(1), `${key}A`, 'é'.repeat(22)]) {
    expect(opens(wrong)).toBe(false);
  }
  withSecret('other');
  expect(opens(key)).toBe(false);
});
