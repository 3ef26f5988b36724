import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { bookOtherVilla, buildOtherVilla } from './bookOtherVilla.ts';
import { buildFunctions } from './buildFunctions.ts';
import { buildWeb } from './buildWeb.ts';
import { findChromium } from './findChromium.ts';
import { countMissing, findEngines } from './findEngines.ts';
import { provideJava } from './provideJava.ts';
import type { ProcessGroup } from './ProcessGroup.ts';
import type { Part, Stage, TestRun } from './parseTestArguments.ts';
import { requireFreePorts } from './ports.ts';
import { inProject, projectRoot } from './projectRoot.ts';
import { type CommandResult, runCommand } from './runCommand.ts';
import { runChecks } from './runChecks.ts';
import { emulatorEnv, restartEmulators, startSuite } from './startSuite.ts';
import { print, secondsSince } from './step.ts';

type Count = { passed: number; failed: number };
/** How long a test file took, in seconds. */
type FileTime = { file: string; seconds: number };

/** Prefix of lines that are printed even if a stage passes, such as measured figures. */
const FIGURE = '▸ ';

/** A stage, or a task that runs beside one as a part of it. */
type Run = Stage | 'isolated';

type Outcome = Count & { times: FileTime[] };

const reportOf = (stage: Run) => inProject('.cache', 'reports', `${stage}.json`);

function readReport<Report>(stage: Run): Report | undefined {
  const file = reportOf(stage);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

function countVitest(stage: Run): { count: Count; times: FileTime[] } | undefined {
  type Report = {
    numTotalTests: number;
    numPassedTests: number;
    testResults: { name: string; status: string; startTime: number; endTime: number; assertionResults: unknown[] }[];
  };
  const report = readReport<Report>(stage);
  if (!report) return undefined;
  // A file that fails to load has no tests and counts as one failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    count: { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests + broken.length },
    times: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(projectRoot, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

type Suite = {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
};

function countPlaywright(stage: Stage): { count: Count; times: FileTime[] } | undefined {
  type Report = {
    config: { rootDir: string };
    suites: Suite[];
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  const report = readReport<Report>(stage);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const folder = relative(projectRoot, report.config.rootDir);
  const milliseconds = ({ specs, suites = [] }: Suite): number =>
    sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))) +
    sum(suites.map(milliseconds));
  return {
    // Flaky only occurs with retries on the command line.
    count: { passed: expected, failed: unexpected + flaky + skipped + report.errors.length },
    times: report.suites.map((suite) => ({ file: `${folder}/${suite.file}`, seconds: milliseconds(suite) / 1000 })),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** Output of a runner without passed tests, long lines cut. */
function whatFailed(output: string): string {
  const lines = output.split('\n').filter((line) => !/^\s*(✓|ok)\s/.test(line));
  return lines
    .map((line) => (line.length > 500 ? `${line.slice(0, 500)} ...` : line))
    .join('\n')
    .trim();
}

/** One line if the stage passed, else the runner's output. A failed run without a failed test counts as one failure. */
function conclude(
  stage: Run,
  began: number,
  run: CommandResult,
  { count, times }: { count: Count; times: FileTime[] } = { count: { passed: 0, failed: 0 }, times: [] },
): Outcome {
  const failed = run.status !== 0 && count.failed === 0 ? 1 : count.failed;
  if (failed > 0) print(whatFailed(run.output));
  else for (const line of run.output.split('\n').filter((one) => one.trimStart().startsWith(FIGURE))) print(line);
  if (count.passed + failed > 0) {
    print(`${failed === 0 ? '✓' : '✗'} ${stage}: ${count.passed} passed, ${failed} failed  ${secondsSince(began)}`);
  }
  return { passed: count.passed, failed, times };
}

async function vitest(stage: Run, part: Part, passOn: string[]): Promise<Outcome> {
  const began = performance.now();
  rmSync(reportOf(stage), { force: true });
  const run = await runCommand(
    stage,
    inProject('node_modules/.bin/vitest'),
    [
      ...['run', '--project', stage, '--no-color', '--reporter=default', '--reporter=json'],
      `--outputFile.json=${reportOf(stage)}`,
      ...(part === 'long' ? ['.long.test.'] : []),
      // The named files may all belong to another Playwright project.
      ...(passOn.length > 0 || part === 'long' ? ['--passWithNoTests'] : []),
      ...passOn,
    ],
    {
      env: {
        ...process.env,
        ...(['unit', 'built'].includes(stage) ? {} : emulatorEnv),
        TEST_PART: part,
        NO_COLOR: '1',
      },
    },
  );
  return conclude(stage, began, run, countVitest(stage));
}

const playwrightConfigs = { e2e: 'playwright.config.ts', browsers: 'tests/browsers/playwright.config.ts' };

async function playwright(
  stage: 'e2e' | 'browsers',
  part: Part,
  passOn: string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const began = performance.now();
  rmSync(reportOf(stage), { force: true });
  // Playwright matches both against the file's name too. The whole stage `browsers` is long.
  const long = String.raw`\.long\.spec\.ts`;
  const filter = stage === 'browsers' ? [] : { main: ['--grep-invert', long], long: [long], any: [] }[part];
  const args = ['test', '--config', inProject(playwrightConfigs[stage]), ...filter, ...passOn];
  const run = await runCommand(stage, inProject('node_modules/.bin/playwright'), args, {
    env: { ...process.env, ...emulatorEnv, ...env, NO_COLOR: '1' },
  });
  return conclude(stage, began, run, countPlaywright(stage));
}

/** Totals of all stages. */
export type TestSummary = Count & { notes: string[]; slowest: string[] };

/**
 * Runs stages; those that need the suite begin with freshly seeded data. Tests that need no running suite run beside stages that often wait
 * for the emulators. Browser stages keep all cores busy, so they run one after the other.
 */
export async function runStages(processGroup: ProcessGroup, { part, stages, passOn }: TestRun): Promise<TestSummary> {
  const total = { passed: 0, failed: 0, notes: [] as string[] };
  const times: FileTime[] = [];
  const add = ({ passed, failed, times: more = [] }: Count & { times?: FileTime[] }) => {
    total.passed += passed;
    total.failed += failed;
    times.push(...more);
  };
  const asked = (stage: Stage) => stages.includes(stage);
  const needsSuite = asked('integration') || asked('e2e') || asked('browsers');
  if (needsSuite || asked('villas')) {
    await provideJava();
    await requireFreePorts();
    if (asked('e2e') || asked('villas')) await findChromium();
  }
  const engines = asked('browsers') ? await findEngines() : undefined;
  if (needsSuite || asked('built')) {
    await buildFunctions();
    await buildWeb();
  }

  const starting = needsSuite ? startSuite(processGroup, { hosting: true }) : undefined;
  const integration = async () => {
    const suite = await starting;
    if (asked('integration')) add(await vitest('integration', part, passOn));
    return suite;
  };
  const beside = async () => {
    if (asked('check')) add(await runChecks());
    if (asked('unit')) add(await vitest('unit', part, passOn));
    if (asked('built')) add(await vitest('built', part, passOn));
    await starting;
    if (asked('integration')) add(await vitest('isolated', part, passOn));
    return asked('villas') ? buildOtherVilla() : undefined;
  };
  const [suite, otherVilla] = await Promise.all([integration(), beside()]);

  if (asked('integration') && asked('e2e')) await restartEmulators(processGroup);
  if (asked('e2e')) {
    const browser = await findChromium();
    add(await playwright('e2e', part, passOn, browser ? { CHROMIUM_PATH: browser } : {}));
  }
  if (engines) {
    if (asked('integration') || asked('e2e')) await restartEmulators(processGroup);
    add(await playwright('browsers', part, passOn, { BROWSER_ENGINES: JSON.stringify(engines.found) }));
    const { failed, notes } = countMissing(engines.missing, process.env);
    for (const sentence of notes) print(`${failed > 0 ? '✗' : '•'} ${sentence}`);
    add({ passed: 0, failed });
    total.notes.push(...notes);
  }
  if (otherVilla) {
    // The stage has its own emulators on the same ports.
    await suite?.stop();
    await bookOtherVilla(add, otherVilla);
  }
  const slowest = times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  return { ...total, slowest };
}
