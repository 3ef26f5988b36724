// `npm start`: from a clean clone to a site where a guest could book.
import { buildFunctions } from './support/buildFunctions.ts';
import { buildWeb } from './support/buildWeb.ts';
import { findJava } from './support/findJava.ts';
import { host, ports, requireFreePorts } from './support/ports.ts';
import { runTask } from './support/runTask.ts';
import { startSuite } from './support/startSuite.ts';
import { say, secondsSince } from './support/step.ts';

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
    say(
      [
        '',
        `Ready after ${secondsSince(began)}.`,
        '',
        `  The site      http://${host}:${ports.site}`,
        `  Mails         http://${host}:${ports.mailPage}`,
        ...(hasUi ? [`  Emulator UI   http://${host}:${ports.ui}`] : []),
        '',
        'Ctrl-C ends everything.',
      ].join('\n'),
    );
  },
  () => ready,
);
