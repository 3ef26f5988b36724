import { defineConfig, devices } from '@playwright/test';
import { host, ports } from './tools/support/ports.ts';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  // Tests of one file may build on one another's nights; files have stays of their own.
  fullyParallel: false,
  workers: 3,
  // A test that passes only when tried again shows a defect, of the test or of the site.
  retries: 0,
  forbidOnly: true,
  // Limits tell what hangs, not what is slow: a machine that is busy with other things may take ten times as long.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    baseURL: `http://${host}:${ports.site}`,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Nothing leaves this machine; the tests fail on what tries to.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@only-phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    // Only what is marked with it: most of what a test says does not depend on the size.
    {
      name: 'phone',
      grep: /@phone|@only-phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
});
