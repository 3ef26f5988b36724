/*
 * `npm run bench:calendar`: how evenly the owner's calendar scrolls through 24 months of three full apartments, on a phone's screen with a
 * quarter of this machine's speed. Ends with status 1 when it stutters.
 */
import { measureScrolling } from './bench/measureScrolling.ts';
import { buildFunctions } from './support/buildFunctions.ts';
import { buildWeb } from './support/buildWeb.ts';
import { provideJava } from './support/provideJava.ts';
import { launchChromium } from './support/launchChromium.ts';
import { requireFreePorts } from './support/ports.ts';
import { inProject } from './support/projectRoot.ts';
import { mustRun } from './support/runCommand.ts';
import { runTask } from './support/runTask.ts';
import { emulatorEnv, startSuite } from './support/startSuite.ts';

await runTask(
  async (processGroup) => {
    await provideJava();
    await requireFreePorts();
    await buildFunctions();
    await buildWeb();
    await startSuite(processGroup, { hosting: true });
    await mustRun('Filling the calendar', 'fill', process.execPath, [inProject('emulator-data/fillCalendar.ts')], {
      env: { ...process.env, ...emulatorEnv },
    });
    const browser = await launchChromium();
    const isEven = await measureScrolling(browser);
    await browser.close();
    await processGroup.stop();
    process.exit(isEven ? 0 : 1);
  },
  () => false,
);
