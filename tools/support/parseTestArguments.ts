import { PlainFailure } from './PlainFailure.ts';

export const stages = ['check', 'unit', 'villas', 'integration', 'e2e', 'browsers'] as const;
export type Stage = (typeof stages)[number];

/** Stages to run and arguments for their runners. */
export type TestWish = { stages: readonly Stage[]; passOn: string[] };

function stageOfFile(file: string): Stage {
  if (/(^|\/)tests\/browsers(\/|$)/.test(file)) return 'browsers';
  if (/(^|\/)tests\/e2e(\/|$)|\.spec\.ts/.test(file)) return 'e2e';
  return /(^|\/)tests\/(integration|rules|concurrency)(\/|$)/.test(file) ? 'integration' : 'unit';
}

/**
 * Parses the arguments after `npm test --`.
 * @throws {PlainFailure} for an unknown stage
 */
export function parseTestArguments(args: string[]): TestWish {
  const at = args.indexOf('--only');
  if (at >= 0) {
    const asked = (args[at + 1] ?? '').split(',');
    const wrong = asked.find((name) => !stages.includes(name as Stage));
    if (wrong !== undefined) throw new PlainFailure(`There is no stage "${wrong}": choose from ${stages.join(', ')}.`);
    const passOn = args.filter((_, index) => index !== at && index !== at + 1);
    return { stages: stages.filter((stage) => asked.includes(stage)), passOn };
  }
  const files = args.filter((arg) => !arg.startsWith('-'));
  if (args.length === 0) return { stages, passOn: [] };
  if (files.length === 0) throw new PlainFailure('Say with --only which stage these options are for.');
  const wanted = new Set(files.map(stageOfFile));
  return { stages: stages.filter((stage) => wanted.has(stage)), passOn: args };
}
