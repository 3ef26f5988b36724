import { devices, type Browser, type Page } from '@playwright/test';
import { awaitInPage } from '../support/awaitInPage.ts';
import { inProject } from '../support/projectRoot.ts';
import { isFirebase } from './isFirebase.ts';
import type { ServedSite } from './servePages.ts';

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
/** The phone that Lighthouse has, too. */
const phone = {
  ...devices['Moto G4'],
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  locale: 'en-GB',
};
const LIMIT_MS = 30_000;
/** What comes later than this after the last of what is waited for is not the page's first sight. */
const SETTLE_MS = 800;

/** Times in ms since the page was asked for, weights in bytes as sent. */
export type Visit = {
  largestPaint: number;
  /** Sum of all long tasks' parts above 50 ms, between the first paint and the page being interactive. */
  blocked: number;
  shift: number;
  interactive: number;
  scriptBeforeLoad: number;
  script: number;
  firebase: number;
};

type Vitals = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  longTasks: [number, number][];
  interactive: number;
};

type Request = { url: string; at: number };

function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate('window.benchVitals');
}

/**
 * One guest's first visit on a phone with an empty cache, on a slow line and a slow processor, both really applied.
 * @param hasScripts false for the twin, which never becomes interactive
 */
export async function measureVisit(
  browser: Browser,
  site: ServedSite,
  path: string,
  hasScripts: boolean,
): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const inspector = await context.newCDPSession(page);
    const requests: Request[] = [];
    let loadedAt = Infinity;
    inspector.on('Network.requestWillBeSent', ({ request, timestamp }) =>
      requests.push({ url: request.url, at: timestamp }),
    );
    inspector.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
    await inspector.send('Page.enable');
    await inspector.send('Network.enable');
    await inspector.send('Network.emulateNetworkConditions', line);
    await inspector.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript({ path: inProject('tools/bench/watchVitals.js') });
    await page.goto(site.origin + encodeURI(path), { waitUntil: 'load', timeout: LIMIT_MS });
    if (hasScripts && !(await awaitInPage(page, 'window.benchVitals.interactive > 0', LIMIT_MS))) {
      throw new Error(`${path} does not come alive`);
    }
    await page.waitForTimeout(SETTLE_MS);
    const { firstPaint, largestPaint, shift, longTasks, interactive } = await readVitals(page);
    const scripts = requests.map(({ url, at }) => ({ ...toScript(site, url), at })).filter(({ isScript }) => isScript);
    const weighed = (wanted: typeof scripts) =>
      [...new Set(wanted.map(({ path }) => path))].reduce((sum, one) => sum + site.weigh(one), 0);
    return {
      largestPaint,
      shift,
      interactive,
      blocked: longTasks
        .filter(([at, length]) => at + length > firstPaint && at < interactive)
        .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
      scriptBeforeLoad: weighed(scripts.filter(({ at }) => at < loadedAt)),
      script: weighed(scripts),
      firebase: weighed(scripts.filter(({ path }) => isFirebase(site.read(path)))),
    };
  } finally {
    await context.close();
  }
}

function toScript(site: ServedSite, url: string): { path: string; isScript: boolean } {
  const { origin, pathname } = new URL(url);
  return { path: pathname, isScript: origin === site.origin && pathname.endsWith('.js') };
}
