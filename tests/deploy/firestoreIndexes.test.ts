import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../tools/support/projectRoot.ts';

type Override = { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: unknown[] };
type Index = { collectionGroup: string; fields: { fieldPath: string; order: string }[] };
const { indexes, fieldOverrides } = JSON.parse(readFileSync(inProject('firestore.indexes.json'), 'utf8')) as {
  indexes: Index[];
  fieldOverrides: Override[];
};

test('what is written with an end goes by itself: mails, counts, and what nobody confirmed', () => {
  const expiring = fieldOverrides.filter(({ ttl }) => ttl).map((one) => `${one.collectionGroup}.${one.fieldPath}`);
  expect(expiring).toEqual(
    expect.arrayContaining(
      ['mail', 'withheldMail', 'newsletter', 'limits', 'unconfirmedRequests', 'waitlist'].map(
        (collection) => `${collection}.expiresAt`,
      ),
    ),
  );
  // An index on a field that only ever grows is a hot spot, and nobody asks by it.
  for (const { ttl, indexes } of fieldOverrides) if (ttl) expect(indexes).toEqual([]);
});

test('every mail is queued through the one function that gives it an end', () => {
  const writers = globSync('functions/src/**/*.ts', { cwd: inProject() }).filter(
    (path) =>
      !path.endsWith('.test.ts') &&
      /collection\((?:mail|withheldMail)Collection\)\s*\.(doc|add)/.test(readFileSync(inProject(path), 'utf8')),
  );
  expect(writers).toEqual(['functions/src/mail/queue/mailDocument.ts']);
});

describe('the fields of mail', () => {
  const exempt = fieldOverrides.filter((one) => one.collectionGroup === 'mail').map(({ fieldPath }) => fieldPath);
  const queries = globSync('functions/src/mail/**/*.ts', { cwd: inProject() })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(inProject(path), 'utf8'));
  const needed = queries.flatMap((code) =>
    [...code.matchAll(/\.(?:where|orderBy)\(\s*'([\w.]+)'/g)].map(([, field]) => field!),
  );

  test('that are large, and that nobody asks by, have no index', () => {
    expect(exempt).toEqual(expect.arrayContaining(['message', 'delivery.error', 'delivery.info', 'tellsOf']));
  });

  test('of single fields exist: an exemption covers a field and everything in it', () => {
    expect(needed).toEqual(expect.arrayContaining(['delivery.state', 'delivery.retryAt', 'queuedAt', 'replyTo']));
    const without = needed.filter((field) => exempt.some((one) => field === one || field.startsWith(`${one}.`)));
    expect(without).toEqual([]);
  });

  test('of two fields that are queried together exist', () => {
    // The emulator answers without: the mail that was delivered last, in showMailProblem.
    const [ordered] = queries.flatMap((code) =>
      [...code.matchAll(/\.where\('([\w.]+)', '==',[^)]*\)\s*\.orderBy\('([\w.]+)', 'desc'\)/g)].map(
        ([, ...both]) => both,
      ),
    );
    expect(ordered).toEqual(['delivery.state', 'delivery.endTime']);
    const fields = indexes.filter((one) => one.collectionGroup === 'mail').map((one) => one.fields);
    expect(fields).toEqual([
      [
        { fieldPath: ordered![0], order: 'ASCENDING' },
        { fieldPath: ordered![1], order: 'DESCENDING' },
      ],
    ]);
  });
});
