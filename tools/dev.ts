// `npm run dev`: like `npm start`, with hot reload.
import { context } from 'esbuild';
import { functionsBundle } from './support/buildFunctions.ts';
import { provideJava } from './support/provideJava.ts';
import { host, ports, requireFreePorts } from './support/ports.ts';
import { inProject } from './support/projectRoot.ts';
import { runTask } from './support/runTask.ts';
import { printUrls } from './support/printUrls.ts';
import { startSuite } from './support/startSuite.ts';

await runTask(async (processGroup) => {
  const began = performance.now();
  await provideJava();
  await requireFreePorts();
  // The Functions emulator reloads when the bundle changes. Build errors are printed.
  const bundle = await context({ ...functionsBundle, logLevel: 'info' });
  await bundle.watch();
  processGroup.start(
    'website',
    inProject('node_modules/.bin/react-router'),
    ['dev', '--host', host, '--port', String(ports.site), '--strictPort'],
    { cwd: inProject('web') },
  );
  const { hasUi } = await startSuite(processGroup, { hosting: false });
  printUrls({ began, hasUi, note: 'Output of the dev server: .cache/logs/website.log. ' });
  return 'running';
});
