import { fileURLToPath } from 'node:url';
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { claimWeeks, releaseWeeks, type TwoWeeks } from '../support/claimWeeks.ts';
import { consentCookie } from './consentCookie.ts';
import { watchContext, type Watch } from './watchContext.ts';

interface SiteFixtures {
  /**
   * Whether the guest has already decided about consent. True by default, because the card appears late at the bottom
   * of every page and would disturb other tests.
   */
  decided: boolean;
  /** Whether Chrome translates every page once it is hydrated. */
  translated: boolean;
  /** Allows console messages, page errors or failed requests of this kind, because the test itself causes them. */
  allow: (...troubles: RegExp[]) => void;
  /**
   * A week from Saturday to Saturday that no other test uses. It is free in every apartment, and its bookings are
   * deleted afterwards.
   */
  week: Stay;
  /** The week that follows, as free as the first. */
  nextWeek: Stay;
  weeks: TwoWeeks;
  /** Opens a page for another guest, with a browser context of its own that is watched like the first. */
  anotherGuest: () => Promise<Page>;
  watch: Watch;
}

/**
 * A guest on the site. A test fails on any console error or warning, page error or failed request that it did not
 * allow, and on any request that leaves this machine.
 */
export const siteTest = base.extend<SiteFixtures>({
  decided: [true, { option: true }],
  translated: [false, { option: true }],
  watch: [
    async ({}, use) => {
      const watch: Watch = { troubles: [], allowed: [], pending: new Set() };
      await use(watch);
      const unexpected = watch.troubles.filter((trouble) => !watch.allowed.some((pattern) => pattern.test(trouble)));
      expect(unexpected, 'troubles in the browser').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, decided, translated, watch }, use, testInfo) => {
    if (decided) await context.addCookies([consentCookie()]);
    if (translated) {
      await context.addInitScript({ path: fileURLToPath(new URL('translateAsChrome.js', import.meta.url)) });
      // Parts that React hydrates later no longer match the translated page, so React renders them anew.
      watch.allowed.push(/Minified React error #418;/);
    }
    watchContext(context, watch);
    await use(context);
    // A test may have failed because the page waited for one of these requests.
    if (testInfo.status !== testInfo.expectedStatus && watch.pending.size > 0) {
      const body = [...watch.pending].map((request) => `${request.method()} ${request.url()}`).join('\n');
      await testInfo.attach('requests without a response', { body, contentType: 'text/plain' });
    }
  },
  allow: async ({ watch }, use) => {
    await use((...troubles) => void watch.allowed.push(...troubles));
  },

  weeks: async ({}, use) => {
    const weeks = await claimWeeks();
    await use(weeks);
    await releaseWeeks(weeks);
  },
  week: ({ weeks }, use) => use(weeks[0]),
  nextWeek: ({ weeks }, use) => use(weeks[1]),
  anotherGuest: async ({ browser, decided, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await openContext(browser);
      opened.push(context);
      if (decided) await context.addCookies([consentCookie()]);
      watchContext(context, watch);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

/** Opens a context with the project's size and language, because the runner gives its own options to every context. */
function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext();
}

export { expect };
