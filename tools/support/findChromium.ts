import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { downloadWhileMoving, forgetFailedDownload } from './downloadWhileMoving.ts';
import { PlainFailure } from './PlainFailure.ts';
import { inProject } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';
import { say } from './step.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installedChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((name) => join(folder, name)));
  return [...onPath, ...applications].find((file) => existsSync(file));
}

async function fromDebian(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say("  installing Debian's Chromium (once) ...");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-update', 'apt-get', ['update'], { env });
  const { status } = await runCommand(
    'apt-chromium',
    'apt-get',
    ['install', '--yes', '--no-install-recommends', 'chromium'],
    { env },
  );
  return status === 0;
}

/**
 * Sees to a browser for the tests: Playwright's own, which is the ordinary way, else one that is installed, else Debian's package. Answers the
 * program's path, or undefined for Playwright's own. Throws a PlainFailure when there is none to be had.
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
  const installed = installedChromium() ?? ((await fromDebian()) ? installedChromium() : undefined);
  if (installed) {
    say(`• the tests' own browser cannot be downloaded here: using ${installed}`);
    return installed;
  }
  forgetFailedDownload('browser');
  throw new PlainFailure(
    'The tests need Chromium and none could be downloaded or found: install it (on Debian: "sudo apt-get install chromium"), ' +
      'or name one in CHROMIUM_PATH, and try again.',
  );
}
