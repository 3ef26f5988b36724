import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findSurprises, type Check } from './Check.ts';
import { checks } from './checks.ts';
import { mutateRules, type Mutant } from './mutateRules.ts';
import { RulesProject } from './RulesProject.ts';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/**
 * Whether some check notices that the rules are wrong. Checks that noticed a mutant are tried first on the next, which is often similar.
 */
class Hunter {
  #checks = checks;
  /** All checks that have noticed a mutant so far. */
  readonly killers = new Set<Check>();

  #likeliestFirst({ clues }: Mutant): Check[] {
    const fits = (check: Check): number => {
      const text = `${check.client}: ${check.name} `;
      return clues.filter((clue) => text.includes(clue)).length;
    };
    return this.#checks
      .map((check) => ({ check, fit: fits(check) }))
      .sort((a, b) => b.fit - a.fit)
      .map(({ check }) => check);
  }

  /** The failed checks; nothing when the mutant survives. */
  async hunt(mutant: Mutant, project: RulesProject): Promise<string[]> {
    await project.load(mutant.rules);
    const look = () => findSurprises(this.#likeliestFirst(mutant), project);
    const surprises = await look()
      // On a busy machine a connection may be lost, which proves nothing.
      .catch(async () => {
        await project.reset();
        return look();
      })
      .catch((error: unknown) => {
        throw new Error(`${mutant.name}: ${String(error)}`, { cause: error });
      });
    const killers = new Set(surprises.map(({ check }) => check));
    for (const killer of killers) this.killers.add(killer);
    this.#checks = [...killers, ...this.#checks.filter((check) => !killers.has(check))];
    // Only a write that succeeded leaves something behind.
    if (surprises.some(({ check }) => /^(create|update|delete|write) /.test(check.name))) await project.reset();
    return surprises.map(({ message }) => message);
  }
}

/** Tests the mutants in a project of their own. Returns the names of those that survive. */
async function findSurvivors(mutants: Mutant[], projectName: string): Promise<string[]> {
  const project = new RulesProject(projectName);
  const hunter = new Hunter();
  const survivors: string[] = [];
  try {
    await project.load(rules);
    await project.reset();
    for (const mutant of mutants) {
      let killers = await hunter.hunt(mutant, project);
      if (killers.length === 0) {
        // On a busy machine a request or its answer may be lost. Then its document may already exist and cannot be created again. A real
        // survivor survives again in a freshly restored project.
        await project.reset();
        killers = await hunter.hunt(mutant, project);
      }
      if (killers.length === 0) survivors.push(mutant.name);
    }
    // The mutants were killed by their own faults, not by a fault of this test.
    await project.load(rules);
    expect((await findSurprises([...hunter.killers], project)).map(({ message }) => message)).toEqual([]);
  } finally {
    await project.close();
  }
  return survivors;
}

test('every weakened rule makes a test fail', { timeout: 3_600_000 }, async () => {
  const mutants = mutateRules(rules);
  const survivors = await Promise.all(
    [0, 1].map((lane) =>
      findSurvivors(
        mutants.filter((_, at) => at % 2 === lane),
        `demo-villa-rules-mutants-${lane}`,
      ),
    ),
  );
  console.log(`Security rules: ${mutants.length - survivors.flat().length} of ${mutants.length} mutants killed`);
  expect(survivors.flat()).toEqual([]);
});
