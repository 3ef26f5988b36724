import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findSurprises } from './Check.ts';
import { checks as allChecks } from './checks.ts';
import { RulesProject } from './RulesProject.ts';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** The conditions that `&&` or `||` joins, outside all brackets. */
function operandsOf(condition: string): { operator: string; operands: string[] } {
  const operands = [''];
  let [depth, operator] = [0, ''];
  for (const part of condition.split(/(&&|\|\||[()[\]])/)) {
    if (depth === 0 && (part === '&&' || part === '||')) {
      operator = part;
      operands.push('');
      continue;
    }
    if (/^[([]$/.test(part)) depth += 1;
    if (/^[)\]]$/.test(part)) depth -= 1;
    operands[operands.length - 1] += part;
  }
  return { operator, operands: operands.map((operand) => operand.trim()) };
}

/** Variants of a condition: without one of its parts, negated, or true for everybody who is signed in. */
function* weaken(condition: string): Generator<string> {
  const { operator, operands } = operandsOf(condition);
  if (operator) yield* operands.map((_, at) => operands.toSpliced(at, 1).join(` ${operator} `));
  else yield* condition === 'true' ? ['false'] : ['true', 'request.auth != null'];
  for (const [at, operand] of operands.entries()) {
    const nested = /^\((.*)\)$/s.exec(operand)?.[1];
    const changed = nested
      ? [...weaken(nested)].map((inner) => `(${inner})`)
      : [
          // The opposite of the operand would be the condition without it.
          ...(operator && operand !== 'true' ? [operator === '&&' ? 'false' : 'true'] : []),
          operand.replace(/==|!=/, (sign) => (sign === '==' ? '!=' : '==')),
          operand.replace(/\.lower\(\)/, ''),
          operand.replace(/'[\w.]+'(, |(?=\]))/, ''),
          operand.replace(/, '[\w.]+'\]/, ']'),
        ];
    for (const other of changed) {
      if (other !== operand) yield operands.with(at, other).join(` ${operator} `);
    }
  }
}

interface Mutant {
  name: string;
  rules: string;
  /** Part of the names of the checks that will most likely notice the mutant. */
  clue: string;
}

/** The rules with one deliberate fault each. */
function mutateRules(): Mutant[] {
  const mutants: Mutant[] = [];
  const change = (start: number, end: number, replacement: string) => {
    const before = rules.slice(0, start);
    const name = `line ${before.split('\n').length}: ${rules.slice(start, end)} -> ${replacement}`;
    const [, collection = 'bookings'] = [...before.matchAll(/match \/(?!databases)(\w+)/g)].at(-1) ?? [];
    const clue = collection.replace(/s$/, '');
    mutants.push({ name, rules: before + replacement + rules.slice(end), clue });
  };
  for (const { 0: whole, 1: condition = '', index } of rules.matchAll(/\b(?:if|return)\s+([^;]+);/g)) {
    const start = index + whole.indexOf(condition);
    for (const other of weaken(condition)) change(start, start + condition.length, other);
  }
  const tooMany = ['read, create', 'read, update', 'read, delete'];
  for (const [at, { 0: whole, index }] of [...rules.matchAll(/\ballow read: if [^;]+;/g)].entries()) {
    for (const methods of ['get', 'list', tooMany[at % 3]!])
      change(index, index + whole.length, whole.replace('read', methods));
  }
  // Widens a path, or opens the documents below it to everybody who claims to be an owner.
  for (const { 0: path, 1: variable = '', index } of rules.matchAll(/(?<=match )\/\w+\/\{(\w+)\}(?= \{)/g)) {
    change(index, index + path.length, path.replace(`{${variable}}`, `{${variable}=**}`));
    change(index, index + path.length, path.replace(/^\/\w+/, '/{any}'));
    const inside = index + path.length + 2;
    const door = 'match /{below}/{document} { allow read, write: if request.auth.token.admin == true; }';
    change(inside, inside, door);
  }
  return mutants;
}

/** Tests the mutants in a separate project. Returns the names of those that no check notices. */
async function findSurvivors(mutants: Mutant[], projectName: string): Promise<string[]> {
  const project = new RulesProject(projectName);
  const survivors: string[] = [];
  const killers = new Set<(typeof allChecks)[number]>();
  // First tries the checks that noticed the last mutant, because the next one is often similar.
  let checks = allChecks;
  const notices = async ({ rules: mutated, clue }: Mutant): Promise<boolean> => {
    await project.load(mutated);
    const [likely, others] = [true, false].map((is) => checks.filter(({ name }) => name.includes(clue) === is));
    const surprises = (await findSurprises([...likely!, ...others!], project)).map(({ check }) => check);
    for (const check of surprises) killers.add(check);
    checks = [...new Set([...surprises, ...checks])];
    // Only a successful write changes the stored documents.
    if (surprises.some(({ name }) => /^(create|update|delete|write) /.test(name))) await project.reset();
    return surprises.length > 0;
  };
  try {
    await project.load(rules);
    await project.reset();
    for (const mutant of mutants) {
      if (await notices(mutant)) continue;
      // On a busy machine, a request or its answer may get lost. So a mutant counts only if it also survives in a
      // restored project.
      await project.reset();
      if (!(await notices(mutant))) survivors.push(mutant.name);
    }
    // The checks that noticed the mutants must pass with the real rules.
    await project.load(rules);
    expect((await findSurprises([...killers], project)).map(({ message }) => message)).toEqual([]);
  } finally {
    await project.close();
  }
  return survivors;
}

test('every weakened rule makes a test fail', { timeout: 3_600_000 }, async () => {
  const mutants = mutateRules();
  const lanes = [0, 1].map((lane) => mutants.filter((_, at) => at % 2 === lane));
  const survivors = await Promise.all(lanes.map((lane, at) => findSurvivors(lane, `demo-villa-rules-mutants-${at}`)));
  console.log(`▸ Security rules: ${mutants.length} mutants`);
  expect(survivors.flat()).toEqual([]);
});
