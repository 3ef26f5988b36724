/*
 * `npm test`: everything that decides whether the project works, from a clean clone.
 *
 *   npm test                                     all stages
 *   npm test -- --only unit                      one stage or several: check, unit, villas, integration, e2e, browsers (comma-separated)
 *   npm test -- tests/rules/rules.test.ts        one file, in the stage that it belongs to
 *   npm test -- --only e2e --grep "two guests"   what follows is passed on to the stage's own runner
 */
import { parseTestArguments } from './support/parseTestArguments.ts';
import { PlainFailure } from './support/PlainFailure.ts';
import { runTask } from './support/runTask.ts';
import { print, secondsSince } from './support/step.ts';
import { runStages } from './support/runStages.ts';

await runTask(
  async (processGroup) => {
    const began = performance.now();
    const wish = parseTestArguments(process.argv.slice(2));
    const { passed, failed, notes } = await runStages(processGroup, wish);
    await processGroup.stop();
    if (passed + failed === 0) throw new PlainFailure('Nothing was tested: no test fits what was asked for.');
    print(`\nAll in all ${secondsSince(began)}.`);
    for (const note of notes) print(note);
    print(`${passed} passed, ${failed} failed`);
    process.exit(failed > 0 ? 1 : 0);
  },
  () => false,
);
