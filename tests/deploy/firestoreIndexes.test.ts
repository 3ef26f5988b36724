import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../tools/support/projectRoot.ts';

type Override = { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: unknown[] };
const { fieldOverrides } = JSON.parse(readFileSync(inProject('firestore.indexes.json'), 'utf8')) as {
  fieldOverrides: Override[];
};

test('what is written with an end goes by itself: mails, and who never confirmed the newsletter', () => {
  const expiring = fieldOverrides.filter(({ ttl }) => ttl).map((one) => `${one.collectionGroup}.${one.fieldPath}`);
  expect(expiring).toEqual(expect.arrayContaining(['mail.expiresAt', 'newsletter.expiresAt']));
  // An index on a field that only ever grows is a hot spot, and nobody asks by it.
  for (const { ttl, indexes } of fieldOverrides) if (ttl) expect(indexes).toEqual([]);
});

test('every mail is queued through the one function that gives it an end', () => {
  const writers = globSync('functions/src/**/*.ts', { cwd: inProject() }).filter(
    (path) =>
      !path.endsWith('.test.ts') &&
      /collection\(mailCollection\)\s*\.(doc|add)/.test(readFileSync(inProject(path), 'utf8')),
  );
  expect(writers).toEqual(['functions/src/mail/mailDocument.ts']);
});
