import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyClient } from './clients.ts';
import { findSurprises } from './Check.ts';
import { checks } from './checks.ts';
import { RulesProject } from './RulesProject.ts';

const project = new RulesProject('demo-villa-rules');

beforeAll(async () => {
  await project.load(readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'));
  await project.reset();
});

afterAll(() => project.close());

test.each(everyClient)(
  '%s reads exactly the documents that the rules give them, and writes nothing',
  async (client) => {
    const surprises = await findSurprises(
      checks.filter((check) => check.client === client),
      project,
    );
    expect(surprises.map(({ message }) => message)).toEqual([]);
  },
);
