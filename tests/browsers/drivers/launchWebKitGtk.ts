import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebKitGtk } from '../../../tools/support/findEngines.ts';
import { host } from '../../../tools/support/ports.ts';
import { scriptToLack, type Browser, type Point } from './Driver.ts';
import { ErrorCollector } from './ErrorCollector.ts';
import { WebDriverSession } from './WebDriverSession.ts';

const START_LIMIT_MS = 60_000;

/** Without this, MiniBrowser's toolbar would make its window wider than a phone. */
const narrowToolbar = 'button, entry { min-width: 0; margin: 0; padding: 0; }';

/** WebKitGTK's MiniBrowser by its WebDriver, on a display of its own. The driver serves one session at a time. */
export async function launchWebKitGtk({ driver, miniBrowser, xvfb }: WebKitGtk): Promise<Browser> {
  const settings = mkdtempSync(join(tmpdir(), 'webkitgtk-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${await firstLine(screen)}`;
  const startService = async () => {
    const port = await freePort();
    const service = spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        XDG_CONFIG_HOME: settings,
        LANG: 'en_GB.UTF-8',
        LANGUAGE: 'en_GB',
        // WebKit does not run its sandbox as root.
        ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
      },
    });
    const driverUrl = `http://${host}:${port}`;
    await waitUntilReady(driverUrl);
    return { driverUrl, stop: () => service.kill() };
  };
  let service = await startService();

  return {
    async newPage(size, lacking) {
      const collector = new ErrorCollector(scriptToLack(lacking));
      // WebKit is the only engine here in which popovers can really be switched off.
      const args = lacking.includes('popover') ? ['--features=-PopoverAttribute'] : [];
      const capabilities = {
        browserName: 'MiniBrowser',
        proxy: { proxyType: 'manual', httpProxy: await collector.start() },
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', ...args] },
      };
      const start = () => WebDriverSession.start(service.driverUrl, capabilities);
      const restart = async () => {
        service.stop();
        service = await startService();
        return start();
      };
      // Sometimes MiniBrowser hangs while it starts, before there is a page. Starting it again helps.
      const session = await start().catch(restart).catch(restart);
      await session.resize(size);
      let scrolled: Point = { x: 0, y: 0 };
      return {
        open: (url) => session.open(url),
        evaluate: (expression) => session.evaluate(expression),
        tap: (point) => session.click(point),
        type: (text) => session.type(text),
        async swipe(from, to) {
          // WebKitGTK's driver scrolls by the difference from the previous wheel action.
          scrolled = { x: scrolled.x + from.x - to.x, y: scrolled.y + from.y - to.y };
          await session.wheel(from, scrolled);
        },
        errors: () => collector.errors,
        async close() {
          await session.end();
          collector.stop();
        },
      };
    },
    async close() {
      service.stop();
      screen.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/**
 * Reads up to the end of the line. Xvfb writes the number and the line end separately, and stops if nobody reads the
 * line end.
 */
async function firstLine({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stdout! })) return line;
  throw new Error('Xvfb did not start');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function waitUntilReady(driverUrl: string): Promise<void> {
  for (const began = performance.now(); performance.now() - began < START_LIMIT_MS; await pause(50)) {
    const response = await fetch(`${driverUrl}/status`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`WebKitWebDriver did not answer within ${START_LIMIT_MS / 1000} s`);
}
