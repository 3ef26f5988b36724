import { describe, expect, test } from 'vitest';
import * as callables from '../../functions/src/contract/callables.ts';
import * as ownerCallables from '../../functions/src/contract/ownerCallables.ts';
import { mailRequest } from '../../functions/src/contract/mailRequest.ts';
import { lostPaths, releasedPages } from '../support/releasedPages.ts';

/*
 * Guests have pages of earlier releases open when new functions are deployed. The requests of those pages are recorded
 * per release.
 * Never edit a recorded request. For a new field, append a request with it to the newest file. Delete the file of a
 * release once nobody has its pages open any more.
 */
interface Schema {
  safeParse: (value: unknown) => { success: boolean; data?: unknown; error?: unknown };
  shape: Record<string, unknown>;
}
const ending = 'Request';
const schemas: Record<string, Schema> = Object.fromEntries(
  Object.entries({ ...callables, ...ownerCallables })
    .filter(([name]) => name.endsWith(ending))
    .map(([name, schema]) => [name.slice(0, -ending.length), schema as unknown as Schema]),
);

describe.each(releasedPages)('requests of pages of $release', ({ requests, mailRequests }) => {
  test.each(Object.entries(requests))('%s is still understood', (name, recorded) => {
    for (const request of recorded) {
      const parsed = schemas[name]?.safeParse(request);
      expect(parsed, name).toMatchObject({ success: true });
      // No value that the page has sent may be dropped. A missing value may get a default.
      expect(parsed?.data).toMatchObject(request);
    }
  });

  test('POST /mail/send is still understood', () => {
    for (const request of mailRequests) expect(mailRequest.safeParse(request)).toMatchObject({ success: true });
  });
});

test('the newest release has a request with every field of every call', () => {
  const { requests } = releasedPages.at(-1)!;
  const missing = Object.entries(schemas).flatMap(([name, { shape }]) => {
    const sent = new Set((requests[name] ?? []).flatMap((request) => Object.keys(request)));
    return requests[name] ? Object.keys(shape).flatMap((field) => (sent.has(field) ? [] : `${name}.${field}`)) : [name];
  });
  expect(missing).toEqual([]);
});

test('a missing field, another type and an emptied list are noticed in an answer', () => {
  const old = { nights: 7, apartments: [{ slug: 'a', quote: { total: 1 } }], reason: null };
  expect(lostPaths(old, { ...old, more: 1 })).toEqual([]);
  expect(lostPaths(old, { nights: '7', apartments: [{ slug: 'b', quote: {} }], reason: null })).toEqual([
    '.nights',
    '.apartments.0.quote.total',
  ]);
  expect(lostPaths(old, { nights: 7, apartments: [] })).toEqual(['.apartments.0', '.reason']);
});
