import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { devices } from '@playwright/test';
import { inProject } from '../support/projectRoot.ts';
import { DevToolsPage } from './DevToolsPage.ts';
import { isFirebase } from './isFirebase.ts';
import type { ServedSite } from './servePages.ts';

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
/** The phone that Lighthouse has, too. */
const phone = {
  screen: { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true },
  agent: { userAgent: devices['Moto G4'].userAgent, acceptLanguage: 'en-GB' },
};
const LIMIT_MS = 30_000;
const STEP_MS = 50;
const WARM_UP_MS = 1500;
/** What comes later than this after the last of what is waited for is not the page's first sight. */
const SETTLE_MS = 800;

const watchVitals = readFileSync(inProject('tools/bench/watchVitals.js'), 'utf8');

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

/** Waits until an expression holds in the page. */
async function awaitIn(page: DevToolsPage, expression: string): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await page.evaluate<boolean>(`!!(${expression})`))) {
    if (Date.now() > end)
      throw new Error(`${await page.evaluate<string>('location.href')}: not even late ${expression}`);
    await setTimeout(STEP_MS);
  }
}

/**
 * One guest's first visit on a phone with an empty cache, on a slow line and a slow processor, both really applied.
 * @param port where the browser is debugged
 * @param hasScripts false for the twin, which never becomes interactive
 */
export async function measureVisit(port: number, site: ServedSite, path: string, hasScripts: boolean): Promise<Visit> {
  const page = await DevToolsPage.open(port, phone.screen);
  try {
    const requests: Request[] = [];
    let loadedAt = Infinity;
    page.on<{ request: { url: string }; timestamp: number }>('Network.requestWillBeSent', ({ request, timestamp }) =>
      requests.push({ url: request.url, at: timestamp }),
    );
    page.on<{ timestamp: number }>('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
    await page.send('Page.enable');
    await page.send('Network.enable');
    await page.send('Emulation.setDeviceMetricsOverride', phone.screen);
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.send('Emulation.setUserAgentOverride', phone.agent);
    await page.send('Network.emulateNetworkConditions', line);
    await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watchVitals });
    // A guest's browser has been there before; this one is still unfolding.
    await setTimeout(WARM_UP_MS);
    await page.send('Page.navigate', { url: site.origin + encodeURI(path) });
    await awaitIn(page, hasScripts ? 'window.benchVitals?.interactive' : 'performance.timing.loadEventEnd');
    await setTimeout(SETTLE_MS);
    const vitals = await page.evaluate<Vitals>('window.benchVitals');
    const { firstPaint, largestPaint, shift, longTasks, interactive } = vitals;
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
    await page.close();
  }
}

function toScript(site: ServedSite, url: string): { path: string; isScript: boolean } {
  const { origin, pathname } = new URL(url);
  return { path: pathname, isScript: origin === site.origin && pathname.endsWith('.js') };
}
