// `npm run check`: format, lint with the boundaries between layers, types, dead code.
import { runChecks } from './support/runChecks.ts';
import { runTask } from './support/runTask.ts';

await runTask(
  async () => {
    const { failed } = await runChecks();
    process.exit(failed > 0 ? 1 : 0);
  },
  () => false,
);
