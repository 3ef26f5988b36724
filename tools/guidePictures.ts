/*
 * `npm run guide:pictures`: takes the README's pictures of the desk in docs/guide/ again, in the test that does an
 * owner's tasks.
 */
import { mkdirSync } from 'node:fs';
import { inProject } from './support/projectRoot.ts';
import { runStages } from './support/runStages.ts';
import { runTask } from './support/runTask.ts';

await runTask(async (processGroup) => {
  mkdirSync(inProject('docs', 'guide'), { recursive: true });
  process.env.GUIDE_PICTURES = 'yes';
  const { failed } = await runStages(processGroup, {
    part: 'any',
    stages: ['e2e'],
    passOn: ['tests/e2e/ownerGuide.spec.ts'],
  });
  return failed > 0 ? 1 : 0;
});
