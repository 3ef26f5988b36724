/** The result of a step's check. */
export type Look =
  | { state: 'done'; says: string; notes: string[] }
  | { state: 'missing'; says: string; lines: string[]; create: () => Promise<string | void> }
  | { state: 'byHand'; says: string; mend: string[] };

/** One thing that a live site needs. Checking changes nothing. */
export interface Step {
  /** Short and stable, for `--despite`. */
  id: string;
  look: () => Promise<Look>;
}

export const step = (id: string, look: Step['look']): Step => ({ id, look });

/** Nothing is left to do. */
export const done = (says: string, notes: string[] = []): Look => ({ state: 'done', says, notes });

/**
 * @param create creates it and returns notes for the person
 * @param lines what is going to be created
 */
export const missing = (says: string, create: () => Promise<string | void>, lines: string[] = []): Look => ({
  state: 'missing',
  says,
  lines,
  create,
});

/**
 * Only a person can do it, outside this command.
 * @param mend instructions for the person
 */
export const byHand = (says: string, ...mend: string[]): Look => ({ state: 'byHand', says, mend });

export interface Found {
  id: string;
  look: Look;
}

export async function lookAt(steps: readonly Step[]): Promise<Found[]> {
  return Promise.all(steps.map(async ({ id, look }) => ({ id, look: await look() })));
}

/** The printed form. */
export function describeFound({ id, look }: Found): string[] {
  const sign = { done: '✓', missing: '+', byHand: '!' }[look.state];
  const more = look.state === 'done' ? look.notes : look.state === 'missing' ? look.lines : look.mend;
  return [`${sign} ${look.says}  [${id}]`, ...more.map((line) => `    ${line}`)];
}
