import type { Page } from '@playwright/test';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import {
  currentApartmentsPath,
  type CurrentApartmentsResponse,
} from '../../functions/src/contract/currentApartments.ts';

/**
 * Changes the prices and rules that one page reads. Does not change the documents, because other tests read them too.
 */
export async function changeApartments(page: Page, change: (apartment: Apartment) => void): Promise<void> {
  await page.route(`**${currentApartmentsPath}`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as CurrentApartmentsResponse;
    json.apartments.forEach(change);
    await route.fulfill({ response, json });
  });
}
