import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf } from '../support/messagesOf.ts';
import type { Feature } from './drivers/Driver.ts';
import { engineTest as test, sizes } from './engineTest.ts';

const t = messagesOf('en');
const browsers: Record<string, Feature[]> = {
  'an older browser, without popovers and URL.canParse': ['popover', 'canParse'],
  'a browser that forbids storage and cookies': ['storage', 'cookies'],
};

/** In milliseconds. Longer than a page would take to reload. */
const RELOAD_MS = 1000;

for (const [name, lacking] of Object.entries(browsers)) {
  // Only in WebKit, which can really be without popovers. In the other engines, a script would remove the features, as
  // it does here for the rest.
  test(`every page is readable and a form can be sent in ${name} @only-in-webkit`, async ({ openPage }) => {
    const page = await openPage(sizes.phone, lacking);
    const paths = [
      pathTo('home', 'en'),
      pathTo('apartments', 'en'),
      pathTo('apartment', 'en', 'olive'),
      pathTo('request', 'en', 'olive'),
      pathTo('login', 'en'),
      pathTo('terms', 'en'),
      pathTo('contact', 'en'),
    ];
    for (const path of paths) {
      await test.step(path, async () => {
        await page.open(path);
        await page.waitUntilHydrated();
        const document = await page.documentId();
        await page.expectShown({ css: 'h1' });
        for (const closed of ['#nav-panel', '#language-menu', '#account-menu']) {
          expect(await page.isShown({ css: `${closed}, ${closed} *` }), closed).toBe(false);
        }
        await pause(RELOAD_MS);
        expect(await page.documentId(), 'was loaded again').toBe(document);
      });
    }
    const guest = {
      firstName: 'Ada',
      lastName: 'Novak',
      email: `${randomUUID()}@example.net`,
      message: 'Is there a cot?',
    };
    for (const [field, text] of Object.entries(guest)) {
      await page.type({ role: 'textbox', name: t(`form.${field}`), within: 'main form' }, text);
    }
    await page.tap({ role: 'button', name: t('contact.send') });
    await page.expectShown({ role: 'heading', name: t('contact.sent') });
  });
}
