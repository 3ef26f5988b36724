import type { Page } from '@playwright/test';
import { takenNightsPath } from '../../functions/src/contract/takenNights.ts';

/** The page gets the taken nights of this moment whenever it asks, as by a copy of the CDN. */
export async function serveOldNights(page: Page): Promise<void> {
  const copy = await (await fetch(`http://127.0.0.1:5000${takenNightsPath}`)).text();
  await page.route(`**${takenNightsPath}`, (route) => route.fulfill({ contentType: 'application/json', body: copy }));
}
