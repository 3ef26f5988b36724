import { expect } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { languages } from '../../functions/src/domain/language.ts';
import { everyPlace, pathTo } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import { engineTest as test, sizes } from './engineTest.ts';

/** For effects that follow hydration. */
const SETTLE_MS = 200;

for (const language of languages) {
  test(`every page hydrates without an error in the console: ${language}`, async ({ openPage, foundEngine }) => {
    const began = performance.now();
    const page = await openPage(sizes.desk);
    // My bookings leads whoever is not signed in away at once; the walks open it signed in.
    const places = everyPlace(apartments.map(({ slug }) => slug)).filter(
      (place) => place.language === language && place.page !== 'myBookings',
    );
    for (const place of places) {
      const path = pathTo(place.page, language, place.slug);
      const before = page.errors.length;
      await page.open(path);
      await page.waitUntilHydrated();
      await pause(SETTLE_MS);
      expect.soft(page.errors.slice(before), path).toEqual([]);
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`▸ ${foundEngine.engine}: ${places.length} pages in ${language} in ${seconds} s`);
  });
}
