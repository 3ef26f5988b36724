import { existsSync, globSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { downloadWhileMoving } from './downloadWhileMoving.ts';
import { findChromium, findOnPath } from './findChromium.ts';
import { installDebianPackages } from './installDebianPackages.ts';
import { inProject } from './projectRoot.ts';
import { print } from './step.ts';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** Paths of programs. */
export type WebKitGtk = { driver: string; miniBrowser: string; xvfb: string };

/** How an engine is started: by Playwright, or from the machine's own packages. */
export type FoundEngine =
  | { engine: Engine; by: 'playwright'; executablePath?: string | undefined }
  | { engine: 'firefox'; by: 'bidi'; executablePath: string }
  | ({ engine: 'webkit'; by: 'webdriver' } & WebKitGtk);

const playwrightTypes = { firefox, webkit };

/** Playwright's own build, downloaded at most once. It may be unusable after the download: on some systems it lacks libraries. */
async function findPlaywrightBuild(engine: 'firefox' | 'webkit'): Promise<FoundEngine | undefined> {
  const type = playwrightTypes[engine];
  if (!existsSync(type.executablePath())) {
    await downloadWhileMoving({
      name: engine,
      what: `Playwright's ${engine}`,
      command: inProject('node_modules/.bin/playwright'),
      args: ['install', engine],
    });
  }
  if (!existsSync(type.executablePath())) return undefined;
  try {
    await (await type.launch()).close();
    return { engine, by: 'playwright' };
  } catch {
    print(`• Playwright's ${engine} does not start here: "npx playwright install-deps ${engine}" says what it lacks`);
    return undefined;
  }
}

function findInstalledFirefox(): FoundEngine | undefined {
  const applications = ['/Applications/Firefox.app/Contents/MacOS/firefox'].filter((file) => existsSync(file));
  const executablePath = findOnPath(['firefox-esr', 'firefox']) ?? applications[0];
  return executablePath ? { engine: 'firefox', by: 'bidi', executablePath } : undefined;
}

function findInstalledWebKit(): FoundEngine | undefined {
  const driver = findOnPath(['WebKitWebDriver']);
  const xvfb = findOnPath(['Xvfb']);
  const [miniBrowser] = globSync('/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser');
  return driver && xvfb && miniBrowser ? { engine: 'webkit', by: 'webdriver', driver, miniBrowser, xvfb } : undefined;
}

export const inDebian = {
  firefox: { find: findInstalledFirefox, packages: ['firefox-esr'] },
  webkit: { find: findInstalledWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/**
 * Finds the engines for the browser tests: Playwright's own builds first, then installed ones, then Debian's packages. `missing` has a
 * sentence for each unavailable one.
 */
export async function findEngines(): Promise<{ found: FoundEngine[]; missing: string[] }> {
  const found: FoundEngine[] = [{ engine: 'chromium', by: 'playwright', executablePath: await findChromium() }];
  const missing: string[] = [];
  for (const engine of ['firefox', 'webkit'] as const) {
    const { find, packages } = inDebian[engine];
    const engineFound =
      (await findPlaywrightBuild(engine)) ?? find() ?? ((await installDebianPackages(packages)) ? find() : undefined);
    if (engineFound) found.push(engineFound);
    else {
      missing.push(
        `Nothing was tested in ${engine}: it could not be downloaded or found here ` +
          `(try "npx playwright install --with-deps ${engine}", or on Debian "sudo apt-get install ${packages.join(' ')}").`,
      );
    }
  }
  return { found, missing };
}

/**
 * How unavailable engines affect the result. On CI, each counts as a failure, because the run would otherwise pass
 * without it. Elsewhere, each is a note.
 */
export function countMissing(missing: string[], { CI }: NodeJS.Dict<string>): { failed: number; notes: string[] } {
  return { failed: CI ? missing.length : 0, notes: missing };
}
