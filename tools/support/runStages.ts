import { existsSync, readFileSync, rmSync } from 'node:fs';
import { buildFunctions } from './buildFunctions.ts';
import { buildWeb } from './buildWeb.ts';
import { findChromium } from './findChromium.ts';
import { findJava } from './findJava.ts';
import type { Household } from './Household.ts';
import type { Stage, TestWish } from './parseTestArguments.ts';
import { requireFreePorts } from './ports.ts';
import { inProject } from './projectRoot.ts';
import { type CommandResult, runCommand } from './runCommand.ts';
import { runChecks } from './runChecks.ts';
import { emulatorEnv, startSuite } from './startSuite.ts';
import { say, secondsSince } from './step.ts';

type Count = { passed: number; failed: number };

/** Lines that a test wants read even when all is well, such as measured figures, begin with this. */
const FIGURE = '▸ ';

function readReport<Report>(stage: Stage): Report | undefined {
  const file = inProject('.cache', 'reports', `${stage}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

function countVitest(stage: Stage): Count | undefined {
  type Report = {
    numTotalTests: number;
    numPassedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const report = readReport<Report>(stage);
  if (!report) return undefined;
  // A file that cannot even be loaded has no tests to count, and is one failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests + broken.length };
}

function countPlaywright(): Count | undefined {
  type Suite = { suites?: Suite[]; specs: { title: string; file: string; tests: { status: string }[] }[] };
  type Report = {
    suites: Suite[];
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  const report = readReport<Report>('e2e');
  if (!report) return undefined;
  const specsOf = (suites: Suite[]): Suite['specs'] =>
    suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsOf(inner ?? [])]);
  for (const { file, title, tests } of specsOf(report.suites)) {
    if (tests.some(({ status }) => status === 'flaky')) say(`! passed only when tried again: ${file} › ${title}`);
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + skipped + report.errors.length };
}

/** What a runner said, without the tests that passed and without the ends of lines that hold a megabyte. */
function whatFailed(output: string): string {
  const lines = output.split('\n').filter((line) => !/^\s*(✓|ok)\s/.test(line));
  return lines
    .map((line) => (line.length > 500 ? `${line.slice(0, 500)} ...` : line))
    .join('\n')
    .trim();
}

/** One line when all is well; what the runner said in full when not. A run without a failed test can still fail, and counts as one then. */
function conclude(stage: Stage, began: number, run: CommandResult, counted: Count | undefined): Count {
  const count = counted ?? { passed: 0, failed: 0 };
  const failed = run.status !== 0 && count.failed === 0 ? 1 : count.failed;
  if (failed > 0) say(whatFailed(run.output));
  else for (const line of run.output.split('\n').filter((one) => one.trimStart().startsWith(FIGURE))) say(line);
  say(`${failed === 0 ? '✓' : '✗'} ${stage}: ${count.passed} passed, ${failed} failed  ${secondsSince(began)}`);
  return { passed: count.passed, failed };
}

async function vitest(stage: 'unit' | 'integration', passOn: string[]): Promise<Count> {
  const began = performance.now();
  rmSync(inProject('.cache', 'reports', `${stage}.json`), { force: true });
  const run = await runCommand(
    stage,
    inProject('node_modules/.bin/vitest'),
    [
      ...['run', '--project', stage, '--no-color'],
      ...[
        '--reporter',
        'default',
        '--reporter',
        'json',
        `--outputFile.json=${inProject('.cache', 'reports', `${stage}.json`)}`,
      ],
      ...passOn,
    ],
    { env: { ...process.env, ...(stage === 'integration' ? emulatorEnv : {}), NO_COLOR: '1' } },
  );
  return conclude(stage, began, run, countVitest(stage));
}

async function playwright(passOn: string[]): Promise<Count> {
  const browser = await findChromium();
  const began = performance.now();
  rmSync(inProject('.cache', 'reports', 'e2e.json'), { force: true });
  const run = await runCommand('e2e', inProject('node_modules/.bin/playwright'), ['test', ...passOn], {
    env: { ...process.env, ...emulatorEnv, ...(browser ? { CHROMIUM_PATH: browser } : {}), NO_COLOR: '1' },
  });
  return conclude('e2e', began, run, countPlaywright());
}

/** Runs the wished stages one after the other, the suite started and freshly seeded for those that need it, and adds up what they count. */
export async function runStages(household: Household, { stages, passOn }: TestWish): Promise<Count> {
  const sum: Count = { passed: 0, failed: 0 };
  const add = ({ passed, failed }: Count) => {
    sum.passed += passed;
    sum.failed += failed;
  };
  const needsSuite = stages.includes('integration') || stages.includes('e2e');
  if (needsSuite) {
    findJava();
    await requireFreePorts();
    if (stages.includes('e2e')) await findChromium();
  }
  await buildFunctions();
  if (stages.includes('check')) add(await runChecks());
  if (needsSuite || stages.includes('unit')) await buildWeb();
  if (stages.includes('unit')) add(await vitest('unit', passOn));
  if (!needsSuite) return sum;
  await startSuite(household, { hosting: true });
  if (stages.includes('integration')) add(await vitest('integration', passOn));
  if (stages.includes('e2e')) add(await playwright(passOn));
  return sum;
}
