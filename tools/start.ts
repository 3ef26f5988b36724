// `npm start`: from a clean clone to the running site.
import { buildFunctions } from './support/buildFunctions.ts';
import { buildWeb } from './support/buildWeb.ts';
import { provideJava } from './support/provideJava.ts';
import { requireFreePorts } from './support/ports.ts';
import { runTask } from './support/runTask.ts';
import { printUrls } from './support/printUrls.ts';
import { startSuite } from './support/startSuite.ts';

await runTask(async (processGroup) => {
  const began = performance.now();
  // First check what the user may have to fix, before minutes of work.
  await provideJava();
  await requireFreePorts();
  await buildFunctions();
  await buildWeb();
  const { hasUi } = await startSuite(processGroup, { hosting: true });
  printUrls({ began, hasUi });
  return 'running';
});
