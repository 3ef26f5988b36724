// `npm run dev`: what `npm start` gives, but every change of the website or the functions shows at once.
import { context } from 'esbuild';
import { functionsBundle } from './support/buildFunctions.ts';
import { findJava } from './support/findJava.ts';
import { host, ports, requireFreePorts } from './support/ports.ts';
import { inProject } from './support/projectRoot.ts';
import { runTask } from './support/runTask.ts';
import { sayAddresses } from './support/sayAddresses.ts';
import { startSuite } from './support/startSuite.ts';

let ready = false;

await runTask(
  async (household) => {
    const began = performance.now();
    findJava();
    await requireFreePorts();
    // The Functions emulator loads its functions anew whenever the bundle changes. What does not build is told and waited out.
    const bundle = await context({ ...functionsBundle, logLevel: 'info' });
    await bundle.watch();
    household.start(
      'website',
      inProject('node_modules/.bin/react-router'),
      ['dev', '--host', host, '--port', String(ports.site), '--strictPort'],
      { cwd: inProject('web') },
    );
    const { hasUi } = await startSuite(household, { hosting: false });
    ready = true;
    sayAddresses({ began, hasUi, note: "The dev server's words: .cache/logs/website.log. " });
  },
  () => ready,
);
