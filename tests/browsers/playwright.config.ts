import { defineConfig } from '@playwright/test';
import type { FoundEngine } from '../../tools/support/findEngines.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import type { EngineOptions } from './engineTest.ts';

const found = JSON.parse(process.env.BROWSER_ENGINES ?? '[]') as FoundEngine[];

/** The tests that run in Chromium, Firefox and WebKit, with a project for each. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: inProject('.cache/browsers'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 900_000,
  reporter: [['list'], ['json', { outputFile: inProject('.cache/reports/browsers.json') }]],
  // Starts with the last engine, WebKit. WebKitWebDriver serves one session at a time, so WebKit's tests run one after
  // another, while the second worker runs those of the other engines.
  projects: found.toReversed().map((foundEngine) => ({
    name: foundEngine.engine,
    use: { foundEngine },
    ...(foundEngine.by === 'webdriver' ? { workers: 1 } : {}),
    // Not in Chromium, because tests/e2e/pages.spec.ts opens every page there and fails on any error or warning in the
    // console.
    ...(foundEngine.engine === 'chromium' ? { testIgnore: '**/publicPages.spec.ts' } : {}),
    grepInvert: { chromium: /@not-in-chromium|@only-in-webkit/, firefox: /@only-in-webkit/, webkit: [] }[
      foundEngine.engine
    ],
  })),
});
