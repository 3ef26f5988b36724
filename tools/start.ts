// `npm start`: from a clean clone to a site where a guest could book.
import { buildFunctions } from './support/buildFunctions.ts';
import { buildWeb } from './support/buildWeb.ts';
import { findJava } from './support/findJava.ts';
import { requireFreePorts } from './support/ports.ts';
import { runTask } from './support/runTask.ts';
import { sayAddresses } from './support/sayAddresses.ts';
import { startSuite } from './support/startSuite.ts';

let ready = false;

await runTask(
  async (household) => {
    const began = performance.now();
    // What only the reader can put right comes first, before minutes of work.
    findJava();
    await requireFreePorts();
    await buildFunctions();
    await buildWeb();
    const { hasUi } = await startSuite(household, { hosting: true });
    ready = true;
    sayAddresses({ began, hasUi });
  },
  () => ready,
);
