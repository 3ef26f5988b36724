import { launch } from 'puppeteer-core';
import { scriptToLack, type Browser } from './Driver.ts';

/** In milliseconds. Limit for a command, and for loading a page. */
const LIMIT_MS = 120_000;

/** BiDi reports no message of an error object, so this writes its text to the console. */
const writeErrors = `{
  const { error } = console;
  console.error = (...details) => error.apply(console, details.map((detail) => (detail?.message ? String(detail) : detail)));
}`;

/** A Firefox that is installed on the machine, driven by WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    timeout: LIMIT_MS,
    extraPrefsFirefox: { 'intl.locale.requested': 'en-GB' },
  });
  return {
    async newPage(size, lacking) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(LIMIT_MS);
      await page.setViewport(size);
      await page.evaluateOnNewDocument(scriptToLack(lacking));
      await page.evaluateOnNewDocument(writeErrors);
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()} (${page.url()})`);
      });
      // Closes the dialog. Otherwise the page would wait for an answer, and the test too.
      page.on('dialog', (dialog) => {
        errors.push(`asked: ${dialog.type()} ${dialog.message()} (${page.url()})`);
        void dialog.accept();
      });
      page.on('pageerror', (error) => errors.push(`uncaught: ${String(error)} (${page.url()})`));
      return {
        async open(url) {
          await page.goto(url).catch((error: Error) => {
            // The page redirected before it had loaded.
            if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
          });
        },
        evaluate: async <Result>(expression: string) => (await page.evaluate(expression)) as Result,
        tap: ({ x, y }) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        async swipe(from, to) {
          await page.mouse.move(from.x, from.y);
          await page.mouse.wheel({ deltaX: from.x - to.x, deltaY: from.y - to.y });
        },
        errors: () => errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
