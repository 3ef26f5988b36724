import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../tools/support/projectRoot.ts';

type Override = { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: unknown[] };
const { fieldOverrides } = JSON.parse(readFileSync(inProject('firestore.indexes.json'), 'utf8')) as {
  fieldOverrides: Override[];
};

test('documents with an expiry are deleted by a policy: mails, counts, and unconfirmed requests', () => {
  const expiring = fieldOverrides.filter(({ ttl }) => ttl).map((one) => `${one.collectionGroup}.${one.fieldPath}`);
  expect(expiring).toEqual(
    expect.arrayContaining(
      ['mail', 'withheldMail', 'newsletter', 'limits', 'unconfirmedRequests', 'waitlist'].map(
        (collection) => `${collection}.expiresAt`,
      ),
    ),
  );
  // An index on an ever-growing field is a hot spot, and no query uses it.
  for (const { ttl, indexes } of fieldOverrides) if (ttl) expect(indexes).toEqual([]);
});
