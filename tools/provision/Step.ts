/** What a step has found. */
export type Look =
  | { state: 'done'; says: string; notes?: string[] }
  /** `create` makes it and returns what a person should know afterwards. */
  | { state: 'missing'; says: string; lines?: string[]; create: () => Promise<string | void> }
  /** Only a person can do it, somewhere else. */
  | { state: 'byHand'; says: string; mend: string[] };

/** One thing that a live site needs. Looking changes nothing. */
export interface Step {
  /** Short and stable, for `--despite`. */
  id: string;
  look: () => Promise<Look>;
}

export interface Found {
  id: string;
  look: Look;
}

export async function lookAt(steps: readonly Step[]): Promise<Found[]> {
  return Promise.all(steps.map(async ({ id, look }) => ({ id, look: await look() })));
}

/** As it is printed. */
export function describeFound({ id, look }: Found): string[] {
  const sign = { done: '✓', missing: '+', byHand: '!' }[look.state];
  const more = look.state === 'done' ? look.notes : look.state === 'missing' ? look.lines : look.mend;
  return [`${sign} ${look.says}  [${id}]`, ...(more ?? []).map((line) => `    ${line}`)];
}
