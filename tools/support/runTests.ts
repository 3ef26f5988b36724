import { parseTestArguments } from './parseTestArguments.ts';
import { PlainFailure } from './PlainFailure.ts';
import { runStages } from './runStages.ts';
import { runTask } from './runTask.ts';
import { print, secondsSince } from './step.ts';

/** Runs the tests selected on the command line. The last line printed is `N passed, N failed`. */
export function runTests(part: 'main' | 'long'): Promise<void> {
  return runTask(async (processGroup) => {
    const began = performance.now();
    const asked = parseTestArguments(part, process.argv.slice(2));
    const { passed, failed, notes, slowest } = await runStages(processGroup, asked);
    // The run was interrupted. Tests that were stopped have not failed.
    if (processGroup.isLeaving) return 1;
    if (passed + failed === 0) throw new PlainFailure('Nothing was tested: no test fits what was asked for.');
    if (slowest.length > 1) print(['\nThe slowest files:', ...slowest].join('\n'));
    print(`\nAll in all ${secondsSince(began)}.`);
    for (const note of notes) print(note);
    print(`${passed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  });
}
