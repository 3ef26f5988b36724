import { setTimeout as pause } from 'node:timers/promises';
import { chromium, firefox, webkit, type CDPSession } from '@playwright/test';
import type { Engine } from '../../../tools/support/findEngines.ts';
import { scriptToLack, type Browser, type Point } from './Driver.ts';

const types = { chromium, firefox, webkit };
const PHONE_WIDTH = 600;
/** In milliseconds. Limit for loading a page. */
const LIMIT_MS = 120_000;

/** @param executablePath a browser that is not Playwright's own. Only Chromium can be one. */
export async function launchPlaywright(engine: Engine, executablePath: string | undefined): Promise<Browser> {
  const browser = await types[engine].launch(executablePath ? { executablePath } : {});
  return {
    async newPage(size, lacking) {
      const isTouch = engine === 'chromium' && size.width < PHONE_WIDTH;
      const context = await browser.newContext({
        viewport: size,
        locale: 'en-GB',
        hasTouch: isTouch,
        isMobile: isTouch,
      });
      context.setDefaultTimeout(LIMIT_MS);
      await context.addInitScript(scriptToLack(lacking));
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()} (${page.url()})`);
      });
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message} (${page.url()})`));
      return {
        open: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        tap: ({ x, y }) => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
        type: (text) => page.keyboard.type(text),
        async swipe(from, to) {
          if (isTouch) return drawFinger(await context.newCDPSession(page), from, to);
          await page.mouse.move(from.x, from.y);
          await page.mouse.wheel(from.x - to.x, from.y - to.y);
        },
        errors: () => errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** The finger rests before it leaves the screen. After a quicker swipe, Chromium scrolls too far on a busy machine. */
async function drawFinger(session: CDPSession, from: Point, to: Point): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let share = 0.1; share <= 1; share += 0.1) {
    await pause(20);
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await pause(120);
  await touch('touchEnd', []);
  await session.detach();
}
