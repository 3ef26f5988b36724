import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { downloadWhileMoving, forgetFailedDownload } from './downloadWhileMoving.ts';
import { installDebianPackages } from './installDebianPackages.ts';
import { PlainFailure } from './PlainFailure.ts';
import { inProject } from './projectRoot.ts';
import { print } from './step.ts';

/**
 * A browser that draws no window, like Playwright's own for headless tests. It takes a fifth less time than a full
 * browser.
 */
const headlessShell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function findOnPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
}

const findHeadlessShell = () => findOnPath([headlessShell]);
const findBrowser = () => findOnPath(browsers) ?? applications.find((file) => existsSync(file));

async function provideInstalled(): Promise<string | undefined> {
  return (
    findHeadlessShell() ??
    ((await installDebianPackages([headlessShell])) ? findHeadlessShell() : undefined) ??
    findBrowser() ??
    ((await installDebianPackages(['chromium'])) ? findBrowser() : undefined)
  );
}

/**
 * Provides a browser for tests: Playwright's own, else an installed headless shell or Debian's package of it, else a full browser in the
 * same order.
 * @returns its path, `undefined` for Playwright's own
 * @throws {PlainFailure} if none is available
 */
export async function findChromium(): Promise<string | undefined> {
  const own = () => existsSync(chromium.executablePath());
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (own()) return undefined;
  await downloadWhileMoving({
    name: 'browser',
    what: "the tests' browser",
    command: inProject('node_modules/.bin/playwright'),
    args: ['install', 'chromium'],
  });
  if (own()) return undefined;
  const installed = await provideInstalled();
  if (installed) {
    print(`• the tests' own browser cannot be downloaded here: using ${installed}`);
    return installed;
  }
  forgetFailedDownload('browser');
  throw new PlainFailure(
    'The tests need Chromium and none could be downloaded or found: install it (on Debian: "sudo apt-get install chromium"), ' +
      'or name one in CHROMIUM_PATH, and try again.',
  );
}
