import { PlainFailure } from '../support/PlainFailure.ts';
import { lookAt, describeFound, type Found, type Step } from './Step.ts';
import { findUnfilled, provisionedFiles } from './findUnfilled.ts';
import type { Villa } from './readVilla.ts';

/** Steps that must succeed before later ones can be checked. */
const foundations: readonly string[] = ['project', 'billing'];

export interface Conversation {
  print: (line: string) => void;
  /** Whether the person agrees to what was printed. */
  agrees: (question: string) => Promise<boolean>;
}

/**
 * Creates what is missing, group by group: everything is shown before anything is created, and what exists stays as it is.
 * @returns what only a person can do
 * @throws {PlainFailure} if values are not filled in, or if the person does not agree
 */
export async function provision(groups: Step[][], villa: Villa, { print, agrees }: Conversation): Promise<Found[]> {
  const written = Object.fromEntries(provisionedFiles.map((file) => [file, villa.files[file]]));
  const unfilled = findUnfilled(written, villa.property.address.country);
  if (unfilled.length > 0) {
    throw new PlainFailure(`Nothing was done: the villa's files are not filled in yet.\n${unfilled.join('\n')}`);
  }
  const left: Found[] = [];
  for (const group of groups) {
    const found = await lookAt(group);
    for (const one of found) describeFound(one).forEach(print);
    if (found.some(({ look }) => look.state === 'missing') && !(await agrees('Make what is marked with +?'))) {
      throw new PlainFailure('Nothing more was done.');
    }
    for (const { id, look } of found) {
      if (look.state !== 'missing') continue;
      const note = await look.create();
      print(`✓ made: ${id}`);
      if (note) print(`    ${note}`);
    }
    const byHand = found.filter(({ look }) => look.state === 'byHand');
    left.push(...byHand);
    if (byHand.some(({ id }) => foundations.includes(id))) break;
  }
  return left;
}
