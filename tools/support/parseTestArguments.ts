import { PlainFailure } from './PlainFailure.ts';

export const stages = ['check', 'unit', 'built', 'villas', 'integration', 'e2e', 'browsers'] as const;
export type Stage = (typeof stages)[number];

/**
 * Which files of a stage run. `main`: all but those named `*.long.test.ts` or `*.long.spec.ts`; `long`: only those;
 * `any`: the files that were named.
 */
export type Part = 'main' | 'long' | 'any';

/** What to run, with arguments for the stages' runners. */
export type TestRun = { part: Part; stages: readonly Stage[]; passOn: string[] };

/** The stages of `npm test` and of `npm run test:long`. */
const stagesOf: Record<Exclude<Part, 'any'>, readonly Stage[]> = {
  main: ['check', 'unit', 'built', 'integration', 'e2e'],
  long: ['unit', 'villas', 'integration', 'e2e', 'browsers'],
};

function stageOfFile(file: string): Stage {
  if (/(^|\/)tests\/browsers(\/|$)/.test(file)) return 'browsers';
  if (/(^|\/)tests\/e2e(\/|$)|\.spec\.ts/.test(file)) return 'e2e';
  if (/(^|\/)tests\/(builtPages|pageWeights|deploy\/functionsAlone)/.test(file)) return 'built';
  return /(^|\/)tests\/(integration|rules|concurrency)(\/|$)/.test(file) ? 'integration' : 'unit';
}

/**
 * Parses the arguments after `npm test --` or `npm run test:long --`.
 * @throws {PlainFailure} for an unknown stage
 */
export function parseTestArguments(part: 'main' | 'long', args: string[]): TestRun {
  const at = args.indexOf('--only');
  const files = args.filter((arg, index) => !arg.startsWith('-') && (at < 0 || index > at + 1 || index < at));
  const isFile = files.some((file) => /\.(test|spec)\.tsx?$/.test(file));
  if (at >= 0) {
    const asked = (args[at + 1] ?? '').split(',');
    const wrong = asked.find((name) => !stages.includes(name as Stage));
    if (wrong !== undefined) throw new PlainFailure(`There is no stage "${wrong}": choose from ${stages.join(', ')}.`);
    const passOn = args.filter((_, index) => index !== at && index !== at + 1);
    return { part: isFile ? 'any' : part, stages: stages.filter((stage) => asked.includes(stage)), passOn };
  }
  if (args.length === 0) return { part, stages: stagesOf[part], passOn: [] };
  if (files.length === 0) throw new PlainFailure('Say with --only which stage these options are for.');
  const wanted = new Set(files.map(stageOfFile));
  return { part: 'any', stages: stages.filter((stage) => wanted.has(stage)), passOn: args };
}
