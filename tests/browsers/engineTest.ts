import { expect, test as base } from '@playwright/test';
import type { Stay } from '../../functions/src/domain/stay.ts';
import type { FoundEngine } from '../../tools/support/findEngines.ts';
import { slowBackend } from '../e2e/watchContext.ts';
import { claimWeeks, releaseWeeks, type TwoWeeks } from '../support/claimWeeks.ts';
import type { Browser, Feature, Size } from './drivers/Driver.ts';
import { launchFirefox } from './drivers/launchFirefox.ts';
import { launchPlaywright } from './drivers/launchPlaywright.ts';
import { launchWebKitGtk } from './drivers/launchWebKitGtk.ts';
import { GuestPage } from './GuestPage.ts';

export type EngineOptions = { foundEngine: FoundEngine };

type EngineFixtures = {
  /** Opens a page of a new guest, in a browser that may lack features. The test fails on any error in its console. */
  openPage: (size: Size, lacking?: Feature[]) => Promise<GuestPage>;
  /** A week from Saturday to Saturday that no other test uses. */
  week: Stay;
  /** The week that follows, as free as the first. */
  nextWeek: Stay;
  weeks: TwoWeeks;
};

export const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 800 } } satisfies Record<
  string,
  Size
>;

function launch(found: FoundEngine): Promise<Browser> {
  if (found.by === 'bidi') return launchFirefox(found.executablePath);
  if (found.by === 'webdriver') return launchWebKitGtk(found);
  return launchPlaywright(found.engine, found.executablePath);
}

/**
 * Firefox logs that it no longer loads modules, including message files, when the guest goes to another page. Chromium
 * does not log this. There, tests/e2e fails for a file that cannot be loaded.
 */
const givenUp = /error loading dynamically imported module|No \w\w messages for /;

/** The router's own script logs that it may not read the stored scroll positions. */
function isRefusedStorage(error: string, lacking: Feature[]): boolean {
  return lacking.includes('storage') && /^console: .*The operation is insecure/.test(error);
}

export const engineTest = base.extend<EngineFixtures, EngineOptions & { runningEngine: Browser }>({
  foundEngine: [undefined as never, { option: true, scope: 'worker' }],
  runningEngine: [
    async ({ foundEngine }, use) => {
      const running = await launch(foundEngine);
      await use(running);
      await running.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  openPage: async ({ runningEngine }, use) => {
    const opened: { page: GuestPage; lacking: Feature[]; close: () => Promise<void> }[] = [];
    await use(async (size, lacking = []) => {
      const driver = await runningEngine.newPage(size, lacking);
      const page = new GuestPage(driver);
      opened.push({ page, lacking, close: () => driver.close() });
      return page;
    });
    for (const { close } of opened) await close();
    const errors = opened.flatMap(({ page, lacking }) =>
      page.errors.filter(
        (error) => !slowBackend.test(error) && !givenUp.test(error) && !isRefusedStorage(error, lacking),
      ),
    );
    expect(errors, 'errors in the console').toEqual([]);
  },
  weeks: async ({}, use) => {
    const weeks = await claimWeeks();
    await use(weeks);
    await releaseWeeks(weeks);
  },
  week: ({ weeks }, use) => use(weeks[0]),
  nextWeek: ({ weeks }, use) => use(weeks[1]),
});
