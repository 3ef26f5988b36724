import { defineConfig, devices } from '@playwright/test';
import { host, ports } from './tools/support/ports.ts';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  // Tests in a file may depend on earlier ones. Files do not depend on each other, because each books its own nights.
  fullyParallel: false,
  workers: 3,
  // A test that passes only when tried again shows a defect, of the test or of the site.
  retries: 0,
  forbidOnly: true,
  // Only detects a test that hangs, because a busy machine may take ten times as long as usual.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    baseURL: `http://${host}:${ports.site}`,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // No other host can be reached. A page that tries to reach one fails its test.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@only-phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    // Only the tests marked for it, because most behaviour does not depend on the size of the screen.
    {
      name: 'phone',
      grep: /@phone|@only-phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
});
