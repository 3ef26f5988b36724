// `npm run check`: types, lint, boundaries between layers, format, dead code, villa data.
import { runChecks } from './support/runChecks.ts';
import { runTask } from './support/runTask.ts';

await runTask(async () => {
  const { failed } = await runChecks();
  return failed > 0 ? 1 : 0;
});
