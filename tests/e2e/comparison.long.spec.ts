import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import { book } from '../support/bookingRequest.ts';
import { messagesOf, moneyIn } from '../support/messagesOf.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { stayQuery } from './BookingWalk.ts';
import { expect, siteTest as test } from './siteTest.ts';

const language = 'it';
const couple = { adults: 2, children: 0 };
const apartments = sampleVilla();
test(
  'the comparison has the totals of the chosen dates, and every column is in sight',
  { tag: '@only-phone' },
  async ({ page, week }) => {
    const t = messagesOf(language);
    await book(
      apartments.find(({ slug }) => slug === 'lavender')!,
      week,
    );
    await page.goto(pathTo('apartments', language) + stayQuery(week, couple));
    const table = page.getByRole('table', { name: t('apartments.compare.heading') });
    const totals = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: t('apartments.compare.total'), exact: true }) })
      .getByRole('cell');
    await expect(totals).toHaveText(
      apartments.map((apartment) =>
        apartment.slug === 'lavender'
          ? t('apartments.compare.notFree')
          : moneyIn(language, quoteStay(week, couple, apartment, apartment.propertyTerms).totalPayment),
      ),
    );
    // No column is cut off, and none has to be scrolled to.
    const widths = await table.evaluate((element: { scrollWidth: number; clientWidth: number }) => [
      element.scrollWidth,
      element.clientWidth,
    ]);
    expect(widths[0]).toBe(widths[1]);
    const { width } = page.viewportSize()!;
    for (const cell of await table.getByRole('cell').all()) {
      const box = (await cell.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.width).toBeGreaterThan(60);
    }
  },
);
