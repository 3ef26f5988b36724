import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyClient } from './clients.ts';
import { findSurprises } from './Check.ts';
import { readChecks } from './readChecks.ts';
import { RulesProject } from './RulesProject.ts';
import { wireChecks } from './wireChecks.ts';
import { writeChecks } from './writeChecks.ts';

const project = new RulesProject('demo-villa-rules');

beforeAll(async () => {
  await project.load(readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'));
  await project.reset();
});

afterAll(() => project.close());

describe.each([
  ['reads no more and no less than is theirs', readChecks],
  ['writes nothing', writeChecks],
  ['gets nothing by requests of their own make', wireChecks],
])('%s', (_, checks) => {
  const who = everyClient.filter((client) => checks.some((check) => check.client === client));
  test.each(who)('%s', async (client) => {
    const surprises = await findSurprises(
      checks.filter((check) => check.client === client),
      project,
    );
    expect(surprises.map(({ message }) => message)).toEqual([]);
  });
});

test('many checks allow and many refuse', () => {
  const all = [...readChecks, ...writeChecks, ...wireChecks];
  expect(new Set(all.map(({ client, name }) => `${client}: ${name}`)).size).toBe(all.length);
  expect(all.filter(({ allowed }) => allowed).length).toBeGreaterThan(250);
  expect(all.filter(({ allowed }) => !allowed).length).toBeGreaterThan(3000);
});
