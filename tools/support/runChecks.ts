import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { findContentFaults } from './findContentFaults.ts';
import { inProject, projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';
import { print, secondsSince } from './step.ts';

type Findings = { status: number; output: string };
type Check = { name: string; run: () => Promise<Findings> };

const bin = (name: string) => inProject('node_modules/.bin', name);

/** Finds tests that are skipped or focused. */
async function findSwitchedOffTests(): Promise<Findings> {
  const switched =
    /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:only|skip|todo|fixme|skipIf|runIf)\b|\b(?:fit|xit|xdescribe|fdescribe)\(/;
  const files = ['functions/src', 'web/app', 'tools', 'tests'].flatMap((folder) =>
    globSync(inProject(folder, '**/*.{test,spec}.{ts,tsx}')),
  );
  const findings = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        switched.test(line) ? [`${relative(projectRoot, file)}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  return { status: findings.length > 0 ? 1 : 0, output: findings.join('\n') };
}

/** Everything that has imports. */
const code = ['functions/src', 'web/app', 'web/build', 'tools', 'tests', 'emulator-data', 'villa'];

function typesOf(name: string, config: string): Promise<Findings> {
  const memory = inProject('.cache', `${name}.tsbuildinfo`);
  const args = ['--project', inProject(config), '--incremental', '--tsBuildInfoFile', memory, '--pretty', 'false'];
  return runCommand(`check-${name}`, bin('tsc'), args);
}

async function webTypes(): Promise<Findings> {
  const made = await runCommand('check-web-routes', bin('react-router'), ['typegen'], { cwd: inProject('web') });
  return made.status === 0 ? typesOf('web-types', 'web/tsconfig.json') : made;
}

const checks: Check[] = [
  { name: 'types of the web', run: webTypes },
  { name: 'types of functions, tools and tests', run: () => typesOf('types', 'tsconfig.json') },
  {
    name: 'lint',
    run: () =>
      runCommand('check-lint', bin('eslint'), [
        ...['.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content'],
        ...['--cache-location', inProject('.cache', 'eslint')],
      ]),
  },
  {
    name: 'boundaries and cycles',
    run: () => runCommand('check-boundaries', bin('depcruise'), ['--config', 'tools/lint/boundaries.ts', ...code]),
  },
  {
    name: 'format',
    run: () =>
      runCommand('check-format', bin('prettier'), [
        ...['--check', '.', '--log-level', 'warn'],
        ...['--cache', '--cache-strategy', 'content', '--cache-location', inProject('.cache', 'prettier')],
      ]),
  },
  { name: 'dead code', run: () => runCommand('check-dead-code', bin('knip'), ['--no-progress']) },
  {
    name: 'villa data, languages, pictures',
    run: async () => {
      const faults = findContentFaults(projectRoot);
      return { status: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
    },
  },
  { name: 'no test switched off', run: findSwitchedOffTests },
];

/** Runs all checks in parallel and prints a line for each; findings are printed in full. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const waiting = [...checks];
  let failed = 0;
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const began = performance.now();
      const { status, output } = await check.run();
      print(`${status === 0 ? '✓' : '✗'} ${check.name}  ${secondsSince(began)}`);
      if (status !== 0) {
        failed += 1;
        print(`${output.trim()}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return { passed: checks.length - failed, failed };
}
