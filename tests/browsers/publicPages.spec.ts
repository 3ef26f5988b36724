import { setTimeout as pause } from 'node:timers/promises';
import { everyPlace, pathTo } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import { engineTest as test, sizes } from './engineTest.ts';

/** In milliseconds. Time for effects that follow hydration. */
const SETTLE_MS = 200;

const language = 'pl';

// The fixture fails the test for any error in the console, and names the page.
test('every page hydrates without an error in the console', async ({ openPage, foundEngine }) => {
  const began = performance.now();
  const page = await openPage(sizes.desk);
  // Leaves out My bookings, which redirects guests who are not signed in. The walks open it signed in.
  const places = everyPlace([apartments[0]!.slug]).filter(
    (place) => place.language === language && place.page !== 'myBookings',
  );
  for (const place of places) {
    await page.open(pathTo(place.page, language, place.slug));
    await page.waitUntilHydrated();
    await pause(SETTLE_MS);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`▸ ${foundEngine.engine}: ${places.length} pages in ${seconds} s`);
});
