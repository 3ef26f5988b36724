/*
 * `npm run guide:pictures`: takes the pictures of docs/owner-guide.md anew, in docs/guide/. They come from the test that follows the guide
 * task by task, so they show what it says.
 */
import { mkdirSync } from 'node:fs';
import { inProject } from './support/projectRoot.ts';
import { runStages } from './support/runStages.ts';
import { runTask } from './support/runTask.ts';

await runTask(
  async (processGroup) => {
    mkdirSync(inProject('docs', 'guide'), { recursive: true });
    process.env.GUIDE_PICTURES = 'yes';
    const { failed } = await runStages(processGroup, {
      part: 'any',
      stages: ['e2e'],
      passOn: ['tests/e2e/ownerGuide.spec.ts'],
    });
    await processGroup.stop();
    process.exit(failed > 0 ? 1 : 0);
  },
  () => false,
);
